import Testing

@testable import CanopyMacroExpansion

/// What `@State` says where it cannot be used: once, at the place to mend.
@Suite struct StateMistakesTests {
  @Test(arguments: [
    ("@State let x = 1", "let → @State can only be attached to 'var', not to 'let'."),
    ("@State func x() {}", "func → @State can only be attached to 'var', not to 'func'."),
    ("@State static var x: Int", "x: → Static state needs an initial value."),
    ("@State lazy var x = 1", "lazy → State belongs to a place in the tree of views: remove 'lazy'."),
    ("@State var (a, b) = (1, 2)", "(a, → @State takes a variable with a single name, not a pattern."),
    ("@State var a = 1, b = 2", "b → @State takes one variable: declare each with a @State of its own."),
    ("@State var x: Int { 1 }", "{ → @State makes the accessors of 'x' itself: remove these."),
    ("@State var x: some P = 1", "some → @State needs one type for all values of 'x': write 'any' instead of 'some'."),
    ("@State var x", "x → @State needs to know the type of 'x': name it, or give an initial value."),
  ])
  func mistakesAreToldWhereTheyAre(source: String, sentence: String) throws {
    let peers = try Compiler.expand("StateMacro", "peer", attachedTo: source, in: ["struct Counter {}"])
    #expect(try peers.error(in: source) == sentence)
    let accessors = try Compiler.expand("StateMacro", "accessor", attachedTo: source, in: ["struct Counter {}"])
    #expect(accessors.diagnostics.isEmpty)
    #expect(accessors.expandedSource == nil)
  }
}
