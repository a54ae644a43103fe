internal import CanopyAccessibility
internal import CanopyAnimation
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A type that defines the appearance of disclosure groups.
///
/// ```swift
/// struct Folder: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: { configuration.label }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns a view that represents a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// A Boolean value that indicates whether the group shows its content.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  /// A type-erased label of a disclosure group.
  public struct Label: View {
    let view: AnyView

    /// The label of the group.
    public var body: some View { view }
  }

  /// A type-erased content of a disclosure group.
  public struct Content: View {
    let content: () -> AnyView

    /// The views in the group. They are made when a style shows them.
    public var body: some View { content() }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    _changing(\.disclosureGroupStyle) { $0.add(style) }
  }
}

/// Disclosure groups, as a kind of control.
package enum DisclosureGroupKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.disclosureGroupStyle }

  package static func makeBody(
    _ style: any DisclosureGroupStyle, _ configuration: DisclosureGroupStyleConfiguration
  ) -> AnyView {
    func body(_ style: some DisclosureGroupStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: DisclosureGroupStyleConfiguration, _: UsualStyles) -> AnyView {
    AnyView(DisclosureStack(configuration: configuration))
  }
}

extension EnvironmentValues {
  /// The styles of the disclosure groups in this view.
  @Entry var disclosureGroupStyle: ControlStyles<DisclosureGroupKind> = ControlStyles()
}

extension DisclosureGroupStyleConfiguration.Label: PlaceholderView {}
extension DisclosureGroupStyleConfiguration.Content: PlaceholderView {}

// MARK: Styles

/// The default disclosure group style, which depends on the enclosing container. Most show a label with a chevron above the
/// content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the disclosure group in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(DisclosureGroupKind.self, configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style of disclosure groups.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A row that a person presses, above the content.
private struct DisclosureStack: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controlTokens.disclosureGroup) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      button
        .accessibilityValue(Text(configuration.isExpanded ? "Expanded" : "Collapsed"))
      if configuration.isExpanded { VStack { configuration.content } }
    }
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder @MainActor private var button: some View {
    let button = Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      DisclosureRow(configuration: configuration)
    }
    if tokens.isLabelTinted {
      button.buttonStyle(BorderlessButtonStyle())
    } else {
      button.buttonStyle(PlainButtonStyle())
    }
  }
}

/// The label of a disclosure group, with a chevron that points down while the group is expanded.
private struct DisclosureRow: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.layoutDirection) private var direction
  @Environment(\.controlTokens.disclosureGroup) private var tokens
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    HStack(spacing: tokens.spacing) {
      if !tokens.isChevronTrailing { chevron }
      configuration.label
      Spacer(minLength: 0)
      if tokens.isChevronTrailing { chevron }
    }
    .multilineTextAlignment(.leading)
    .padding(.vertical, tokens.padding)
    .contentShape(.rect)
  }

  @MainActor private var chevron: some View {
    Image(systemName: "chevron.forward").resizable().scaledToFit().fontWeight(.semibold)
      .frame(width: tokens.chevron.width * scale, height: tokens.chevron.height * scale)
      .foregroundStyle(tokens.chevronColor ?? AnyShapeStyle(.foreground))
      .frame(width: tokens.chevronRoom * scale)
      .rotationEffect(.degrees(configuration.isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
      .accessibilityHidden(true)
  }
}
