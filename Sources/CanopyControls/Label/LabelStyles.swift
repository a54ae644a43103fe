internal import CanopyAccessibility
public import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The default style of labels, which depends on the container around them: usually the icon, and the title after it.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the label as its container shows labels.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControl(LabelKind.self, configuration)
  }
}

/// An icon and a title at the distance of the environment.
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

/// A style of labels with the icon, and the title after it.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A style of labels without their icons.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style of labels without their titles.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel { _ in configuration.title }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of labels: the icon, and the title after it.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, and the title after it.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
