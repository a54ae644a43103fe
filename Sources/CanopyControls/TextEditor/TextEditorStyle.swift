public import CanopyCore
internal import CanopyStyle

/// A type that defines the appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// The type of the view that represents an editor.
  associatedtype Body: View

  /// Returns a view that represents an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor.
public struct TextEditorStyleConfiguration {
  let configuration: FieldConfiguration
}

extension View {
  /// Sets the style of the text editors in this view.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    _changing(\.textEditorStyle) { $0.add(style) }
  }
}

/// Text editors, as a kind of control.
package enum TextEditorKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.textEditorStyle }

  package static func makeBody(_ style: any TextEditorStyle, _ configuration: TextEditorStyleConfiguration) -> AnyView {
    func body(_ style: some TextEditorStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: TextEditorStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(EditorView(configuration.configuration, frame: .filled))
  }
}

extension EnvironmentValues {
  /// The styles of the text editors in this view.
  @Entry var textEditorStyle: ControlStyles<TextEditorKind> = ControlStyles()
}

/// The default text editor style: text on the background of text fields.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the editor in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(TextEditorKind.self, configuration)
  }
}

/// A text editor style without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an editor without a background.
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(configuration.configuration, frame: .none)
  }
}

/// A text editor style with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns an editor with a rounded border.
  public func makeBody(configuration: Configuration) -> some View {
    EditorView(configuration.configuration, frame: .rounded)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor without a background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A text editor with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
