import CanopyTesting
import SwiftUI
import Testing

@Animatable
private struct Wedge: Shape {
  var start: Angle
  var radius: CGFloat = 3
  @AnimatableIgnored var isClosed = true

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
private struct Level: View {
  var value: Double
  @State private var note = ""

  var body: some View { Text("\(Int(value))") }
}

private struct Rising: View {
  @State private var value: Double = 0
  var body: some View {
    VStack {
      Level(value: value)
      Button("Rise") { withAnimation(.linear(duration: 1)) { value = 100 } }
    }
  }
}

@MainActor @Suite struct AnimatableMacroTests {
  @Test func theDataOfAShapeAreThoseOfItsVariables() {
    var wedge = Wedge(start: .radians(1), radius: 2)
    #expect(wedge.animatableData == AnimatablePair(128, 2))
    wedge.animatableData = AnimatablePair(256, 5)
    #expect(wedge.start == .radians(2))
    #expect(wedge.radius == 5)
  }

  @Test func aViewWithTheMacroIsAnimated() throws {
    let screen = TestScreen { Rising() }
    try screen.find("Rise").tap()
    screen.advance(by: 0.5)
    let shown = try #require(Int(screen.texts[0]))
    #expect((1...100).contains(shown))
    screen.advance(by: 1)
    #expect(screen.texts[0] == "100")
  }
}
