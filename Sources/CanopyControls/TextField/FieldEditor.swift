internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The editing in a text field: its text, its selection, and their connection to the value of the app.
@MainActor
package final class FieldEditor {
  private(set) var text = EditedText()
  private(set) var configuration: FieldConfiguration?
  /// The locale in which values are written.
  private var locale = Locale.current
  /// The text of the value when it was last read or set.
  private var lastText = ""
  /// An edit that the app hasn't adopted at once. If it does later, the selection is that after the edit.
  private var rejected: EditedText?
  private var history: EditHistory?
  /// The selection that was last exchanged with the app.
  private var lastSelection: TextSelection?

  /// A Boolean value that indicates whether keys go to the field.
  package private(set) var isFocused = false
  /// The time since which the caret is shown without change, in seconds of the window.
  private var caretStart: TimeInterval = 0
  /// The element that shows the text; nil if it isn't in the tree.
  var node: LayoutNode?
  /// The dimensions of the field that shows the text.
  var tokens = EnvironmentValues().controlTokens.field
  /// The arrangement of the text in the last frame.
  var shown: FieldArrangement?
  /// The places of the characters of a text, for which they were found last.
  var known: (text: DisplayText, geometry: TextGeometry)?
  /// The distance by which the text is scrolled.
  var scroll = CGPoint.zero
  /// The horizontal place to which the caret returns when it moves up and down.
  private var column: CGFloat?
  var clicks = ClickCounter()
  /// Called when the text becomes empty or ceases to be.
  var emptyChanged: (() -> Void)?

  nonisolated init() {}

  /// A Boolean value that indicates whether there is no text.
  var isEmpty: Bool { text.string.isEmpty }
  var isMultiline: Bool { configuration?.axis == .vertical }
  package var isSecure: Bool { configuration?.isSecure == true }

  // MARK: The value of the app

  /// Called in each update with the text of the app's value.
  func update(_ configuration: FieldConfiguration, _ newText: String, in locale: Locale) {
    let isNew = self.configuration == nil
    self.configuration = configuration
    self.locale = locale
    if isNew {
      lastText = newText
      text = EditedText(newText)
    } else if newText != (configuration.text.kind == .string ? text.content : lastText) {
      adopt(newText)
      textChanged()
      updateSelection()
    }
  }

  /// Adopts a text that the app has set.
  private func adopt(_ newText: String) {
    lastText = newText
    if let rejected, rejected.content == newText { text = rejected } else { text.adopt(newText) }
    rejected = nil
    history?.endGroup()
  }

  /// Passes the text to the app, whose value wins if it is another one.
  private func publish() {
    guard let configuration, configuration.text.kind != .formatter else { return }
    let written = TextUndo.write { configuration.text.write(text.content, locale) }
    let actual = configuration.text.read(locale)
    lastText = actual
    rejected = nil
    // Text that isn't a value is kept while people edit it, and so is the way in which they write a value.
    if let written, written != actual {
      rejected = text
      text.adopt(actual)
    }
  }

  /// Sets the value to the text if changes of the text haven't set it, and shows the value as its format does.
  func commitValue() {
    endComposition()
    guard let configuration, configuration.text.kind != .string else { return }
    let before = text
    if configuration.text.kind == .formatter, text.content != lastText {
      TextUndo.write { _ = configuration.text.write(text.content, locale) }
    }
    adopt(configuration.text.read(locale))
    changed(from: before)
  }

  // MARK: Editing

  /// Changes the text or the selection.
  ///
  /// - Parameter kind: The kind of change of the text; nil for a movement.
  func edit(_ kind: EditHistory.Kind?, _ change: (inout EditedText) -> Void) {
    let before = text
    change(&text)
    column = nil
    guard text != before else { return showCaret() }
    if text.content != before.content {
      if !isSecure { recordUndo(before, kind ?? .other) }
      publish()
    } else if kind == nil {
      history?.endGroup()
    }
    changed(from: before)
  }

  private func changed(from before: EditedText) {
    publishSelection()
    showCaret()
    if text.string != before.string { textChanged() }
    if isEmpty != before.string.isEmpty { emptyChanged?() }
  }

  /// Replaces the whole text, as an assistive technology does.
  func replace(with string: String) {
    endComposition()
    edit(.other) { text in
      text.selectAll()
      text.insert(sanitized(string))
    }
    if !isFocused { commitValue() }
  }

  /// Moves the insertion point up or down, to the place in the line where it was at first.
  func move(up: Bool, extending: Bool) {
    guard isMultiline, let geometry = currentGeometry else {
      return edit(nil) { $0.move(up ? .backward : .forward, by: .text, extending: extending) }
    }
    let head = shownOffset(text.selection.head)
    let x = column ?? geometry.caret(at: head).minX
    let target = geometry.offset(fromLine: geometry.line(at: head), by: up ? -1 : 1, x: x)
    edit(nil) { text in
      guard let target else { return text.move(up ? .backward : .forward, by: .text, extending: extending) }
      text.move(to: modelOffset(target), extending: extending)
    }
    column = x
  }

  /// Keeps the text that an input method is composing.
  func endComposition() {
    if text.marked != nil { edit(.typing) { $0.endComposition() } }
  }

  private func recordUndo(_ before: EditedText, _ kind: EditHistory.Kind) {
    var before = before
    before.cancelComposition()
    let history = history ?? EditHistory { [weak self] in self?.restore($0) ?? $0 }
    self.history = history
    history.record(before, kind, in: environment?.undoManager)
  }

  /// Sets the text when a change is undone. Returns the text before.
  private func restore(_ old: EditedText) -> EditedText {
    var before = text
    before.cancelComposition()
    text = old
    publish()
    changed(from: before)
    return before
  }

  // MARK: The selection of the app

  /// Called in each update with the selection of the app.
  func adopt(_ new: TextSelection) {
    guard new != lastSelection else { return }
    lastSelection = new
    guard let range = new.offsets(in: text.content), range != text.contentSelection else { return }
    text.select(content: range)
    showCaret()
  }

  /// Passes the selection to the app. It refers to the app's value, without text that is being composed.
  private func publishSelection() {
    guard let selection = configuration?.selection else { return }
    let new = TextSelection(offsets: text.contentSelection, in: text.content)
    guard new != selection.wrappedValue else { return }
    lastSelection = new
    selection.wrappedValue = new
  }

  /// Passes the selection to the app after the running update, because the app has set another text.
  private func updateSelection() {
    guard let node, configuration?.selection?.wrappedValue != nil else { return }
    Actions.add(in: node.tree) { [weak self] in self?.publishSelection() }
  }

  // MARK: Focus

  /// Moves the focus to the field.
  func takeFocus() {
    guard !isFocused, let node else { return }
    let field = sequence(first: node, next: \.parent).first {
      ($0.layout.inputHandler as? FieldHandler)?.editor === self
    }
    if let field { node.tree[WindowFocus.companion].focus(field.element, by: .touch) }
  }

  func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused else { return }
    self.isFocused = isFocused
    history?.endGroup()
    if !isFocused { commitValue() }
    clicks = ClickCounter()
    showCaret()
    configuration?.editingChanged(isFocused)
  }

  // MARK: Drawing

  var environment: EnvironmentValues? { node?.environment }

  /// Shows the caret from now on, so that it doesn't blink while people type.
  private func showCaret() {
    guard let node else { return }
    caretStart = node.tree.clock.now.timeIntervalSinceReferenceDate
    ViewRuntime.elements.needsDrawing(node.element)
  }

  private func textChanged() {
    if let node { layoutChanged(node.element) }
  }

  /// Called when the element leaves the tree.
  func didLeave() {
    history?.removeAll(from: environment?.undoManager)
    history = nil
    node = nil
    shown = nil
  }

  /// Returns whether the caret is visible at a time, and when that changes.
  func caret(at time: TimeInterval) -> (isVisible: Bool, nextChange: TimeInterval) {
    let period = 0.5
    let count = max(((time - caretStart) / period + 1e-6).rounded(.down), 0)
    return (count.truncatingRemainder(dividingBy: 2) == 0, caretStart + (count + 1) * period)
  }
}
