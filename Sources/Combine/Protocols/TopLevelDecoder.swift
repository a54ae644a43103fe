/// Reads values of many types from one kind of data.
public protocol TopLevelDecoder<Input> {
  /// What is read.
  associatedtype Input

  /// Reads a value of type `type`.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}
