public import CanopyText
public import CoreTransferable
internal import Foundation

// Links whose label is a symbol with a title.

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the default label that shares several items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with the default label that shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares several items.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a localized title that shares an item.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a title that shares several items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a title that shares an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a text as title that shares several items.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title: title))
  }

  /// Creates a link with a text as title that shares an item.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with the default label that shares several URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with the default label that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with the default label that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with the default label that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Creates a link with a localized title that shares several URLs.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a localized title that shares a URL.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a localized title that shares several texts.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a localized title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link with a title that shares several URLs.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a title that shares a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a title that shares several texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a title that shares a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link with a text as title that shares several URLs.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a link with a text as title that shares a URL.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a link with a text as title that shares several texts.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
  }

  /// Creates a link with a text as title that shares a text.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
  }
}
