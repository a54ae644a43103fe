internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import Foundation

/// A modifier that connects a field to its value, the keyboard and the focus.
struct FieldModifier {
  let configuration: FieldConfiguration
  let text: String
  var styled: AttributedString?
  let selection: TextSelection?
  var styledSelection: AttributedTextSelection?
  let tokens: ControlTokens.Field
  let locale: Locale
  let editor: FieldEditor

  @MainActor
  fileprivate func update() {
    editor.update(configuration, text, styled: styled, tokens, in: locale)
    if let selection { editor.adopt(selection) }
    if let styledSelection { editor.adopt(styledSelection) }
  }
}

@MainActor
extension FieldModifier: InputModifier {
  func makeHandler(_ context: _MountContext) -> FieldHandler {
    editor.didEnter(context.tree)
    update()
    return FieldHandler(editor)
  }

  func update(_: FieldHandler) { update() }
}

/// Receives keys and the focus for a field.
final class FieldHandler: InputHandler, FocusTarget {
  let editor: FieldEditor

  init(_ editor: FieldEditor) { self.editor = editor }

  nonisolated var label: String { "field" }
  var focusInteractions: FocusInteractions { .edit }
  var takesText: Bool { true }
  /// False, because the caret already shows the focus.
  var showsFocusRing: Bool { false }

  func focusDidChange(_ isFocused: Bool, at _: ElementIndex) { editor.setFocused(isFocused) }
  func receive(_ event: KeyEvent, at _: ElementIndex) -> Bool { editor.receive(event) }
  func receive(_ event: CompositionEvent, at _: ElementIndex) -> Bool { editor.receive(event) }
  func textInput(at _: ElementIndex) -> TextInput? { editor.textInput }
  func willUnwrap(in _: ElementIndex) { editor.didLeave() }
}
