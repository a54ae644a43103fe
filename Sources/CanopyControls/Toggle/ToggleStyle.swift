public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance and the interaction of toggles.
///
/// ```swift
/// struct Lamp: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       configuration.label.foregroundStyle(configuration.isOn ? .yellow : .gray)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns a view that represents a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that its style receives.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public let label: Label
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the toggle controls several values that aren't all the same.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  /// A type-erased label of a toggle.
  public struct Label: View {
    let view: AnyView

    /// The label of the toggle.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    _changing(\.toggleStyle) { $0.add(style) }
  }
}

/// Toggles, as a kind of control.
package enum ToggleKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.toggleStyle }

  package static func makeBody(_ style: any ToggleStyle, _ configuration: ToggleStyleConfiguration) -> AnyView {
    func body(_ style: some ToggleStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: ToggleStyleConfiguration, _ styles: UsualStyles) -> AnyView {
    styles.hasCheckboxes
      ? makeBody(CheckboxToggleStyle(), configuration) : makeBody(SwitchToggleStyle(), configuration)
  }

  package static var styleInMenus: StyleInMenus<any ToggleStyle>? {
    StyleInMenus(style: MenuItemToggleStyle(), isFixed: true)
  }
}

/// The style of toggles in a menu: an item, with a checkmark if the toggle is on.
struct MenuItemToggleStyle: ToggleStyle {
  var isColumn = false

  func makeBody(configuration: Configuration) -> some View {
    ClosingMenuItem(
      mark: .checkmark(isOn: configuration.isOn), isColumn: isColumn, action: { configuration.isOn.toggle() }
    ) {
      MenuItemLabel(label: configuration.label)
    }
  }
}

extension EnvironmentValues {
  /// The styles of the toggles in this view.
  @Entry var toggleStyle: ControlStyles<ToggleKind> = ControlStyles()
}

extension ToggleStyleConfiguration.Label: PlaceholderView {}
