internal import CanopyPresentation
internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
public import CanopyDrawing
internal import CanopyLayout
internal import CanopyScene
package import CanopyInput
internal import CanopyStyle
internal import Foundation

extension TestElement {
  /// Types a text at the end of the text field: moves the focus to the field with a tap, and presses a key for each character.
  ///
  /// ```swift
  /// try screen.find("Name").type("Ada")
  /// #expect(screen.texts == ["Hello, Ada!"])
  /// ```
  ///
  /// The element is the field, a view inside it, or a view around it that contains a single field. A field that has the focus
  /// isn't tapped, so the insertion point stays in place. A line break presses Return.
  public func type(_ text: String) throws {
    try edit("typing into") {
      for character in text { screen.press(character.isNewline ? .return : KeyEquivalent(character)) }
    }
  }

  /// Deletes the text of the text field: selects all of it and presses Delete.
  public func clearText() throws {
    try edit("clearing") {
      screen.press("a", modifiers: .command)
      screen.press(.delete)
    }
  }

  /// Shows uncommitted text in the text field, like an input method.
  ///
  /// ```swift
  /// try field.compose("nihon")
  /// try field.commit("日本")
  /// ```
  ///
  /// - Parameter text: The text, which replaces the previously composed text. An empty text ends the composition.
  public func compose(_ text: String) throws {
    try edit("composing in") {
      screen.send(.composition(text.isEmpty ? .cancelled : .changed(text, selection: text.count..<text.count)))
    }
  }

  /// Inserts a text into the text field in place of the composed text.
  public func commit(_ text: String) throws {
    try edit("committing to") { screen.send(.composition(.committed(text))) }
  }

  /// Moves the focus to the field and runs an action.
  private func edit(_ name: String, _ action: () -> Void) throws {
    let field = try textField(for: name)
    guard field.isEnabled else { throw TestError.fieldDisabled(self) }
    if !field.isFocused {
      try field.element.tap()
      guard field.isFocused else { throw TestError.notFocused(self, name) }
      // The insertion point after a tap depends on the alignment.
      screen.press(.end, modifiers: .control)
    }
    UpdateCause("\(name) a text field").run(action)
    screen.settle()
  }

  /// Returns the text field of the element: the element itself, a descendant, or an ancestor.
  private func textField(for action: String) throws -> TestField {
    let inside = fields(in: index)
    if inside.count > 1 { throw TestError.severalFields(self, action, inside.map(\.element)) }
    if let field = inside.first { return field }
    // A field's label is next to its text, inside its border.
    let around = sequence(first: index) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }.prefix(8)
    for element in around {
      let fields = fields(in: element)
      if fields.count == 1, LayoutNode(element).frame.contains(finalFrame), let field = fields.first,
        field.element.finalFrame.intersects(finalFrame)
      {
        return field
      }
      if fields.count > 1 { break }
    }
    throw TestError.notEditable(self, action)
  }

  private func fields(in element: ElementIndex) -> [TestField] {
    if let field = TestField(element, on: screen) { return [field] }
    var found: [TestField] = []
    ViewRuntime.elements.forEachChild(of: element) { found += fields(in: $0) }
    return found
  }
}

/// A text field on the screen.
@MainActor
private struct TestField {
  let element: TestElement
  private let editor: FieldEditor

  /// Creates a field from its element, or returns nil if the element isn't a text field.
  init?(_ index: ElementIndex, on screen: TestScreen) {
    guard let layout = LayoutNode(index).layout as? LeafLayout<FieldLeaf> else { return nil }
    element = TestElement(screen: screen, index: index)
    editor = layout.content.editor
  }

  var isFocused: Bool { editor.isFocused }
  var isEnabled: Bool { element.isEnabled }
}

extension TestElement {
  /// Selects all letters between two points with a mouse, and keeps them selected.
  ///
  /// ```swift
  /// try screen.find("Error 42").selectText(from: .leading, to: .center)
  /// screen.press("c", modifiers: .command)
  /// #expect(screen.clipboard == "Erro")
  /// ```
  ///
  /// Text can be selected where `textSelection(.enabled)` applies, and in text fields.
  ///
  /// - Parameters:
  ///   - start: The point in the element at which the mouse button is pressed.
  ///   - end: The point in the element at which the mouse button is released.
  public func selectText(from start: UnitPoint = .leading, to end: UnitPoint = .trailing) throws {
    _ = try touchableCenter(for: "selected")
    // The frame is on whole pixels, and can be almost one pixel larger than the element.
    let frame = frame.insetBy(dx: 1, dy: 1)
    func point(_ place: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
    }
    act("selecting") {
      screen.send(.began, at: point(start), device: .mouse)
      screen.send(.moved, at: point(end), device: .mouse)
      screen.send(.ended, at: point(end), device: .mouse)
    }
  }
}

extension TestScreen {
  /// The selected letters of a text with `textSelection(.enabled)`, or nil if none are selected.
  public var selectedText: String? {
    guard let selection = tree.context[SelectedText.companion].selection, !selection.range.isEmpty else { return nil }
    return String(decoding: Array(selection.string.utf8)[selection.range], as: UTF8.self)
  }

  /// The text on the window's clipboard, which is initially empty, or nil for none.
  ///
  /// ```swift
  /// screen.clipboard = "Ada"
  /// ```
  public var clipboard: String? {
    get { tree.context[WindowClipboard.companion].string }
    set { tree.context[WindowClipboard.companion].string = newValue }
  }

  /// Sends an event to the window.
  package func send(_ event: InputEvent) {
    frame.receive(event)
    update()
  }
}

@MainActor
extension TestError {
  fileprivate static func notEditable(_ element: TestElement, _ action: String) -> TestError {
    TestError(
      message: """
        \(action._capitalizedFirst) the \(element.role) “\(element.name)” failed: it isn't a text field, and none is inside of it \
        or around it.
        """)
  }

  fileprivate static func severalFields(_ element: TestElement, _ action: String, _ fields: [TestElement]) -> TestError
  {
    let names = fields.map { "“\($0.name)”" }.joined(separator: ", ")
    return TestError(
      message: """
        \(action._capitalizedFirst) the \(element.role) “\(element.name)” failed: there are several text fields inside: \(names). \
        Find one of them.
        """)
  }

  fileprivate static func fieldDisabled(_ element: TestElement) -> TestError {
    TestError(message: "The text field “\(element.name)” cannot be edited: it is disabled.")
  }

  fileprivate static func notFocused(_ element: TestElement, _ action: String) -> TestError {
    TestError(
      message: """
        \(action._capitalizedFirst) the text field “\(element.name)” failed: a tap on it didn't move the focus to it. Something else \
        took the focus, or reacted to the tap.
        """)
  }
}

extension String {
  fileprivate var _capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
