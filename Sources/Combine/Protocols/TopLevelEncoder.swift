/// Writes values of many types as one kind of data.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded data.
  associatedtype Output

  /// Writes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
