public import CanopyCore
internal import CanopyDisplay
internal import CanopyScene
public import CanopyStyle
internal import Foundation

/// A title with an icon.
///
/// ```swift
/// Label("Favorites", systemImage: "star")
/// ```
///
/// The arrangement of both is set with `labelStyle(_:)` on the label or on an ancestor.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var styles

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a localized title and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style, in the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label: View {
  /// The label in its style.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
    styles.makeView(configuration, \.labelStyle, usual: LabelStyleBox(style: DefaultLabelStyle()))
  }
}

extension Label: TitledLabel {
  package var plainTitle: Text? { (title as? any TitledLabel)?.plainTitle }
}

extension Label: StyledControl {}
