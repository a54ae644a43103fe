@testable import CanopyStyle
import Testing

@testable import CanopyCore

@Suite struct ForegroundTests {
  /// What styles look like where a foreground is set.
  private func paint(_ style: some ShapeStyle, in foreground: Foreground = Foreground()) -> _Paint {
    var values = EnvironmentValues()
    values.foreground = foreground
    return style._paint(in: values)
  }

  private func label(_ color: SystemColor) -> _Paint { _Paint(color.resolve(in: EnvironmentValues())) }

  @Test func defaultForegroundLevelsAreLabelColors() {
    #expect(paint(.primary) == label(.label))
    #expect(paint(.secondary) == label(.secondaryLabel))
    #expect(paint(.tertiary) == label(.tertiaryLabel))
    #expect(paint(.quaternary) == label(.quaternaryLabel))
    #expect(paint(.quinary) == label(.quinaryLabel))
    #expect(paint(.foreground) == label(.label))
  }

  @Test func levelsDeriveFromTheForegroundStyle() {
    let red = Foreground(AnyShapeStyle(.red))
    #expect(paint(.primary, in: red) == paint(.red))
    #expect(paint(.secondary, in: red) == paint(.red.secondary))
    #expect(paint(.foreground, in: red) == paint(.red))
    #expect(paint(.foreground.tertiary, in: red) == paint(.red.tertiary))
  }

  @Test func foregroundLevelsCanBeSetIndividually() {
    let two = Foreground(AnyShapeStyle(.red), AnyShapeStyle(.green))
    #expect(paint(.primary, in: two) == paint(.red))
    #expect(paint(.secondary, in: two) == paint(.green))
    #expect(paint(.tertiary, in: two) == paint(.green.secondary))
    let three = Foreground(AnyShapeStyle(.red), AnyShapeStyle(.green), AnyShapeStyle(.blue))
    #expect(paint(.tertiary, in: three) == paint(.blue))
    #expect(paint(.quaternary, in: three) == paint(.blue.secondary))
  }

  @Test func hierarchicalForegroundIsRelativeToTheOuterForeground() {
    var values = EnvironmentValues()
    values.relativeForeground = Foreground(AnyShapeStyle(.secondary))
    #expect(HierarchicalShapeStyle.primary._paint(in: values) == label(.secondaryLabel))
    #expect(HierarchicalShapeStyle.secondary._paint(in: values) == label(.tertiaryLabel))
    values.relativeForeground = Foreground(AnyShapeStyle(.secondary))
    #expect(HierarchicalShapeStyle.primary._paint(in: values) == label(.tertiaryLabel))
  }

  @Test func hierarchicalForegroundOnColorIsLevelOfThatColor() {
    var values = EnvironmentValues()
    values.foreground = Foreground(AnyShapeStyle(.red))
    values.relativeForeground = Foreground(AnyShapeStyle(.secondary))
    #expect(ForegroundStyle()._paint(in: values) == paint(.red.secondary))
    #expect(HierarchicalShapeStyle.secondary._paint(in: values) == paint(.red.tertiary))
  }

  @Test func foregroundStyleOfForegroundIsUnchanged() {
    var values = EnvironmentValues()
    values.foreground = Foreground(AnyShapeStyle(.red))
    values.relativeForeground = Foreground(AnyShapeStyle(.foreground))
    #expect(ForegroundStyle()._paint(in: values) == paint(.red))
  }

  @Test func stylesResolvingToLevelsUseLabelColors() {
    struct Quiet: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { HierarchicalShapeStyle.secondary }
    }
    #expect(paint(.foreground, in: Foreground(AnyShapeStyle(Quiet()))) == label(.secondaryLabel))
  }

  @Test func onlyHierarchicalForegroundsAreRelative() {
    #expect(!Foreground().isRelative)
    #expect(!Foreground(AnyShapeStyle(.red), AnyShapeStyle(.blue)).isRelative)
    #expect(Foreground(AnyShapeStyle(.red), AnyShapeStyle(.secondary)).isRelative)
    #expect(Foreground(AnyShapeStyle(.primary)).isRelative)
  }

  @Test func foregroundsWithEqualStylesAreEqual() {
    #expect(Foreground(AnyShapeStyle(.red)) == Foreground(AnyShapeStyle(.red)))
    #expect(Foreground(AnyShapeStyle(.red)) != Foreground(AnyShapeStyle(.red), AnyShapeStyle(.red)))
    let outer = Foreground(AnyShapeStyle(.red))
    let inner = Foreground(AnyShapeStyle(.secondary))
    #expect(inner.relative(to: outer) == inner.relative(to: outer))
    #expect(inner.relative(to: outer) != inner.relative(to: Foreground()))
    #expect(outer.relative(to: inner) == outer)
  }
}
