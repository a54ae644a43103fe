package import CanopyCore

/// The styles that a container, such as an alert, applies to the controls inside.
///
/// Controls don't check where they are; they ask for the style of their kind. A container sets one for each kind of control
/// that looks or behaves differently inside it.
package struct ContainerStyles {
  /// The style for one kind of control.
  private struct Entry {
    let kind: ObjectIdentifier
    let style: Any
    let isFixed: Bool
  }

  private var entries: [Entry] = []
  /// A Boolean value that indicates whether the container is a menu, where each kind of control knows its style.
  private var isMenu = false
  /// A Boolean value that indicates whether the place is inside a control of the menu.
  private var isInControl = false
  /// The kinds of the controls of the menu around the place.
  private var kindsAround: [ObjectIdentifier] = []

  package init() {}

  /// The styles of the controls in a menu.
  package static var menu: ContainerStyles {
    var styles = ContainerStyles()
    styles.isMenu = true
    return styles
  }

  /// Returns a Boolean value that indicates whether a kind of control has its style for menus.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - isFixed: A Boolean value that indicates whether that style takes precedence over the app's styles.
  package func isMenu(for kind: any Any.Type, isFixed: Bool) -> Bool {
    isMenu && !(isFixed && isInControl) && !kindsAround.contains(ObjectIdentifier(kind))
  }

  /// Returns the style for a kind of control, or nil if the container doesn't change that kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - isFixed: A Boolean value that indicates whether to consider only a style that takes precedence over the app's
  ///     styles.
  package func style<Style>(for kind: any Any.Type, as _: Style.Type, isFixed: Bool) -> Style? {
    let entry = entries.last { $0.kind == ObjectIdentifier(kind) && ($0.isFixed || !isFixed) }
    return entry?.style as? Style
  }

  /// Sets the style of a kind of control.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - kind: The kind of control.
  ///   - isFixed: A Boolean value that indicates whether the style takes precedence over styles that the app sets.
  package mutating func set<Style>(_ style: Style, for kind: any Any.Type, isFixed: Bool) {
    remove(kind)
    entries.append(Entry(kind: ObjectIdentifier(kind), style: style, isFixed: isFixed))
  }

  /// A Boolean value that indicates whether any style takes precedence over the app's styles.
  package var hasFixedStyles: Bool { isMenu && !isInControl || entries.contains(where: \.isFixed) }

  /// The styles for the parts of a control inside the container.
  ///
  /// Styles that take precedence over the app's don't reach them: a part such as a segment looks as its control demands.
  package var insideControls: ContainerStyles {
    var styles = self
    styles.entries.removeAll(where: \.isFixed)
    styles.isInControl = true
    return styles
  }

  /// Removes the style for a kind of control, so that the style's body can contain controls of that kind.
  package mutating func remove(_ kind: any Any.Type) {
    entries.removeAll { $0.kind == ObjectIdentifier(kind) }
    if isMenu { kindsAround.append(ObjectIdentifier(kind)) }
  }
}

extension EnvironmentValues {
  /// The styles that the enclosing container applies to its controls.
  @Entry package var containerStyles: ContainerStyles = ContainerStyles()
}
