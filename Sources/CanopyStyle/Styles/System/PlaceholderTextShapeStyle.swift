/// The color of text that stands where something is to be written.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// The color of text that stands where something is to be written.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.placeholder], at: level, in: context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of text that stands where something is to be written.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
