/// The `==` of a type that is known only at run time.
struct ValueEquality {
  private let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Creates the comparison, unless `type` isn't `Equatable` or consists of plain data.
  init?(_ type: any Any.Type) {
    guard let equatable = type as? any Equatable.Type, !Self.isPlain(type) else { return nil }
    areEqual = Self.comparison(of: equatable)
  }

  func callAsFunction(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool { areEqual(one, other) }

  private static func comparison<Value: Equatable>(
    of _: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func isPlain(_ type: any Any.Type) -> Bool {
    func ask<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: ask)
  }
}
