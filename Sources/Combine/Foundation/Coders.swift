public import Foundation

/// Writes values of many types as one kind of data.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output

  /// Writes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads values of many types from one kind of data.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input

  /// Reads a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// It writes data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// It writes data.
  public typealias Output = Data
}
