internal import CanopyCore

/// The source of a color from a custom style.
final class CustomColorSource<Style: Hashable & ShapeStyle>: ColorSource, @unchecked Sendable
where Style.Resolved == Color.Resolved {
  private let style: Style

  init(_ style: Style) { self.style = style }

  override var description: String { String(describing: style) }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    style.resolve(in: environment.captured)
  }

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? CustomColorSource<Style> else { return false }
    return style == other.style
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
