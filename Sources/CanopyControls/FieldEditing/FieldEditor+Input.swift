internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import Foundation

// Keys and composed text.
extension FieldEditor {
  /// Handles a key. Returns false if the field doesn't use it.
  func receive(_ event: KeyEvent) -> Bool {
    guard isFocused, let command = EditingCommand(event, inDocument: kind == .document) else { return false }
    switch command {
    case .insert(let typed): insert(typed, .typing)
    case .delete(let direction, let unit): delete(direction, by: unit)
    case .move(let movement, let extends): move(movement, extending: extends)
    case .selectAll:
      endComposition()
      edit(nil) { $0.selectAll() }
    case .copy: copy()
    case .cut:
      copy()
      if !isSecure, !text.selection.isEmpty { edit(.other) { $0.insert("") } }
    case .paste: if let pasted = clipboard?.string { insert(pasted, .other) }
    case .undo:
      undo {
        $0.canUndo
      } perform: {
        $0.undo()
      }
    case .toggle(let format): return toggle(format)
    case .redo:
      undo {
        $0.canRedo
      } perform: {
        $0.redo()
      }
    case .submit: if isMultiline { insert("\n", .typing) } else { submit() }
    case .insertNewline:
      if !isMultiline { return false }
      insert("\n", .typing)
    case .cancel:
      guard text.marked != nil else { return false }
      edit(.other) { $0.cancelComposition() }
    }
    return true
  }

  /// Handles a change to the text that an input method composes.
  func receive(_ event: CompositionEvent) -> Bool {
    guard isFocused else { return false }
    switch event {
    case .changed(let string, let selection): edit(.typing) { $0.compose(sanitized(string), selection: selection) }
    case .committed(let string): edit(.typing) { $0.insert(sanitized(string)) }
    case .cancelled: edit(.typing) { $0.cancelComposition() }
    }
    return true
  }

  private func insert(_ string: String, _ kind: EditHistory.Kind) {
    endComposition()
    edit(kind) { $0.insert(sanitized(string)) }
  }

  /// Returns text that fits into the field: a single-line field replaces line breaks by spaces.
  func sanitized(_ string: String) -> String {
    guard string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? (isMultiline ? "\n" : " ") : $0 })
  }

  private func delete(_ direction: TextDirection, by unit: TextUnit) {
    endComposition()
    if direction == .backward, text.string.isEmpty, let action = environment?.deletionBeforeText {
      return action.function()
    }
    let end = end(direction, unit, from: text.selection.head)
    edit(.deleting) { text in
      if text.selection.isEmpty { text.move(to: end, extending: true) }
      text.insert("")
    }
  }

  // MARK: Moving

  private func move(_ movement: EditingCommand.Movement, extending: Bool) {
    endComposition()
    switch movement {
    case .up: move(up: true, extending: extending)
    case .down: move(up: false, extending: extending)
    case .pageUp: movePage(up: true, extending: extending)
    case .pageDown: movePage(up: false, extending: extending)
    case .left(let unit): move(isLineFromRight ? .forward : .backward, by: unit, extending: extending)
    case .right(let unit): move(isLineFromRight ? .backward : .forward, by: unit, extending: extending)
    case .start(let unit): move(.backward, by: unit, extending: extending)
    case .end(let unit): move(.forward, by: unit, extending: extending)
    }
  }

  private func move(_ direction: TextDirection, by unit: TextUnit, extending: Bool) {
    if unit == .character { return edit(nil) { $0.move(direction, by: unit, extending: extending) } }
    let end = end(direction, unit, from: start(of: direction, extending: extending))
    edit(nil) { $0.move(to: end, extending: extending) }
  }

  /// Returns the offset one unit away from an offset. Lines end where they wrap on the screen.
  private func end(_ direction: TextDirection, _ unit: TextUnit, from head: Int) -> Int {
    // Moving by words would reveal the words of a secure text.
    let unit = isSecure && unit == .word ? .line : unit
    guard unit == .line, isMultiline, let line = currentSections?.line(at: head) else {
      return text.offset(direction, of: head, by: unit)
    }
    let end = line.bytes.upperBound
    if direction == .backward { return line.bytes.lowerBound }
    // The end of a wrapped line is also the start of the next, so the caret moves in front of the last space.
    return line.isBroken ? max(text.offset(.backward, of: end, by: .character), head) : end
  }

  private var isLineFromRight: Bool {
    currentSections?.line(at: shownOffset(text.selection.head))?.isFromRight ?? false
  }

  // MARK: Actions

  private var clipboard: WindowClipboard? { node?.tree[WindowClipboard.companion] }

  private func copy() {
    if !isSecure, !text.selection.isEmpty { clipboard?.string = text.selected }
  }

  private func undo(_ canPerform: (UndoManager) -> Bool, perform: (UndoManager) -> Void) {
    endComposition()
    guard let manager = environment?.undoManager, canPerform(manager) else { return }
    perform(manager)
  }

  /// Ends editing as the Return key does: sets the value, runs the actions, and presses the window's default button. Then
  /// removes the focus, unless one of these has moved it.
  private func submit() {
    guard let node else { return }
    commitValue()
    let (environment, committed) = (node.environment, configuration?.committed)
    let focus = node.tree[WindowFocus.companion]
    focus.submit {
      committed?()
      environment.submission.perform(.text)
      if environment.pressesDefaultButtonOnSubmit {
        if !focus.pressDefaultButton() { focus.keep() }
      } else {
        focus.performDefaultAction()
      }
    }
  }
}
