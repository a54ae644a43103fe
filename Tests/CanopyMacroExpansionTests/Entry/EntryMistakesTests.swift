import Testing

@testable import CanopyMacroExpansion

/// What `@Entry` says of declarations it cannot expand, and where.
@Suite struct EntryMistakesTests {
  @Test(arguments: [("let", "let x = 1"), ("func", "func f() {}"), ("struct", "struct S {}"), ("case", "case a")])
  func onlyVariablesCanBeEntries(introducer: String, declaration: String) throws {
    let message = "\(introducer) → @Entry can only be attached to 'var', not to '\(introducer)'."
    #expect(try error("\n  /// é\n  @Entry\n  \(declaration)") == message)
  }

  @Test func missingDeclarationIsReported() throws {
    #expect(try error("\n  @Entry") == "@Entry → @Entry can only be attached to 'var'.")
  }

  @Test(arguments: ["{ 5 }", "{ get { 5 } set {} }"])
  func computedPropertiesHaveNoInitialValue(accessors: String) throws {
    let cure = "remove these, and give it an initial value with '='."
    #expect(
      try error("@Entry var x: Int \(accessors)") == "{ → @Entry makes the accessors of 'x' itself: \(cure)")
  }

  @Test func observersAreRejectedAsAccessors() throws {
    #expect(try error("@Entry var x = 5 { didSet {} }").hasPrefix("{ → @Entry makes the accessors of 'x' itself"))
  }

  @Test func nonoptionalEntriesNeedAnInitialValue() throws {
    let message = "@Entry needs an initial value for 'x', because its type is not optional."
    #expect(try error("@Entry // é\n  var x: Int") == "x: → \(message)")
    #expect(try error("@Entry var x: () -> Int?") == "x: → \(message)")
    #expect(try error("@Entry var x") == "x → \(message)")
  }

  @Test func eachEntryNeedsItsOwnDeclaration() throws {
    let message = "@Entry takes one variable: declare each with an @Entry of its own."
    #expect(try error("@Entry var a = 1, b = 2") == "b → \(message)")
    #expect(try error("@Entry var a: Int?, b: Int?") == "b: → \(message)")
  }

  @Test func entriesHaveASingleName() throws {
    let message = "(a, → @Entry takes a variable with a single name, not a pattern."
    #expect(try error("@Entry var (a, b) = (1, 2)") == message)
  }

  @Test(arguments: ["static", "class"])
  func entriesBelongToInstances(modifier: String) throws {
    let message = "\(modifier) → @Entry declares a value of each instance: remove '\(modifier)'."
    #expect(try error("@Entry public \(modifier) var x = 1") == message)
  }

  @Test func entriesAreNotLazy() throws {
    let message = "lazy → @Entry asks for the initial value whenever it is needed: remove 'lazy'."
    #expect(try error("@Entry lazy var x = 1") == message)
  }

  @Test func opaqueTypesAreRejected() throws {
    let message = "some → @Entry needs one type for all values of 'x': write 'any' instead of 'some'."
    #expect(try error("@Entry var x: some P = Q()") == message)
  }

  @Test func focusedValuesAreOptional() throws {
    let message =
      "A focused value is there only while a view with it has the focus: declare 'x' with an optional type."
    #expect(try error("@Entry var x: Int", in: "extension FocusedValues {}") == "Int → \(message)")
    #expect(try error("@Entry var x = 5", in: "extension FocusedValues {}") == "x → \(message)")
  }

  @Test func focusedValuesHaveNoDefault() throws {
    let message = "5 → A focused value has no default: remove the initial value of 'x'."
    #expect(try error("@Entry var x: Int? = 5", in: "extension FocusedValues {}") == message)
  }

  @Test(arguments: ["struct EnvironmentValues {}", "extension Own {}", "{ in\n}", "func f() {}", ""])
  func entriesOutsideOfContainersAreReported(context: String) throws {
    let types = "EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    let message = "@Entry → @Entry can only be used inside an extension of \(types)."
    #expect(try error("\n  @available(macOS 15, *) @Entry var x = 1", in: context) == message)
  }

  @Test func mistakesAreReportedOnce() throws {
    let expansion = try expand("@Entry var x: Int", "accessor")
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test func invalidEntryExpandsToNothing() throws {
    #expect(try expand("@Entry var x: Int", "accessor").expandedSource?.hasPrefix("{ get {") == true)
    #expect(try expand("@Entry let x = 1", "accessor").expandedSource == nil)
    #expect(try expand("@Entry var x: Int { 5 }", "accessor").expandedSource == nil)
    #expect(try expand("@Entry var x = 5, y = 6", "accessor").expandedSource == nil)
  }

  private func error(_ declaration: String, in context: String = "extension EnvironmentValues {}") throws -> String {
    try expand(declaration, "peer", in: context).error(in: declaration)
  }

  private func expand(
    _ declaration: String, _ role: String, in context: String = "extension EnvironmentValues {}"
  ) throws -> Compiler.Expansion {
    let surroundings = context.isEmpty ? [] : [context]
    return try Compiler.expand("EntryMacro", role, attachedTo: declaration, in: surroundings)
  }
}
