/// A color gradient that hides the type of the gradient it was made from.
public struct AnyGradient: Hashable, ShapeStyle {
  var gradient: Gradient

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient with colors interpolated in the given color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint { gradient._paint(at: level, in: context) }
}

extension Color {
  /// A subtle gradient derived from the color, slightly lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.18), self]))
  }
}
