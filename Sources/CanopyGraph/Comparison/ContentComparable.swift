/// A container whose elements need not be `Equatable` and are then compared by their own plan.
protocol ContentComparable {
  static func contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Optional: ContentComparable {
  static func contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
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
  static func contentsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
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
