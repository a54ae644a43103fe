import CanopyTesting
import SwiftUI
import Testing

@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Framed: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Sized { Sized(width: environment.lineSpacing) }
  }

  private struct Sized: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct Program: View {
    @State private var spacing: CGFloat = 30
    var body: some View {
      VStack {
        Color.red.frame(height: 10).modifier(Framed()).accessibilityElement().accessibilityIdentifier("framed")
          .environment(\.lineSpacing, spacing)
        Button("wider") { spacing = 70 }
      }
    }
  }

  @Test("A modifier that is made from the environment follows the values that it reads")
  func followsTheEnvironment() throws {
    let screen = TestScreen { Program() }
    #expect(try screen.find(id: "framed").frame.width == 30)
    try screen.find("wider").tap()
    #expect(try screen.find(id: "framed").frame.width == 70)
  }
}
