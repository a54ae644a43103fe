internal import CanopyCore
internal import CanopyInput
internal import Foundation

/// The presentations in which touches began. A touch is followed in the coordinates of its presentation, which may move meanwhile.
@MainActor
struct TouchedLayers {
  private var presentations: [Int: Presentation] = [:]

  /// Returns an event with its place in the content of the presentation that is touched.
  mutating func location(of event: PointerEvent, in input: FrameInput) -> PointerEvent {
    if event.phase == .began, case .presentation(let presentation) = input.layer(at: event.location) {
      presentations[event.id] = presentation
    }
    guard let presentation = presentations[event.id] else { return event }
    if event.phase == .ended || event.phase == .cancelled { presentations[event.id] = nil }
    var event = event
    event.location = presentation.contentLocation(event.location)
    return event
  }
}

/// The touches that begin outside of the frontmost presentation. When one of them ends where it began, it dismisses the presentation.
///
/// Touches while the presentation still comes do nothing: they are often the second of a double tap on what presents it.
@MainActor
struct OutsideTouches {
  private var starts: [Int: (location: CGPoint, presentation: Presentation)] = [:]

  /// The distance by which a tap may move.
  private static let slop: CGFloat = 10

  mutating func receive(_ event: PointerEvent, in input: FrameInput) {
    switch event.phase {
    case .began:
      guard input.layer(at: event.location) == nil else { return }
      let front = input.tree.presenter.presentations.last { !$0.isGoing }
      if let front, front.phase == .presented { starts[event.id] = (event.location, front) }
    case .moved: break
    case .cancelled: starts[event.id] = nil
    case .ended:
      guard let start = starts.removeValue(forKey: event.id) else { return }
      let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
      if distance < Self.slop { _ = input.tapOutside(of: start.presentation) }
    }
  }
}

extension FrameInput {
  /// Dismisses a presentation because people tap outside of it. The button that cancels a dialog is pressed. Returns false if people
  /// can't dismiss it.
  func tapOutside(of presentation: Presentation) -> Bool {
    guard presentation.allowsGesture else { return false }
    if presentation.container == .confirmationDialog, focus.pressCancelButton() { return true }
    return presentation.dismissByGesture()
  }
}
