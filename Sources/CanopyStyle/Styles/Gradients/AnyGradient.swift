/// A gradient of any kind.
public struct AnyGradient: Hashable, ShapeStyle {
  var gradient: Gradient

  /// Hides what kind of gradient it is.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient, with colors in between found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { gradient._paint(at: level, in: context) }
}

extension Color {
  /// The color as a gradient, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}
