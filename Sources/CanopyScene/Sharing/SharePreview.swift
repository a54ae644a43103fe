public import CanopyText
public import CoreTransferable

/// The title and the picture of an item, which people see before they share it.
///
/// ```swift
/// ShareLink(item: photo, preview: SharePreview("Sunset", image: photo.thumbnail))
/// ```
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_ title: Text, image: Image?, icon: Icon?) { (self.title, self.image, self.icon) = (title, image, icon) }
}

extension SharePreview {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }

  /// Creates a preview with a text, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image: .some(image), icon: .some(icon)) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }

  /// Creates a preview with a text and an image.
  public init(_ title: Text, image: Image) { self.init(title, image: .some(image), icon: nil) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }

  /// Creates a preview with a text and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title, image: nil, icon: .some(icon)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }

  /// Creates a preview with a text.
  public init(_ title: Text) { self.init(title, image: nil, icon: nil) }
}
