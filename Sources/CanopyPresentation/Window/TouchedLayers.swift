internal import CanopyCore
internal import CanopyInput
internal import Foundation

/// The presentations in which touches began. A touch keeps the coordinates of its presentation, even if that moves.
@MainActor
struct TouchedLayers {
  private var presentations: [Int: Presentation] = [:]

  /// Returns an event with its location in the content of the touched presentation.
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

/// Touches that begin outside of the frontmost presentation. If one ends near its start, it dismisses the presentation.
///
/// Touches are ignored while the presentation appears, because they are often the second tap of a double tap on its presenter.
@MainActor
struct OutsideTouches {
  private var starts: [Int: (location: CGPoint, presentation: Presentation)] = [:]

  /// The maximum distance that a tap may move.
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
  /// Dismisses a presentation because a person tapped outside of it. In a dialog, that presses the cancel button. Returns false
  /// if people can't dismiss the presentation.
  func tapOutside(of presentation: Presentation) -> Bool {
    guard presentation.allowsGesture else { return false }
    if presentation.container == .confirmationDialog, focus.pressCancelButton() { return true }
    return presentation.dismissByGesture()
  }
}
