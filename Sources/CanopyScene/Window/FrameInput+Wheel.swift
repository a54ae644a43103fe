internal import CanopyInput
internal import Foundation

extension FrameInput {
  func deliver(_ event: WheelEvent, at time: TimeInterval) {}
}
