/// A translucent style for shapes on top of a background.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// Creates a fill style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill], at: level, in: context)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent style for shapes on top of a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// Creates a link style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.link], at: level, in: context)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// Creates a placeholder text style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.placeholder], at: level, in: context)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The background style of selected items.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// Creates a selection style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    TintShapeStyle()._paint(at: level, in: context)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background style of selected items.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separators between items.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// Creates a separator style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.separator], at: level, in: context)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators between items.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background style of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// Creates a window background style.
  public init() {}

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    SystemColor.paint(of: [.background], at: level, in: context)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background style of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
