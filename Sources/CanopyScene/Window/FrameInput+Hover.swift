internal import CanopyInput
internal import Foundation

extension FrameInput {
  func deliver(_ event: HoverEvent, at time: TimeInterval) {}
}
