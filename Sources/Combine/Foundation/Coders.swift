public import Foundation

/// A type that encodes values into output of a specific type.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output

  /// Returns an encoded value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A type that decodes values from input of a specific type.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input

  /// Returns a value of a type, decoded from the input.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  /// The type of the input: data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// The type of the output: data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// The type of the input: data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// The type of the output: data.
  public typealias Output = Data
}
