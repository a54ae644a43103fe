public import CanopyCore
internal import CanopyDisplay
public import CanopyStyle
public import CanopyText
internal import Foundation

/// A title with an icon.
///
/// ```swift
/// Label("Favorites", systemImage: "star")
/// ```
///
/// Set the arrangement of the two with `labelStyle(_:)` on the label or on an ancestor.
public struct Label<Title: View, Icon: View> {
  package let title: Title
  private let icon: Icon
  @ControlStyle<LabelKind> private var style

  /// Creates a label from two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label whose title can come from any source. The initializers of controls use it.
  package init(_ title: Text, _ icon: Image) {
    self.init {
      title
    } icon: {
      icon
    }
  }

  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Creates a label with a localized title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(Text(titleResource), Image(systemName: name))
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }

  /// Creates a label with a localized title and an image of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(Text(titleKey), Image(name)) }

  /// Creates a label with a localized title and an image of the asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(Text(titleResource), Image(name))
  }

  /// Creates a label with a title and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) { self.init(Text(title), Image(name)) }

  /// Creates a label with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  /// Creates a label with a localized title and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(Text(titleResource), Image(resource))
  }

  /// Creates a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(Text(title), Image(resource))
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
  /// The view that the current label style creates.
  public var body: some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
    style.makeBody(configuration)
  }
}

extension Label: StyledControl {}
