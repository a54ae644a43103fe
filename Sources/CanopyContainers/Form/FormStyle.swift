public import CanopyCore
internal import CanopyControls
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A type that decides how forms look.
///
/// ```swift
/// struct Stacked: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns a view that represents a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
public struct FormStyleConfiguration {
  /// The controls of the form.
  public let content: Content

  /// A type-erased content of a form.
  public struct Content: View {
    let view: AnyView

    /// The controls of the form.
    public var body: some View { view }
  }
}

/// The default form style, which depends on the idiom: a grouped list on the phone, and columns on the desktop.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the form of the idiom.
  public func makeBody(configuration: Configuration) -> some View { AutomaticControl(FormKind.self, configuration) }
}

/// A form style that shows sections as cards in a list.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns a list of the controls.
  public func makeBody(configuration: Configuration) -> some View {
    ListView(kind: .form, content: configuration.content)
  }
}

/// A form style that shows labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the controls, one below the other.
  public func makeBody(configuration: Configuration) -> some View { ColumnsForm(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of forms.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as cards in a list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    _changing(\.formStyle) { $0.add(style) }
  }
}

/// Forms, as a kind of control.
enum FormKind: ControlKind {
  static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.formStyle }

  static func makeBody(_ style: any FormStyle, _ configuration: FormStyleConfiguration) -> AnyView {
    func body(_ style: some FormStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  static func makeUsualBody(_ configuration: FormStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(UsualForm(configuration: configuration))
  }
}

/// The form of the idiom.
private struct UsualForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if idiom == .phone {
      ListView(kind: .form, content: configuration.content)
    } else {
      ColumnsForm(content: configuration.content)
    }
  }
}

extension EnvironmentValues {
  /// The styles of the forms in this view.
  @Entry var formStyle: ControlStyles<FormKind> = ControlStyles()
}

extension FormStyleConfiguration.Content: PlaceholderView {}
