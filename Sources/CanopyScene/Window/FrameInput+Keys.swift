internal import CanopyInput
internal import Foundation

extension FrameInput {
  func deliver(_ event: KeyEvent, at time: TimeInterval) {}
  func deliver(_ event: CompositionEvent, at time: TimeInterval) {}
}
