internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

// Touches and clicks.
extension FieldEditor {
  /// The gesture of the field. One tap places the caret, two select a word, and three select everything. A mouse selects as it
  /// moves, and a finger moves the caret.
  var gesture: TrackingGesture {
    TrackingGesture { [self] touch in
      if touch.device == .mouse { return .immediately }
      return isFocused ? .byMoving(.horizontal) : .never
    } report: { [self] change in
      switch change {
      case .tapped(let touch): tap(touch)
      case .began(let touch) where touch.device == .mouse: tap(touch)
      case .began(let touch): drag(touch, extending: false)
      case .moved(let touch): drag(touch, extending: touch.device == .mouse)
      case .ended, .cancelled: break
      }
    }
  }

  private func tap(_ touch: TrackedTouch) {
    // The location refers to the text as it was displayed at the time of the touch.
    let shown = shown
    endComposition()
    let offset = offset(at: touch.locationInWindow, in: shown)
    takeFocus()
    switch clicks.add(at: touch.locationInWindow, touch.time) {
    case 2 where !isSecure: edit(nil) { $0.selectWord(at: offset) }
    case 3 where kind == .document: edit(nil) { $0.selectParagraph(at: offset) }
    case 2, 3: edit(nil) { $0.selectAll() }
    default: edit(nil) { $0.move(to: offset, extending: touch.modifiers.contains(.shift)) }
    }
  }

  private func drag(_ touch: TrackedTouch, extending: Bool) {
    let offset = offset(at: touch.locationInWindow, in: shown)
    edit(nil) { $0.move(to: offset, extending: extending) }
  }

  /// Returns the boundary between characters that is closest to a point in the window.
  private func offset(at point: CGPoint, in shown: FieldArrangement?) -> Int {
    guard let node, let shown, let own = node.converted(point) else { return text.length }
    let place = CGPoint(x: own.x - shown.origin.x, y: own.y - shown.origin.y)
    return modelOffset(shown.sections.offset(at: place))
  }
}
