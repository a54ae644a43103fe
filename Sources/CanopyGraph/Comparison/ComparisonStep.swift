internal import Glibc

/// Compares one section of two values.
///
/// Safe because it is immutable. It is unchecked only because metatypes of protocols aren't `Sendable`.
enum ComparisonStep: @unchecked Sendable {
  /// Compares bits. This is also correct for class references, including weak and unowned ones, which are compared by identity.
  case bits(offset: Int, size: Int)
  /// The type's own `==`.
  case equatable(offset: Int, type: any Equatable.Type)
  /// A type that can compare its contents with their plan, such as an optional or an array.
  case container(offset: Int, type: any ContentComparable.Type)
  /// Compares other values by reflection.
  case reflected(offset: Int, type: any Any.Type)
  /// A closure.
  case never

  var isNever: Bool {
    if case .never = self { true } else { false }
  }

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let offset, let size):
      memcmp(first + offset, second + offset, size) == 0
    case .equatable(let offset, let type):
      type._valuesAreEqual(first + offset, second + offset)
    case .container(let offset, let type):
      type._contentsAreEqual(first + offset, second + offset)
    case .reflected(let offset, let type):
      reflectedValuesAreEqual(type, first + offset, second + offset)
    case .never:
      false
    }
  }

  /// Returns the step for a field at an offset within a larger value.
  func moved(by distance: Int) -> ComparisonStep {
    switch self {
    case .bits(let offset, let size): .bits(offset: offset + distance, size: size)
    case .equatable(let offset, let type): .equatable(offset: offset + distance, type: type)
    case .container(let offset, let type): .container(offset: offset + distance, type: type)
    case .reflected(let offset, let type): .reflected(offset: offset + distance, type: type)
    case .never: .never
    }
  }
}

extension Equatable {
  fileprivate static func _valuesAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee == second.assumingMemoryBound(to: Self.self).pointee
  }
}
