internal import CanopyControls
internal import CanopyCore
internal import CanopyInput
internal import CanopyStyle
internal import CanopyText
internal import CoreTransferable
internal import Foundation
internal import UniformTypeIdentifiers

/// The menu of a share link: what people can do with the items.
struct ShareActions<Item: Transferable> {
  let items: [Item]
  let subject: Text?
  let message: Text?
  let title: Text?
  @Binding var isSaving: Bool
  @Environment(\.windowClipboard) private var clipboard
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment
}

extension ShareActions: View {
  var body: some View {
    if let title {
      Section {
        actions
      } header: {
        title
      }
    } else {
      actions
    }
  }

  @ViewBuilder @MainActor private var actions: some View {
    Button("Copy", systemImage: "doc.on.doc") { _ = ClipboardUse(clipboard).copy(items) }
    if let mail {
      Button("Send by Mail", systemImage: "envelope") { openURL(mail) }
    }
    if let page {
      Button("Open in Browser", systemImage: "safari") { openURL(page) }
    }
    if canSave {
      Button("Save…", systemImage: "square.and.arrow.down") { isSaving = true }
    }
  }

  /// A message with the items, or nil if they aren't texts or addresses.
  @MainActor private var mail: URL? {
    guard let lines = items as? [String] ?? (items as? [URL])?.map(\.absoluteString) else { return nil }
    var parts = URLComponents()
    parts.scheme = "mailto"
    let text = ([message?.resolved(in: environment)].compactMap { $0 } + lines).joined(separator: "\n")
    parts.queryItems = [URLQueryItem(name: "body", value: text)]
    if let subject = (subject ?? title)?.resolved(in: environment) {
      parts.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0)
    }
    // A plus sign would be read as a space.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.url
  }

  /// The address of the single item, if it is one that a browser opens.
  private var page: URL? {
    guard items.count == 1, let url = items.first as? URL, ["http", "https"].contains(url.scheme?.lowercased()) else {
      return nil
    }
    return url
  }

  /// A Boolean value that indicates whether the items are content for files. An address isn't.
  private var canSave: Bool { Item.self != URL.self && !items.isEmpty && !Item.exportedContentTypes().isEmpty }
}
