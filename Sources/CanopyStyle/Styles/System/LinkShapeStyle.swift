/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// The color of links.
  public init() {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.link], at: level, in: context)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
