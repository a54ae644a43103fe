internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A type that arranges labels and the content that they name.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns a view that represents labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that its style receives.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: Label
  /// The content that the label names.
  public let content: Content

  /// A type-erased label.
  public struct Label: View {
    let view: AnyView

    /// The label of the content.
    public var body: some View { view }
  }

  /// A type-erased content.
  public struct Content: View {
    let view: AnyView

    /// The content that the label names.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the labeled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    _changing(\.labeledContentStyle) { $0.add(style) }
  }
}

/// Labeled content, as a kind of control.
package enum LabeledContentKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.labeledContentStyle }

  package static func makeBody(
    _ style: any LabeledContentStyle, _ configuration: LabeledContentStyleConfiguration
  ) -> AnyView {
    func body(_ style: some LabeledContentStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: LabeledContentStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(LabeledRow(configuration: configuration))
  }
}

extension EnvironmentValues {
  /// The styles of the labeled content in this view.
  @Entry var labeledContentStyle: ControlStyles<LabeledContentKind> = ControlStyles()
}

extension LabeledContentStyleConfiguration.Label: PlaceholderView {}
extension LabeledContentStyleConfiguration.Content: PlaceholderView {}

// MARK: Styles

/// The default style of labeled content, which depends on the enclosing container and on the idiom. On the phone, label and
/// content are at opposite edges, and on the desktop side by side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the labeled content in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(LabeledContentKind.self, configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labeled content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A label followed by its content.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.label) private var label
  @Environment(\.controlTokens.labeledContent) private var tokens

  var body: some View {
    HStack(alignment: tokens.alignment, spacing: tokens.spacing) {
      if labels != .hidden {
        configuration.label.opacity(label.opacity).accessibilityHidden(true)
        if tokens.fillsWidth { Spacer(minLength: 0) }
      }
      content._formColumn(label.startsColumn)
    }
    ._accessibilityContent(labeledBy: configuration.label)
    .modifier(ControlFont())
  }

  @ViewBuilder @MainActor private var content: some View {
    if tokens.fillsWidth {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    } else {
      configuration.content
    }
  }
}
