import Testing

@testable import CanopyMacroExpansion

/// What `@Entry` expands to.
@Suite struct EntryMacroTests {
  @Test func accessorsUseTheKey() throws {
    let expected = ["{", "get { self[__Key_x.self] }", "set { self[__Key_x.self] = newValue }", "}"]
    #expect(try expand("@Entry var x = 5", "accessor") == expected)
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
    ("ContainerValues", "ContainerValueKey"),
  ])
  func theKeyFitsTheExtendedType(type: String, key: String) throws {
    let expected = [
      "private struct __Key_x: CanopyCore.\(key) {", "static var defaultValue: Int {", "5", "}", "}",
    ]
    #expect(try expand("@Entry var x: Int = 5", in: "\nextension \(type) {}") == expected)
    #expect(try expand("@Entry var x: Int = 5", in: "/// Doc\n@A public extension SwiftUI . \(type)/**/{}") == expected)
  }

  @Test func extendedTypeIsFoundThroughATypealias() throws {
    let expansion = try Compiler.expand(
      "EntryMacro", "peer", attachedTo: "@Entry var x: Int?", in: ["extension Alias {}"],
      discriminator: "$s10CanopyCore11TransactionV3AppE1x5EntryfMp_")
    #expect(try expansion.lines.first == "private struct __Key_x: CanopyCore.TransactionKey {")
  }

  @Test func missingTypeIsInferredFromTheInitialValue() throws {
    #expect(
      try expand("@Entry var x = [1, 2].map { $0 + 1 } // trailing") == [
        "private struct __Key_x: CanopyCore.EnvironmentKey {",
        "@CanopyCore.__EntryDefaultValue static var defaultValue = [1, 2].map { $0 + 1 }", "}",
      ])
  }

  @Test(arguments: ["Model?", "Optional<Model>", "Swift.Optional<Model>"])
  func optionalsStartWithNil(type: String) throws {
    #expect(try expand("@Entry var x: \(type)")[1...2] == ["static var defaultValue: \(type) {", "nil"])
  }

  @Test func implicitlyUnwrappedOptionalsHaveOptionalKeys() throws {
    #expect(try expand("@Entry var x: Model!")[1...2] == ["static var defaultValue: Model? {", "nil"])
  }

  @Test(arguments: ["Model?", "Optional<Model>", "Model!", "Model? = nil"])
  func focusedValuesHaveKeysWithoutADefault(type: String) throws {
    #expect(
      try expand("@Entry var x: \(type)", in: "extension FocusedValues {}") == [
        "private struct __Key_x: CanopyPresentation.FocusedValueKey {", "typealias Value = Model", "}",
      ])
  }

  @Test(arguments: [
    "public", "package", "internal", "fileprivate", "private", "public private(set)", "final", "nonisolated",
  ])
  func theKeyIsPrivateWhateverTheAccess(modifiers: String) throws {
    let expected = "private struct __Key_x: CanopyCore.EnvironmentKey {"
    #expect(try expand("@Entry \(modifiers) var x: Int = 5").first == expected)
  }

  @Test func keyHasTheAvailabilityOfTheVariable() throws {
    let lines = try expand("/// Doc\n@available(macOS 15, *) @Entry @available(*, deprecated) public var x: Int = 5")
    let attributes = ["@available(macOS 15, *)", "@available(*, deprecated)"]
    #expect(Array(lines.prefix(3)) == attributes + ["private struct __Key_x: CanopyCore.EnvironmentKey {"])
  }

  @Test func keyOfMainActorVariableHasIsolatedConformance() throws {
    let lines = try expand("@MainActor @Entry var x: Model = Model()")
    #expect(lines.prefix(2) == ["@MainActor", "private struct __Key_x: @MainActor CanopyCore.EnvironmentKey {"])
  }

  @Test func keyNameHasNoBackticks() throws {
    #expect(try expand("@Entry var `default`: Int = 5").first?.hasPrefix("private struct __Key_default:") == true)
    #expect(try expand("@Entry var `default`: Int = 5", "accessor")[1] == "get { self[__Key_default.self] }")
    #expect(try expand("@Entry var `a b`: Int = 5", "accessor")[1] == "get { self[`__Key_a b`.self] }")
  }

  @Test func closuresAreReturnedExplicitly() throws {
    let lines = try expand("@Entry var x: (Int) -> Int? = { n in\n  n\n}")
    #expect(lines[1...4] == ["static var defaultValue: (Int) -> Int? {", "return { n in", "n", "}"])
  }

  @Test func initialValuesAreCopiedVerbatim() throws {
    let value = "\"\"\"\n    a \"b\" \\(\"}\") // no comment\n  c\n    \"\"\" + #\"\\\"#"
    let source = "@Entry\n  /* var */ var x /* : */ : String // =\n  = /* 5 */ \(value) // end"
    let expansion = try Compiler.expand(
      "EntryMacro", "peer", attachedTo: source, in: ["extension EnvironmentValues {}"])
    #expect(expansion.expandedSource?.contains("defaultValue: String {\n\(value)\n}") == true)
  }

  private func expand(
    _ declaration: String, _ role: String = "peer", in context: String = "extension EnvironmentValues {}"
  ) throws -> [String] {
    try Compiler.expand("EntryMacro", role, attachedTo: declaration, in: [context, "enum Outer {}"]).lines
  }
}
