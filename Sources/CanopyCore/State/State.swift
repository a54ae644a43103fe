internal import CanopyGraph

/// A value that belongs to a view and lives as long as the view's place in the tree.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("\(count)") { count += 1 }
///   }
/// }
/// ```
///
/// The initial value counts only when the view comes into the tree. Reading gives the value of now, anywhere: a body, or
/// a content closure, that reads it runs again when it has changed. It may be set from any thread.
@propertyWrapper
public struct State<Value> {
  @usableFromInline var storage: Storage

  @usableFromInline
  enum Storage {
    case initial(() -> Value)
    case installed(StateBox<Value>)
  }

  /// Makes state with an initial value.
  @inlinable
  public init(wrappedValue value: Value) { storage = .initial { value } }

  /// Makes state with an initial value.
  @inlinable
  public init(initialValue value: Value) { storage = .initial { value } }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    get {
      switch storage {
      case .installed(let box): return box.value
      case .initial(let make):
        stateWasReadOutsideView(Value.self)
        return make()
      }
    }
    nonmutating set {
      switch storage {
      case .installed(let box): box.value = newValue
      case .initial: stateWasSetOutsideView(Value.self)
      }
    }
  }

  /// A binding to the value: for views that change what they do not own.
  public var projectedValue: Binding<Value> {
    switch storage {
    case .installed(let box): return Binding(location: box)
    case .initial(let make): return .constant(make())
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil at first.
  public init() { storage = .initial { nil } }
}

/// Unchecked because the value is kept under a lock.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty {
  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    guard case .initial(let make) = property.pointee.storage else { return }
    property.pointee.storage = .installed(StateBox(make, owner: host.type))
  }

  static func adopt(
    _ new: UnsafeMutablePointer<Self>, from old: UnsafeMutablePointer<Self>, in host: PropertyHost
  ) -> Bool {
    new.pointee.storage = old.pointee.storage
    return false
  }
}

@usableFromInline
func stateWasReadOutsideView(_ type: any Any.Type) { RuntimeIssue.record(.stateOutsideView(type)) }

@usableFromInline
func stateWasSetOutsideView(_ type: any Any.Type) { RuntimeIssue.record(.stateSetOutsideView(type)) }
