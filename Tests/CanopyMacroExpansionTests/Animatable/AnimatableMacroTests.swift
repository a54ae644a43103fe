import Testing

@testable import CanopyMacroExpansion

/// What `@Animatable` expands to.
@Suite struct AnimatableMacroTests {
  private func expand(_ source: String) throws -> Compiler.Expansion {
    try Compiler.expand("AnimatableMacro", "member", attachedTo: source, in: [])
  }

  @Test func oneVariableIsTheAnimatableData() throws {
    #expect(
      try expand("@Animatable struct A: Shape { var x: CGFloat }").lines == [
        "nonisolated var animatableData: CGFloat.AnimatableData {", "get { x.animatableData }", "set {",
        "x.animatableData = newValue", "}", "}",
      ])
  }

  @Test func severalVariablesArePairs() throws {
    let lines = try expand(
      """
      @Animatable public struct A {
        var x: Double, // a comment
        let fixed = 3
        var y = Angle.zero
        var z = 0.5
        static var shared: Int = 1
        var sum: Double { x + z }
        @State private var state = 2
        @AnimatableIgnored var name: String
        func path() {}
      }
      """.replacing("Double,", with: "Double")
    ).lines
    #expect(
      lines == [
        "nonisolated public var animatableData: CanopyAnimation.AnimatablePair<Double.AnimatableData, "
          + "CanopyAnimation.AnimatablePair<Angle.AnimatableData, Double.AnimatableData>> {",
        "get { CanopyAnimation.AnimatablePair(x.animatableData, CanopyAnimation.AnimatablePair(y.animatableData, z.animatableData)) }",
        "set {", "x.animatableData = newValue.first", "y.animatableData = newValue.second.first",
        "z.animatableData = newValue.second.second", "}", "}",
      ])
  }

  @Test func mistakesAreNamed() throws {
    let number = "@Animatable struct A { var x = 3 }"
    #expect(
      try expand(number).error(in: number)
        == "x → @Animatable needs the type of 'x': write it behind a colon, or mark the variable with @AnimatableIgnored."
    )
    let type = "@Animatable class A {}"
    #expect(try expand(type).error(in: type) == "@Animatable → @Animatable can only be attached to structures.")
    let empty = "@Animatable struct A { let x: CGFloat }"
    #expect(try expand(empty).error(in: empty).hasSuffix("declare one with 'var'."))
  }
}
