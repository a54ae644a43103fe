internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

extension Shape {
  /// A Boolean value that indicates whether the shape is known to be in its frame.
  var staysInFrame: Bool {
    switch Self.self {
    case is Rectangle.Type, is RoundedRectangle.Type, is UnevenRoundedRectangle.Type, is Circle.Type, is Ellipse.Type,
      is Capsule.Type:
      true
    default: false
    }
  }
}

extension ShapeStyle {
  /// Returns a Boolean value that indicates whether the style may draw outside of the shape, for example a shadow.
  func mayHaveShadows(in node: LayoutNode) -> Bool {
    switch Self.self {
    case is Color.Type, is Material.Type, is LinearGradient.Type, is RadialGradient.Type, is AngularGradient.Type: false
    case is HierarchicalShapeStyle.Type, is ForegroundStyle.Type: !node.environment.foreground.hasOnlyColors
    default: true
    }
  }
}
