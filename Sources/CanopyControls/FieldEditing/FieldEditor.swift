internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The editing state of a text field: its text, its selection, and their connection to the app's value.
@MainActor
package final class FieldEditor {
  private(set) var text = EditedText() { didSet { knownRuns = nil } }
  private(set) var configuration: FieldConfiguration?
  /// The locale for formatting values.
  private var locale = Locale.current
  /// The text of the value at the last time it was read or set.
  private var lastText = ""
  /// An edit that the app didn't adopt immediately. If the app adopts it later, the selection after the edit is restored.
  private var rejected: EditedText?
  private var history: EditHistory?
  /// The selection most recently exchanged with the app.
  private var lastSelection: TextSelection?
  /// The selection in a text with attributes most recently exchanged with the app.
  private var lastStyledSelection: AttributedTextSelection?
  /// The runs of a text with attributes, as of the last time they were needed.
  var knownRuns: StyledRuns?

  /// A Boolean value that indicates whether the field receives keys.
  package private(set) var isFocused = false
  /// The date since which the caret blinks.
  private var caretStart = Date.distantPast
  /// A Boolean value that indicates whether the caret is visible at this moment, if the field has one.
  private(set) var isCaretVisible = true
  /// The tree whose clock makes the caret blink, or nil if the field isn't in one.
  private weak var tree: TreeContext?
  /// The element that displays the text, or nil if it isn't in the tree.
  var node: LayoutNode?
  /// The dimensions of the field that shows the text.
  private(set) var tokens = EnvironmentValues().controlTokens.field
  /// The layout of the text, kept from one question to the next.
  private var knownSections: TextSections?
  /// The part of a document that is in sight.
  var sight = DocumentSight()
  /// The scroll offset of the text.
  var scroll = CGPoint.zero
  /// The horizontal position that the caret returns to as it moves up and down.
  private var column: CGFloat?
  var clicks = ClickCounter()
  /// A closure that runs when the text becomes empty or stops being empty.
  var emptyChanged: (() -> Void)?

  nonisolated init() {}

  /// A Boolean value that indicates whether the text is empty.
  var isEmpty: Bool { text.string.isEmpty }
  var isMultiline: Bool { kind != .line }
  var kind: TextSections.Kind {
    guard let configuration else { return .line }
    return configuration.isDocument ? .document : configuration.axis == .vertical ? .lines : .line
  }
  package var isSecure: Bool { configuration?.isSecure == true }

  // MARK: The value of the app

  /// Updates the field with the text of the app's value. Called in each update.
  ///
  /// - Parameter styled: The text with its attributes, or nil if it is plain.
  func update(
    _ configuration: FieldConfiguration, _ newText: String, styled: AttributedString?, _ tokens: ControlTokens.Field,
    in locale: Locale
  ) {
    let isNew = self.configuration == nil
    self.configuration = configuration
    self.tokens = tokens
    self.locale = locale
    if isNew {
      if configuration.isDocument { tree?.layout.observers.add(self) }
      lastText = newText
      text = styled.map { EditedText($0) } ?? EditedText(newText)
    } else if let styled {
      guard styled != text.styledContent else { return }
      lastText = newText
      if let rejected, rejected.styledContent == styled { text = rejected } else { text.adopt(styled) }
      rejected = nil
      history?.endGroup()
      textChanged()
      followCaret()
      updateSelection()
    } else if newText != (configuration.text.kind == .string ? text.content : lastText) {
      adopt(newText)
      textChanged()
      followCaret()
      updateSelection()
    }
  }

  /// Adopts text that the app set.
  private func adopt(_ newText: String) {
    lastText = newText
    if let rejected, rejected.content == newText { text = rejected } else { text.adopt(newText) }
    rejected = nil
    history?.endGroup()
  }

  /// Passes the text to the app. If the app's value ends up different, that value wins.
  private func publish() {
    guard let configuration, configuration.text.kind != .formatter else { return }
    if let value = configuration.text.styled, let content = text.styledContent {
      TextUndo.write { value.wrappedValue = content }
      let actual = value.wrappedValue
      lastText = String(actual.characters)
      rejected = nil
      if actual != content {
        rejected = text
        text.adopt(actual)
      }
      return
    }
    let written = TextUndo.write { configuration.text.write(text.content, locale) }
    let actual = configuration.text.read(locale)
    lastText = actual
    rejected = nil
    // Keeps invalid text, and the way people write a value, while they edit it.
    if let written, written != actual {
      rejected = text
      text.adopt(actual)
    }
  }

  /// Sets the value from the text unless each edit already did, and reformats the text.
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

  /// Changes the text or the selection as one edit.
  ///
  /// - Parameter kind: The kind of text change, or nil if only the insertion point moves.
  func edit(_ kind: EditHistory.Kind?, _ change: (inout EditedText) -> Void) {
    let before = text
    change(&text)
    column = nil
    guard text != before else { return showCaret() }
    constrain(&text)
    if text.content != before.content || text.styledContent != before.styledContent {
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
    if text.string != before.string || text.styled != before.styled { textChanged() }
    if isEmpty != before.string.isEmpty { emptyChanged?() }
  }

  /// Replaces all text on behalf of an assistive technology.
  func replace(with string: String) {
    endComposition()
    edit(.other) { text in
      text.selectAll()
      text.insert(sanitized(string))
    }
    if !isFocused { commitValue() }
  }

  /// Returns the offset at which a movement begins: the insertion point, or the end of the selection in the direction of the movement.
  func start(of direction: TextDirection, extending: Bool) -> Int {
    extending ? text.selection.head : text.selection.edge(direction)
  }

  /// Moves the insertion point up or down, keeping its original horizontal position.
  func move(up: Bool, extending: Bool) {
    guard isMultiline, let sections = currentSections else {
      return edit(nil) { $0.move(up ? .backward : .forward, by: .text, extending: extending) }
    }
    let head = shownOffset(start(of: up ? .backward : .forward, extending: extending))
    let x = column ?? sections.caret(at: head).minX
    let target = sections.offset(fromLineAt: head, up: up, x: x)
    edit(nil) { text in
      guard let target else { return text.move(up ? .backward : .forward, by: .text, extending: extending) }
      text.move(to: modelOffset(target), extending: extending)
    }
    column = x
  }

  /// Moves the insertion point by the height of the visible part, keeping its original horizontal position. In a field, moves it to
  /// the start or the end.
  func movePage(up: Bool, extending: Bool) {
    guard kind == .document, let sections = currentSections, let visible = visiblePart else {
      return edit(nil) { $0.move(to: up ? 0 : $0.length, extending: extending) }
    }
    let caret = sections.caret(at: start(of: up ? .backward : .forward, extending: extending))
    let x = column ?? caret.minX
    // The last line of a page is the first of the next.
    let page = max(visible.upperBound - visible.lowerBound - caret.height, caret.height)
    let target = sections.offset(at: CGPoint(x: x, y: caret.midY + (up ? -page : page)))
    edit(nil) { $0.move(to: target, extending: extending) }
    column = x
  }

  /// Ends composition, keeping the composed text.
  func endComposition() {
    if text.marked != nil { edit(.typing) { $0.endComposition() } }
  }

  private func recordUndo(_ before: EditedText, _ kind: EditHistory.Kind) {
    var before = before
    before.cancelComposition()
    let history = history ?? EditHistory { [weak self] in self?.undo($0) ?? EditedText() }
    self.history = history
    history.record(before, kind, in: environment?.undoManager)
  }

  /// Sets the text before a step. Returns the text that it replaces.
  private func undo(_ step: EditStep) -> EditedText {
    var before = text
    before.cancelComposition()
    text = step.text(after: before)
    publish()
    changed(from: before)
    return before
  }

  // MARK: The selection of the app

  /// Adopts the app's selection. Called in each update.
  func adopt(_ new: TextSelection) {
    guard new != lastSelection else { return }
    lastSelection = new
    guard let range = new.offsets(in: text.content), range != text.contentSelection else { return }
    text.select(content: range)
    showCaret()
  }

  /// Adopts the app's selection in a text with attributes. Called in each update.
  func adopt(_ new: AttributedTextSelection) {
    guard new != lastStyledSelection, let value = configuration?.text.styled?.wrappedValue else { return }
    lastStyledSelection = new
    guard let range = new.offsets(in: value) else { return }
    if range != text.contentSelection { text.select(content: range) }
    text.setTyping(new.typing)
    showCaret()
  }

  /// Passes the selection to the app. It refers to the app's value, which doesn't include text that is being composed.
  private func publishSelection() {
    if let selection = configuration?.styledSelection, let value = configuration?.text.styled?.wrappedValue {
      let new = AttributedTextSelection(offsets: text.contentSelection, in: value, typing: text.typing)
      lastStyledSelection = new
      let isCurrent = selection.wrappedValue.offsets(in: value) != nil
      guard new != selection.wrappedValue || !isCurrent else { return }
      // Selections of two texts are equal if they have the same positions. A binding may ignore an equal value, but the selection that the
      // app has isn't valid in the new text.
      if !isCurrent { selection.wrappedValue = AttributedTextSelection() }
      selection.wrappedValue = new
      return
    }
    guard let selection = configuration?.selection else { return }
    let new = TextSelection(offsets: text.contentSelection, in: text.content)
    guard new != selection.wrappedValue else { return }
    lastSelection = new
    selection.wrappedValue = new
  }

  /// Passes the selection to the app after the current update, because the app has set different text.
  private func updateSelection() {
    guard let node, configuration?.selection?.wrappedValue != nil || configuration?.styledSelection != nil else {
      return
    }
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
    keepShownScroll()
    self.isFocused = isFocused
    if isFocused { tree?.layout.observers.add(self) } else if kind != .document { tree?.layout.observers.remove(self) }
    history?.endGroup()
    if !isFocused { commitValue() }
    clicks = ClickCounter()
    showCaret()
    configuration?.editingChanged(isFocused)
  }

  // MARK: Drawing

  var environment: EnvironmentValues? { node?.environment }

  /// Keeps the caret visible for a moment so that it doesn't blink while people type.
  private func showCaret() {
    if let tree { caretStart = tree.clock.now }
    scrollToCaret()
    followCaret()
  }

  /// Shows or hides the caret as the time demands, and waits for its next change if there is a caret. Drawing only reads the result.
  private func followCaret() {
    guard let tree else { return }
    let period: TimeInterval = 0.5
    let count = max((tree.clock.now.timeIntervalSince(caretStart) / period + 1e-6).rounded(.down), 0)
    isCaretVisible = count.truncatingRemainder(dividingBy: 2) == 0
    tree.clock.wake(self, at: hasCaret ? caretStart.addingTimeInterval((count + 1) * period) : nil)
    if let node { ViewRuntime.elements.needsDrawing(node.element) }
  }

  /// A Boolean value that indicates whether the field has a caret, which may be hidden while it blinks.
  var hasCaret: Bool { isFocused && text.selection.isEmpty }

  private func textChanged() {
    if let node { CanopyCore.layoutChanged(node.element) }
    scrollToCaret()
  }

  /// Returns the layout of the text, as of the last time it was updated.
  func sections(at node: LayoutNode) -> TextSections {
    let engine = node.tree.textEngine
    if let knownSections, knownSections.engine === engine { return knownSections }
    let sections = TextSections(engine: engine)
    knownSections = sections
    return sections
  }

  /// Called when the element enters a tree.
  func didEnter(_ tree: TreeContext) {
    self.tree = tree
    if kind == .document { tree.layout.observers.add(self) }
  }

  /// Called when the element leaves the tree.
  func didLeave() {
    tree?.clock.wake(self, at: nil)
    tree?.layout.observers.remove(self)
    tree = nil
    history?.removeAll(from: environment?.undoManager)
    history = nil
    node = nil
    knownSections = nil
  }
}

extension FieldEditor: GeometryObserver {
  /// Keeps the caret visible in a field that has become smaller or larger, and lays out the part of a document that comes into sight.
  package func layoutChanged() {
    if kind == .document { return documentMoved() }
    let before = scroll
    scrollToCaret()
    if let node, scroll != before { ViewRuntime.elements.needsDrawing(node.element) }
  }
}

extension FieldEditor: ClockSleeper {
  /// Lets the caret blink.
  package func wake() { followCaret() }
}
