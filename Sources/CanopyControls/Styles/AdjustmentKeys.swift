internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle

/// A modifier that lets arrow keys change the value of a focused control, such as a slider.
struct AdjustmentKeys {
  /// The name of the control in descriptions of the focus.
  let name: String
  /// A Boolean value that indicates whether the value increases to the left.
  let isMirrored: Bool
  let adjust: (AccessibilityAdjustmentDirection) -> Void
}

@MainActor
extension AdjustmentKeys: InputModifier {
  func makeHandler(_: _MountContext) -> AdjustmentKeyHandler { AdjustmentKeyHandler(self) }
  func update(_ handler: AdjustmentKeyHandler) { handler.keys = self }
}

/// Receives the keys of a control with a value.
final class AdjustmentKeyHandler: InputHandler, FocusTarget {
  fileprivate(set) var keys: AdjustmentKeys

  nonisolated let label: String

  init(_ keys: AdjustmentKeys) { (self.keys, label) = (keys, keys.name) }

  var focusInteractions: FocusInteractions { .activate }

  func receive(_ event: KeyEvent, at _: ElementIndex) -> Bool {
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]), let direction = direction(of: event.key)
    else { return false }
    if event.phase != .up { keys.adjust(direction) }
    return true
  }

  private func direction(of key: KeyEquivalent) -> AccessibilityAdjustmentDirection? {
    switch key {
    case .upArrow: .increment
    case .downArrow: .decrement
    case .rightArrow: keys.isMirrored ? .decrement : .increment
    case .leftArrow: keys.isMirrored ? .increment : .decrement
    default: nil
    }
  }
}
