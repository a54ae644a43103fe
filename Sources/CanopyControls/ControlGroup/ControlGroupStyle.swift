public import CanopyCore
internal import CanopyStyle

/// A type that arranges groups of controls.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns a view that represents a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that its style receives.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public let content: Content
  /// The label of the group, which is empty if the group has none.
  public let label: Label

  /// A type-erased content of a control group.
  public struct Content: View {
    let view: AnyView

    /// The controls of the group.
    public var body: some View { view }
  }

  /// A type-erased label of a control group.
  public struct Label {
    /// The label, or nil if the group has none.
    let view: AnyView?
  }
}

extension ControlGroupStyleConfiguration.Label: View {
  /// The label of the group.
  public var body: some View { view }
}

extension View {
  /// Sets the style of the control groups in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    _changing(\.controlGroupStyle) { $0.add(style) }
  }
}

/// Control groups, as a kind of control.
package enum ControlGroupKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.controlGroupStyle }

  package static func makeBody(
    _ style: any ControlGroupStyle, _ configuration: ControlGroupStyleConfiguration
  ) -> AnyView {
    func body(_ style: some ControlGroupStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: ControlGroupStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(ControlGroupRow(configuration: configuration, isPalette: false))
  }

  package static var styleInMenus: StyleInMenus<any ControlGroupStyle>? {
    StyleInMenus(style: MenuItemRowStyle(), isFixed: false)
  }

  package static func isUsualInMenus(_ style: any ControlGroupStyle) -> Bool {
    style is CompactMenuControlGroupStyle || style is PaletteControlGroupStyle
  }
}

/// The style of control groups in a menu: columns side by side.
private struct MenuItemRowStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItemColumns(configuration: configuration) }
}

extension EnvironmentValues {
  /// The styles of the control groups in this view.
  @Entry var controlGroupStyle: ControlStyles<ControlGroupKind> = ControlStyles()
}

extension ControlGroupStyleConfiguration.Content: PlaceholderView {}
extension ControlGroupStyleConfiguration.Label: PlaceholderView {}

// MARK: Styles

/// The default control group style, which depends on the enclosing container. Most show the controls side by side in one shape.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the group in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(ControlGroupKind.self, configuration)
  }
}

/// A control group style for moving through content: the controls are side by side, each in its own style.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a row of controls.
  public func makeBody(configuration: Configuration) -> some View { NavigationControls(configuration: configuration) }
}

/// A control group style that shows the icons of the controls in equal columns, as in a picker in segments.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a row of icons.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(configuration: configuration, isPalette: true)
  }
}

/// A control group style that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button with a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlMenu(configuration: configuration, isCompact: false)
  }
}

/// A control group style that opens a menu in which the controls are side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a button with a menu.
  public func makeBody(configuration: Configuration) -> some View {
    ControlMenu(configuration: configuration, isCompact: true)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style of control groups.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls for moving through content, side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The icons of the controls, in equal columns.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu in which the controls are side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
