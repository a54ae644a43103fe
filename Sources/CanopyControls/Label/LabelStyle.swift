public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A type that arranges the title and the icon of labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon
///       configuration.title
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns a view that represents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for its style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon

  /// A type-erased title of a label.
  public struct Title: View {
    let view: AnyView

    /// The title of the label.
    public var body: some View { view }
  }

  /// A type-erased icon of a label.
  public struct Icon: View {
    let view: AnyView

    /// The icon of the label.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    _changing(\.labelStyle) { $0.add(style) }
  }
}

/// Labels, as a kind of control.
package enum LabelKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.labelStyle }

  package static func makeBody(_ style: any LabelStyle, _ configuration: LabelStyleConfiguration) -> AnyView {
    func body(_ style: some LabelStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: LabelStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(IconAndTitle(configuration: configuration))
  }

  package static var styleInMenus: StyleInMenus<any LabelStyle>? {
    StyleInMenus(style: MenuItemLabelStyle(), isFixed: false)
  }
}

extension EnvironmentValues {
  /// The styles of the labels in this view.
  @Entry var labelStyle: ControlStyles<LabelKind> = ControlStyles()
}

extension LabelStyleConfiguration.Title: PlaceholderView {}
extension LabelStyleConfiguration.Icon: PlaceholderView {}
