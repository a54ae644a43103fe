internal import CanopyGraph
public import Combine
public import Foundation

/// A representation of values as encoded data.
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveRepresentation
where
  Item: Transferable & Decodable & Encodable, Encoder: TopLevelEncoder & SendableMetatype,
  Decoder: TopLevelDecoder & SendableMetatype,
  Encoder.Output == Data, Decoder.Input == Data
{
  private let contentType: UTType
  // Safe because an encoder and a decoder aren't changed while they encode or decode.
  private let coders: UncheckedSendable<(encoder: Encoder, decoder: Decoder)>

  /// Creates a representation of values as data with an encoder and a decoder.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    self.contentType = contentType
    // Safe because they are only used to encode and decode.
    coders = UncheckedSendable((encoder, decoder))
  }

  public static func _addParts(of representation: Self, to parts: inout _TransferParts) {
    let coders = representation.coders
    var part = TransferPart(type: representation.contentType)
    part.export = { .data(try coders.value.encoder.encode(try transferred($0, as: Item.self))) }
    part.import = { try coders.value.decoder.decode(Item.self, from: try $0.data()) }
    parts.parts.append(part)
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation of values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
