// Without SwiftUI, as public code declares its model.
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension UTType {
  /// A postcard of this app.
  static let postcard = UTType(exportedAs: "org.example.postcard", conformingTo: .json)
}

/// A postcard that people drag into other apps, as itself or as text.
struct Postcard: Codable, Equatable, Identifiable, Transferable {
  var id = UUID()
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .postcard)
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.text.utf8) }
      .suggestedFileName("Postcard.txt")
    ProxyRepresentation(exporting: \.text)
  }

  /// Returns whether a file can be put on a postcard.
  static func accepts(_ file: URL) -> Bool {
    guard let type = UTType(filenameExtension: file.pathExtension) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .text)
  }
}
