import Testing

@testable import CanopyMacroExpansion

/// What `@State` expands to.
@Suite struct StateMacroTests {
  @Test func initialValueOfPrivateStateIsInAClosure() throws {
    #expect(
      try expand("@State private var x: Int = f(1)") == [
        "private var _x: CanopyCore.State<Int>",
        "var __State_x: CanopyCore.__StateInitial = CanopyCore.__StateInitial({ () -> Int in", "f(1)", "}) {",
        "@storageRestrictions(initializes: _x)", "init(initialValue) { _x = CanopyCore.State(initialValue) }",
        "get { CanopyCore.__neverEvaluated() }", "}",
        "private var $x: CanopyCore.Binding<Int> {", "_x.projectedValue", "}",
      ])
    #expect(
      try expand("@State private var x: Int = f(1)", "accessor") == [
        "{", "get { _x.wrappedValue }", "nonmutating set { _x.wrappedValue = newValue }", "}",
      ])
  }

  @Test(arguments: ["internal ", "public ", "package ", ""])
  func nonprivateStateIsAMemberwiseArgument(access: String) throws {
    #expect(
      try expand("@State \(access)var x = 1") == [
        "private var _x: CanopyCore.State<Swift.Int>", "\(access)var $x: CanopyCore.Binding<Swift.Int> {",
        "_x.projectedValue", "}",
      ])
    #expect(
      try expand("@State \(access)var x = 1", "accessor").dropFirst().prefix(2) == [
        "@storageRestrictions(initializes: _x)",
        "init(initialValue) { _x = CanopyCore.State(wrappedValue: initialValue) }",
      ])
  }

  @Test(arguments: [
    ("true", "Swift.Bool"), ("0x1F", "inferred"), ("1_000", "Swift.Int"), ("1.5", "Swift.Double"), ("1e3", "inferred"),
    (#""a \(b) c""#, "Swift.String"), ("\"\"\"\nlong\n\"\"\"", "Swift.String"), ("nil", "inferred"), ("-1", "inferred"),
    ("Model()", "inferred"), (".init()", "inferred"), ("\"a\" + \"b\"", "inferred"),
  ])
  func onlyPlainLiteralsTellTheirType(value: String, type: String) throws {
    let isInferred = type == "inferred"
    let expected = isInferred ? "__StateType_x.Value" : type
    #expect(try expand("@State private var x = \(value)").contains("private var _x: CanopyCore.State<\(expected)>"))
  }

  @Test func missingTypeIsInferredFromTheValue() throws {
    #expect(
      try expand("@State private var x = Box(Self.y, self.Self)", in: "public struct Name<T> {}").prefix(3) == [
        "private enum __StateType_x: CanopyCore.__InitialValue {",
        "@CanopyCore.__InferredType @MainActor static var value = Box(Name.y, self.Name)", "}",
      ])
  }

  @Test func possiblyUnknownTypeIsWrittenOnlyOnce() throws {
    #expect(
      try expand("@State private var x: Model?", in: "struct Name<T> {}").prefix(5) == [
        "private enum __StateType_x: CanopyCore.__InitialValue {",
        "@CanopyCore.__InferredType @MainActor static var value = CanopyCore.__value(at: \\Name.x)", "}",
        "private var _x: CanopyCore.State<__StateType_x.Value>",
        "var __State_x: CanopyCore.__StateInitial = CanopyCore.__StateInitial({ () -> __StateType_x.Value in",
      ])
    #expect(try !expand("@State var x: [String: (Model) -> Void] = [:]").contains { $0.contains("Model") })
    #expect(
      try expand("@State var x: [String: Set<Swift.Int>?]").first?.hasSuffix("[String: Set<Swift.Int>?]>") == true)
  }

  @Test func staticStateKeepsItsInitialValue() throws {
    #expect(
      try expand("@State static var x: Model = .one") == [
        "private static let _x: CanopyCore.State<Model> = .init(wrappedValue: .one)",
        "static var $x: CanopyCore.Binding<Model> {", "_x.projectedValue", "}",
      ])
    #expect(
      try expand("@State static var x = 1", "accessor") == [
        "{", "get { _x.wrappedValue }", "set { _x.wrappedValue = newValue }", "}",
      ])
  }

  @Test(arguments: ["Int?", "Optional<Int>", "Int!"])
  func privateOptionalsBeginWithNil(type: String) throws {
    let wrapped = type == "Int!" ? "Int?" : type
    let lines = try expand("@State private var x: \(type)")
    #expect(lines.contains { $0.hasSuffix("= CanopyCore.__StateInitial({ () -> \(wrapped) in") })
    #expect(lines.contains("nil"))
  }

  @Test func stateWithoutAValueIsSetByInitializers() throws {
    #expect(try expand("@State private var x: Int").first == "private var _x: CanopyCore.State<Int>")
    #expect(try !expand("@State private var x: Int").contains { $0.contains("__State_x") })
    #expect(try expand("@State private var x: Int", "accessor").contains("@storageRestrictions(initializes: _x)"))
  }

  @Test func attributeArgumentIsTheInitialValue() throws {
    let lines = try expand("@State(initialValue: f(1, 2)) var x: Int", attribute: "@State(initialValue: f(1, 2)) ")
    #expect(lines.contains("f(1, 2)"))
    #expect(lines.contains("var __State_x: CanopyCore.__StateInitial = CanopyCore.__StateInitial({ () -> Int in"))
  }

  @Test func observersRunInTheSetter() throws {
    let source = "@State private var x = 1 { didSet(old) { log(old) } willSet { log(newValue) } }"
    #expect(
      try expand(source, "accessor") == [
        "{", "get { _x.wrappedValue }",
        "nonmutating set { _x.__set(newValue, willSet: __willSet_x, didSet: __didSet_x) }", "}",
      ])
    let methods = [
      "private func __willSet_x(_ newValue: Swift.Int) {", "log(newValue)", "}",
      "private func __didSet_x(_ old: Swift.Int) {", "log(old)", "}",
    ]
    #expect(try Array(expand(source).drop { $0 != methods[3] }.prefix(3)) == Array(methods[3...]))
    #expect(try Array(expand(source).drop { $0 != methods[0] }.prefix(3)) == Array(methods[..<3]))
  }

  @Test func setterAccessIsNotThatOfTheProperty() throws {
    #expect(try expand("@State public private(set) var x: Int = 1").last { $0.hasPrefix("public var $x") } != nil)
    #expect(try !expand("@State private(set) var x: Int = 1").contains { $0.contains("__State_x") })
  }

  @Test func classesHaveNoNonmutatingSetters() throws {
    let lines = try expand("@State private var x = 1", "accessor", in: "final class Model {}")
    #expect(lines.contains("set { _x.wrappedValue = newValue }"))
  }

  @Test func namesKeepNecessaryBackticks() throws {
    #expect(try expand("@State private var `default` = 1").first?.hasPrefix("private var _default:") == true)
    #expect(try expand("@State private var `a b` = 1").first?.hasPrefix("private var `_a b`:") == true)
  }

  @Test func mainActorAttributeIsRepeated() throws {
    #expect(try expand("@MainActor @State private var x = 1").first == "@MainActor")
  }

  @Test func closuresAreReturnedNotRun() throws {
    #expect(try expand("@State private var x: () -> Void = { f() }").contains("return { f() }"))
  }

  private func expand(
    _ declaration: String, _ role: String = "peer", in context: String = "struct Counter: View {}",
    attribute: String = "@State "
  ) throws -> [String] {
    try Compiler.expand("StateMacro", role, attachedTo: declaration, in: [context], attribute: attribute).lines
  }
}
