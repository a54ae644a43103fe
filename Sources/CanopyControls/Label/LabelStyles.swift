internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The default label style, which depends on the enclosing container. Most containers show the icon followed by the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label in the style of the enclosing container.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(LabelKind.self, configuration)
  }
}

/// An icon followed by a title, spaced as the environment specifies.
struct IconAndTitle {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.controlTokens.labelSpacing) private var usualSpacing
}

extension IconAndTitle: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? usualSpacing) {
      configuration.icon.frame(minWidth: iconWidth).accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The style of labels in a menu: icons are centered in a column before the titles, or above them in a column of a row.
struct MenuItemLabelStyle: LabelStyle {
  var isColumn = false

  func makeBody(configuration: Configuration) -> some View {
    MenuIconAndTitle(configuration: configuration, isColumn: isColumn)
  }
}

/// The icon and the title of an item of a menu.
private struct MenuIconAndTitle: View {
  let configuration: LabelStyleConfiguration
  let isColumn: Bool
  @Environment(\.controlTokens.menu) private var tokens
  @ScaledMetric private var scale: CGFloat = 1

  var body: some View {
    if isColumn {
      VStack(spacing: tokens.columnSpacing) {
        configuration.icon.frame(height: tokens.iconWidth * scale).accessibilityHidden(true)
        configuration.title.font(tokens.captionFont).lineLimit(1)
      }
      .padding(.vertical, tokens.columnPadding)
    } else {
      HStack(spacing: tokens.spacing) {
        configuration.icon.frame(minWidth: tokens.iconWidth * scale).accessibilityHidden(true)
        configuration.title
      }
    }
  }
}

/// A label style that shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel { _ in configuration.title }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, which usually shows the icon followed by the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon followed by the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
