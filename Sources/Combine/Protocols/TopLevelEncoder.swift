/// Writes values of many types as one kind of data.
public protocol TopLevelEncoder<Output> {
  /// What is written.
  associatedtype Output

  /// Writes `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
