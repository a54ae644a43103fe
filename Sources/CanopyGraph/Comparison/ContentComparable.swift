/// A container whose elements don't have to be `Equatable`, because their own plan can compare them.
protocol ContentComparable {
  static func _contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Optional: ContentComparable {
  static func _contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee
    let second = second.assumingMemoryBound(to: Self.self).pointee
    return switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): areEqual(first, second)
    default: false
    }
  }
}

extension Array: ContentComparable {
  static func _contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee
    let second = second.assumingMemoryBound(to: Self.self).pointee
    guard first.count == second.count else { return false }
    let plan = ComparisonPlan.of(Element.self)
    return first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        first.indices.allSatisfy { index in
          withUnsafePointer(to: first[index]) { first in
            withUnsafePointer(to: second[index]) { second in plan.areEqual(first, second) }
          }
        }
      }
    }
  }
}

/// Compares two values by reflection: existentials by their contents, and enums with payloads by case and payload.
func reflectedValuesAreEqual(_ type: any Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
  let (first, second) = (held(type, first), held(type, second))
  func open<First>(_ value: First) -> Bool {
    guard let other = second as? First, Swift.type(of: first) == Swift.type(of: second) else { return false }
    return ComparisonPlan.isEnumWithPayload(First.self) ? enumsAreEqual(value, other) : areEqual(value, other)
  }
  return _openExistential(first, do: open)
}

/// Returns the value at `address`, unwrapped from its existential.
private func held(_ type: any Any.Type, _ address: UnsafeRawPointer) -> Any {
  if type == (any Error).self { return address.assumingMemoryBound(to: (any Error).self).pointee }
  // All existentials that aren't class-bound have the same initial layout as `Any`. If they were accessed as their own type,
  // generic code would wrap them in a second existential.
  if TypeFacts.isExistential(type) { return address.assumingMemoryBound(to: Any.self).pointee }
  func open<Value>(_: Value.Type) -> Any { address.assumingMemoryBound(to: Value.self).pointee }
  return _openExistential(type, do: open)
}

/// The mirror of an enum has one child, labeled with the case, if the case has a payload, or no children. Custom mirrors are
/// ignored.
private func enumsAreEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  if first is any CustomReflectable { return false }
  switch (Mirror(reflecting: first).children.first, Mirror(reflecting: second).children.first) {
  case (nil, nil):
    return withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { first.elementsEqual($0) } }
  case (let first?, let second?):
    return first.label == second.label && areEqual(first.value, second.value)
  default: return false
  }
}
