import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The color of what buttons show.
@MainActor @Suite struct ButtonTintTests {
  private func paint(_ view: some View) throws -> _Paint {
    let screen = TestScreen { view }
    return ForegroundStyle()._paint(in: try screen.find("label").environment)
  }

  private func paint(_ style: some ShapeStyle) -> _Paint { AnyShapeStyle(style)._paint(in: EnvironmentValues()) }

  @Test func buttonLabelsHaveTheTint() throws {
    #expect(try paint(Button("label") {}) == paint(.tint))
    #expect(try paint(Button("label") {}.tint(.orange)) == paint(.orange))
    #expect(try paint(Button("label") {}.buttonStyle(.borderless)) == paint(.tint))
    #expect(try paint(Button("label", role: .cancel) {}) == paint(.tint))
  }

  @Test func destructiveButtonIsRed() throws {
    #expect(try paint(Button("label", role: .destructive) {}) == paint(.red))
  }

  /// On iOS 26, the label of a disabled button is black at 24 %.
  @Test func disabledButtonIsDimmed() throws {
    let label = try paint(Button("label", role: .destructive) {}.disabled(true))
    let gray: Color = .primary.opacity(0.24)
    #expect(label == paint(AnyShapeStyle(gray)))
  }

  @Test func inheritedForegroundStyleOverridesTint() throws {
    #expect(try paint(Button("label") {}.foregroundStyle(.green)) == paint(.green))
    let group = VStack { Button("label", role: .destructive) {}.disabled(true) }.foregroundColor(.green)
    #expect(try paint(group) == paint(.green))
  }

  @Test func foregroundStyleAroundABorderedButtonColorsItsLabel() throws {
    #expect(try paint(Button("label") {}.buttonStyle(.bordered).foregroundStyle(.green)) == paint(.green))
    #expect(try paint(Button("label") {}.foregroundColor(.green).buttonStyle(.borderedProminent)) == paint(.green))
    let toggle = Toggle("label", isOn: .constant(true)).toggleStyle(.button).foregroundStyle(.green)
    #expect(try paint(toggle) == paint(.green))
    #expect(try paint(Button("label") {}.buttonStyle(.borderedProminent)) == paint(.white))
    #expect(try paint(Button("label") {}.buttonStyle(.bordered)) == paint(.tint))
  }

  @Test func plainAndCustomStylesDoNotTintTheLabel() throws {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    #expect(try paint(Button("label") {}.buttonStyle(.plain)) == paint(.primary))
    #expect(try paint(Button("label") {}.buttonStyle(Own())) == paint(.primary))
  }
}
