@testable import CanopyStyle
import Testing

@testable import CanopyCore

/// Styles that refer to one another through the environment, in circles too.
@Suite struct StyleCyclesTests {
  private func paint(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> _Paint {
    var values = EnvironmentValues()
    change(&values)
    return style._paint(in: values)
  }

  /// Makes the tint the background style, and the background style the tint.
  private func twist(_ values: inout EnvironmentValues) {
    values.tint = AnyShapeStyle(.background)
    values.backgroundStyle = AnyShapeStyle(.tint)
  }

  @Test func circleOfTintAndBackgroundEndsInASystemColor() {
    #expect(paint(.tint, twist) == paint(.blue))
    #expect(paint(.background, twist) == paint(.white))
    #expect(paint(.selection.opacity(0.5), twist) == paint(.blue.opacity(0.5)))
  }

  @Test func foregroundOfTheTintIsTheTint() {
    let green = paint(.foreground) {
      $0.tint = AnyShapeStyle(.green)
      $0.foreground = Foreground(AnyShapeStyle(.tint))
    }
    #expect(green == paint(.green))
    let label = paint(.foreground) {
      $0.tint = AnyShapeStyle(.foreground)
      $0.foreground = Foreground(AnyShapeStyle(.tint))
    }
    #expect(label == paint(.primary))
  }

  @Test func tintOfTheForegroundIsTheForeground() {
    let red = paint(.tint) {
      $0.tint = AnyShapeStyle(.foreground)
      $0.foreground = Foreground(AnyShapeStyle(.red))
    }
    #expect(red == paint(.red))
  }

  @Test func levelsAreKeptThroughReferences() {
    let change = { (values: inout EnvironmentValues) in
      values.tint = AnyShapeStyle(.red.secondary)
      values.backgroundStyle = AnyShapeStyle(.tint)
    }
    #expect(paint(.tint, change) == paint(.red.secondary))
    #expect(paint(.tint.secondary, change) == paint(.red.tertiary))
    #expect(paint(.background.secondary, change) == paint(.red.tertiary))
    #expect(paint(.selection.secondary, change) == paint(.tint.secondary, change))
  }

  @Test func accentColorOfTheTintIsNotTheTint() {
    let change = { (values: inout EnvironmentValues) in
      values.tint = AnyShapeStyle(Color.accentColor)
      values.accentColor = .green
    }
    #expect(paint(.tint, change) == paint(.green))
    #expect(paint(Color.accentColor, change) == paint(.green))
  }

  @Test func materialsAndGradientsMayBeTints() {
    #expect(paint(.tint) { $0.tint = AnyShapeStyle(.thinMaterial) }.kind == .material(.thin))
    let gradient = Gradient(colors: [.red, .blue])
    #expect(paint(.tint.opacity(0.5)) { $0.tint = AnyShapeStyle(gradient) } == paint(gradient.opacity(0.5)))
    #expect(paint(.tint) { $0.tint = AnyShapeStyle(gradient) } == paint(gradient))
  }

  @Test func levelsBeyondTheLastAreTheLast() {
    #expect(paint(.red.quinary.quinary) == paint(.red.quinary))
    #expect(paint(.quinary.secondary) == paint(.quinary))
    #expect(paint(.link.quinary.quinary) == paint(.link.quinary))
  }
}
