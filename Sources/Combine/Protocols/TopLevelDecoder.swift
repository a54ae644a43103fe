/// Reads values of many types from one kind of data.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input

  /// Reads a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
