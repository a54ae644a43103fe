/// The foreground styles of a place: up to three levels. Where none is set, there are the colors of labels.
package struct Foreground: Equatable, Sendable {
  package var primary: AnyShapeStyle?
  package var secondary: AnyShapeStyle?
  package var tertiary: AnyShapeStyle?

  package init(_ primary: AnyShapeStyle? = nil, _ secondary: AnyShapeStyle? = nil, _ tertiary: AnyShapeStyle? = nil) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  /// A Boolean value that indicates whether the styles are colors, which are drawn nowhere but in what they fill.
  package var hasOnlyColors: Bool { [primary, secondary, tertiary].allSatisfy { $0?.isColor ?? true } }

  /// Whether a style in it is meant in relation to the foreground that is set around.
  var isRelative: Bool { [primary, secondary, tertiary].contains { $0?._isRelative == true } }

  /// The same styles, but meant in relation to another foreground.
  func relative(to outer: Foreground) -> Foreground {
    func bound(_ style: AnyShapeStyle?) -> AnyShapeStyle? {
      style.map { $0._isRelative ? AnyShapeStyle(RelativeShapeStyle(base: $0, outer: outer)) : $0 }
    }
    return Foreground(bound(primary), bound(secondary), bound(tertiary))
  }

  func paint(at level: Int, in context: _PaintContext) -> _Paint {
    guard let primary else { return label(at: level, in: context) }
    // Inside, the foreground is that of labels, so that nothing ever asks for itself.
    let context = context.with(foreground: Foreground())
    if let tertiary, level >= 2 { return tertiary._paint(at: level - 2, in: context) }
    if let secondary, level >= 1 { return secondary._paint(at: level - 1, in: context) }
    return primary._paint(at: level, in: context)
  }

  private func label(at level: Int, in context: _PaintContext) -> _Paint {
    let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
    return _Paint(labels[min(level, labels.count - 1)].resolve(in: context.environment))
  }
}

/// A style that looks for its foreground elsewhere than where it is used.
struct RelativeShapeStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let outer: Foreground

  func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    base._paint(at: level, in: context.with(foreground: outer))
  }
}
