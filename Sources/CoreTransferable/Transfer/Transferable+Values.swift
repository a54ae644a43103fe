public import Foundation

extension String: Transferable {
  /// Strings are exported and imported as plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) { string in
      Data(string.utf8)
    } importing: { data in
      try _text(of: data)
    }
    DataRepresentation<String>(importedContentType: .plainText) { try _text(of: $0) }
  }

  private static func _text(of data: Data) throws -> String {
    guard let string = String(data: data, encoding: .utf8) else {
      throw TransferError(message: "The data isn't text in UTF-8.")
    }
    return string
  }
}

extension Data: Transferable {
  /// Data is exported and imported as it is.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// URLs are exported and imported as such, and those of files also as these files.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .fileURL) {
      $0.dataRepresentation
    } importing: {
      try _url(of: $0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation<URL>(contentType: .url) {
      $0.dataRepresentation
    } importing: {
      try _url(of: $0)
    }
  }

  private static func _url(of data: Data) throws -> URL {
    guard let url = URL(dataRepresentation: data, relativeTo: nil) else {
      throw TransferError(message: "The data isn't a URL.")
    }
    return url
  }
}

extension AttributedString: Transferable {
  /// Attributed strings are exported within the program, and as plain text without their attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<AttributedString>(type: UTType(known: "com.canopy.attributed-string"))
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

/// A representation of values that stay as they are, within the program.
package struct ValueRepresentation<Item: Transferable & Sendable>: PrimitiveRepresentation {
  private let type: UTType

  package init(type: UTType) { self.type = type }

  package static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    var part = TransferPart(type: representation.type)
    part.visibility = .ownProcess
    part.export = { .value(try transferred($0, as: Item.self)) }
    part.import = { item in
      guard case .value(let value) = item else {
        throw TransferError.notImported(Item.self, from: [representation.type])
      }
      return try transferred(value, as: Item.self)
    }
    parts.parts.append(part)
  }
}
