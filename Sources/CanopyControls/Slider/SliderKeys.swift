internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle

/// A modifier that lets arrow keys change the value of a focused slider.
struct SliderKeys {
  let source: SliderSource
  let isMirrored: Bool
  let editingChanged: (Bool) -> Void

  /// Changes the value by a step and reports it as a complete edit.
  func adjust(up: Bool) {
    editingChanged(true)
    source.adjust(up: up)
    editingChanged(false)
  }
}

@MainActor
extension SliderKeys: InputModifier {
  func makeHandler(_: _MountContext) -> SliderKeyHandler { SliderKeyHandler(self) }
  func update(_ handler: SliderKeyHandler) { handler.keys = self }
}

/// Receives the keys of a slider.
final class SliderKeyHandler: InputHandler, FocusTarget {
  fileprivate(set) var keys: SliderKeys

  init(_ keys: SliderKeys) { self.keys = keys }

  nonisolated var label: String { "slider" }
  var focusInteractions: FocusInteractions { .activate }

  func receive(_ event: KeyEvent, at _: ElementIndex) -> Bool {
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    let isUp: Bool
    switch event.key {
    case .rightArrow: isUp = !keys.isMirrored
    case .leftArrow: isUp = keys.isMirrored
    case .upArrow: isUp = true
    case .downArrow: isUp = false
    default: return false
    }
    if event.phase != .up { keys.adjust(up: isUp) }
    return true
  }
}
