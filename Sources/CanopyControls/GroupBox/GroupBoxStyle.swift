public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A type that defines the appearance of group boxes.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.title2)
///       configuration.content
///     }
///     .padding()
///     .background(.thinMaterial, in: .rect(cornerRadius: 20))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns a view that represents a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that its style receives.
public struct GroupBoxStyleConfiguration {
  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content

  /// A type-erased label of a group box.
  public struct Label: View {
    let view: AnyView

    /// The label of the group box.
    public var body: some View { view }
  }

  /// A type-erased content of a group box.
  public struct Content: View {
    let view: AnyView

    /// The views in the group box.
    public var body: some View { view }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    _changing(\.groupBoxStyle) { $0.add(style) }
  }
}

/// Group boxes, as a kind of control.
package enum GroupBoxKind: ControlKind {
  package static var styles: WritableKeyPath<EnvironmentValues, ControlStyles<Self>> { \.groupBoxStyle }

  package static func makeBody(_ style: any GroupBoxStyle, _ configuration: GroupBoxStyleConfiguration) -> AnyView {
    func body(_ style: some GroupBoxStyle) -> AnyView {
      AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
    }
    return body(style)
  }

  package static func makeUsualBody(_ configuration: GroupBoxStyleConfiguration, _ styles: UsualStyles) -> AnyView {
    AnyView(GroupBoxCard(configuration: configuration))
  }
}

extension EnvironmentValues {
  /// The styles of the group boxes in this view.
  @Entry var groupBoxStyle: ControlStyles<GroupBoxKind> = ControlStyles()
  /// The number of filled group boxes around this view.
  @Entry var groupBoxDepth: Int = 0
}

extension GroupBoxStyleConfiguration.Label: PlaceholderView {}
extension GroupBoxStyleConfiguration.Content: PlaceholderView {}

// MARK: Styles

/// The default group box style, which depends on the enclosing container. Most show a filled card.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the group box in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(GroupBoxKind.self, configuration)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style of group boxes.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A filled card with the label inside it, or above it on a desktop.
private struct GroupBoxCard: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.controlTokens.groupBox) private var tokens
  @Environment(\.groupBoxDepth) private var depth
  @Environment(\.backgroundStyle) private var backgroundStyle

  var body: some View {
    if tokens.isLabelInside {
      card {
        VStack(alignment: .leading, spacing: tokens.labelSpacing) {
          configuration.label.font(tokens.labelFont)
          content
        }
      }
    } else {
      VStack(alignment: .leading, spacing: tokens.labelSpacing) {
        configuration.label.font(tokens.labelFont).padding(.leading, tokens.labelInset)
        card { content }
      }
    }
  }

  /// The content, in which the fill of a nested box differs from the fill of this one.
  @MainActor private var content: some View {
    VStack { configuration.content }.environment(\.groupBoxDepth, depth + 1)
  }

  @MainActor private func card(@ViewBuilder _ content: () -> some View) -> some View {
    content()
      .padding(tokens.padding)
      .background(
        backgroundStyle ?? AnyShapeStyle(depth.isMultiple(of: 2) ? tokens.fill : tokens.nestedFill),
        in: .rect(cornerRadius: tokens.cornerRadius))
  }
}
