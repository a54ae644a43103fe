internal import CanopyContainers
internal import CanopyControls
public import CanopyCore
internal import CanopyInput
internal import CanopyStyle
public import CanopyText
public import CoreTransferable
internal import Foundation
internal import UniformTypeIdentifiers

/// A control that shares items with other programs.
///
/// ```swift
/// ShareLink(item: URL(string: "https://swift.org")!)
///
/// ShareLink(item: photo, preview: SharePreview(photo.name, image: photo.thumbnail)) {
///   Label("Send to Friends", systemImage: "paperplane")
/// }
/// ```
///
/// People choose what happens in a menu: items are copied, saved as files, sent by mail, or opened, as far as their types allow it.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @State private var isSaving = false
  /// The reason that the items couldn't be saved.
  @State private var failure: String?
  @Environment(\.self) private var environment

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    (self.items, self.subject, self.message) = (items, subject, message)
    (self.preview, self.label) = (preview, label)
  }
}

extension ShareLink: View {
  /// The view of the control.
  public var body: some View {
    let items = Array(items)
    let title = items.count == 1 ? items.first.flatMap { preview?($0).title } : nil
    Menu {
      ShareActions(items: items, subject: subject, message: message, title: title, isSaving: $isSaving)
    } label: {
      label
    }
    .menuIndicator(.hidden)
    .fileExporter(
      isPresented: items.count == 1 ? $isSaving : .constant(false), item: items.first,
      defaultFilename: title?.resolved(in: environment), onCompletion: didSave
    )
    .fileExporter(
      isPresented: items.count > 1 ? $isSaving : .constant(false), items: items, onCompletion: didSave
    )
    .alert(
      "The items couldn’t be saved.",
      isPresented: Binding {
        failure != nil
      } set: {
        if !$0 { failure = nil }
      }
    ) {
    } message: {
      Text(failure ?? "")
    }
  }
}

extension ShareLink {
  private func didSave<Files>(_ result: Result<Files, any Error>) {
    if case .failure(let error) = result { failure = error.localizedDescription }
  }
}

/// The default label of a ``ShareLink``.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// A symbol with a title.
  public var body: some View {
    CanopyControls.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Creates a link that shares several items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - subject: The title of the items, for example the subject of a message.
  ///   - message: A description of the items.
  ///   - preview: Returns the preview of an item.
  ///   - label: A view that describes the action.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }

  /// Creates a link that shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares several URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(items, subject, message, nil, label())
  }

  /// Creates a link that shares several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(items, subject, message, nil, label())
  }

  /// Creates a link that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  /// Creates a link that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}
