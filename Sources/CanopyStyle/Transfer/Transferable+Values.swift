internal import CanopyCore
package import CanopyDrawing
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

extension Color: Transferable {
  /// Colors are exported and imported with their components.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: UTType(known: "com.canopy.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Color.Resolved.self, from: data))
    }
  }
}

extension Image: Transferable {
  /// Images are imported from pictures in all formats that can be shown, and exported within the program.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Image>(type: UTType(known: "com.canopy.image"))
    PictureRepresentation()
  }
}

/// A representation of values that stay as they are, within the program.
private struct ValueRepresentation<Item: Transferable & Sendable>: PrimitiveRepresentation {
  let type: UTType

  static func _addParts(of representation: Self, to parts: inout _TransferParts) {
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

/// The representation of images that are imported from pictures.
private struct PictureRepresentation: PrimitiveRepresentation {
  typealias Item = Image

  static func _addParts(of _: Self, to parts: inout _TransferParts) {
    var picture = TransferPart(type: .image)
    picture.import = { item in
      guard let engine = TransferEngines.images else {
        throw TransferError(message: "Pictures can only be imported where a window shows them.")
      }
      do {
        return Image(.picture(try engine.open(try item.data()), scale: 1, orientation: .up))
      } catch let fault as ImageFault {
        throw TransferError(message: "The picture can't be imported: \(fault).")
      }
    }
    parts.parts.append(picture)
  }
}

/// The engines that values are imported with.
package enum TransferEngines {
  /// The decoder of pictures; nil outside of a drop in a window.
  @TaskLocal package static var images: (any ImageEngine)?
}
