/// The foreground styles of a view, with up to three levels. Without a primary style, the label colors apply.
package struct Foreground: Equatable, Sendable {
  package var primary: AnyShapeStyle?
  package var secondary: AnyShapeStyle?
  package var tertiary: AnyShapeStyle?

  package init(_ primary: AnyShapeStyle? = nil, _ secondary: AnyShapeStyle? = nil, _ tertiary: AnyShapeStyle? = nil) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  /// A Boolean value that indicates whether all styles are colors, which draw nothing outside of the filled area.
  package var hasOnlyColors: Bool { [primary, secondary, tertiary].allSatisfy { $0?.isColor ?? true } }

  /// A Boolean value that indicates whether any style depends on the inherited foreground.
  var isRelative: Bool { [primary, secondary, tertiary].contains { $0?._isRelative == true } }

  /// Returns the styles, with styles that depend on the foreground bound to `outer`.
  func relative(to outer: Foreground) -> Foreground {
    func bound(_ style: AnyShapeStyle?) -> AnyShapeStyle? {
      style.map { $0._isRelative ? AnyShapeStyle(RelativeShapeStyle(base: $0, outer: outer)) : $0 }
    }
    return Foreground(bound(primary), bound(secondary), bound(tertiary))
  }

  func paint(at level: Int, in context: _PaintContext) -> _Paint {
    guard let primary else { return label(at: level, in: context) }
    // Inside the styles, the foreground consists of label colors. This prevents infinite recursion.
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

/// A style that resolves in relation to a fixed foreground instead of the foreground of the view that uses it.
struct RelativeShapeStyle: ShapeStyle, Equatable {
  let base: AnyShapeStyle
  let outer: Foreground

  func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    base._paint(at: level, in: context.with(foreground: outer))
  }
}
