package import CanopyCore

/// The styles that a container, such as an alert, gives the controls inside.
///
/// No control asks where it is: it asks for the style of its kind. A container sets one for each kind of control that looks or acts
/// differently inside of it.
package struct ContainerStyles {
  /// The style of a kind of control.
  private struct Entry {
    let kind: ObjectIdentifier
    let style: Any
    let isFixed: Bool
  }

  private var entries: [Entry] = []

  package init() {}

  /// Returns the style of a kind of control; nil if the container doesn't change that kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - isFixed: A Boolean value that indicates whether only a style counts that takes precedence over those of the app.
  package func style<Style>(for kind: any Any.Type, as _: Style.Type, isFixed: Bool) -> Style? {
    let entry = entries.last { $0.kind == ObjectIdentifier(kind) && ($0.isFixed || !isFixed) }
    return entry?.style as? Style
  }

  /// Sets the style of a kind of control.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - kind: The kind of control.
  ///   - isFixed: A Boolean value that indicates whether the style takes precedence over those that the app sets.
  package mutating func set<Style>(_ style: Style, for kind: any Any.Type, isFixed: Bool) {
    remove(kind)
    entries.append(Entry(kind: ObjectIdentifier(kind), style: style, isFixed: isFixed))
  }

  /// Removes the style of a kind of control, so that the body of that style can contain controls of the kind.
  package mutating func remove(_ kind: any Any.Type) { entries.removeAll { $0.kind == ObjectIdentifier(kind) } }
}

extension EnvironmentValues {
  /// The styles that the container around this view gives its controls.
  @Entry package var containerStyles: ContainerStyles = ContainerStyles()
}
