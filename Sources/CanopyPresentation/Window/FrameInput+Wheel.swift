internal import CanopyCore
internal import CanopyInput
internal import Foundation

extension FrameInput {
  func deliver(_ event: WheelEvent, at time: TimeInterval) {
    tree.context[WheelInput.companion].receive(event, at: time) { touched(at: $0) }
  }
}
