internal import CanopyGraph

/// A property wrapper that stores a value for a view, as long as the view's place in the tree exists. It is the storage of a
/// property that ``State()`` is attached to.
///
/// ```swift
/// struct Counter: View {
///   @State private var count: Int
///   init(from start: Int) { _count = State(initialValue: start) }
///   var body: some View {
///     Button("\(count)") { count += 1 }
///   }
/// }
/// ```
///
/// The initial value is used only when the view enters the tree. Reading the value always returns the current one. A body or a
/// content closure that reads the value runs again when it changes. You can set the value from any thread.
@propertyWrapper
public struct State<Value> {
  @usableFromInline var storage: Storage

  @usableFromInline
  enum Storage {
    case given(() -> Value)
    case declared(__StateInitial)
    case installed(StateBox<Value>)
  }

  /// Creates state with an initial value.
  @inlinable
  public init(wrappedValue value: Value) { storage = .given { value } }

  /// Creates state whose initial value is evaluated when the view is mounted.
  @inlinable
  public init(_ initial: __StateInitial) { storage = .declared(initial) }

  /// Creates state with an initial value.
  @inlinable
  public init(initialValue value: Value) { storage = .given { value } }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    get {
      switch storage {
      case .installed(let box): return box.value
      case .given, .declared:
        stateWasReadOutsideView(Value.self)
        return initial
      }
    }
    nonmutating set {
      switch storage {
      case .installed(let box): box.value = newValue
      case .given, .declared: stateWasSetOutsideView(Value.self)
      }
    }
  }

  /// A binding to the value, for views that change state that they don't own.
  public var projectedValue: Binding<Value> {
    switch storage {
    case .installed(let box): return Binding(location: box)
    case .given, .declared: return .constant(initial)
    }
  }

  /// The initial value, which is evaluated again, or the current value once the view has a place in the tree.
  @usableFromInline var initial: Value {
    switch storage {
    case .given(let make): make()
    case .declared(let initial): initial.value()
    case .installed(let box): box.current
    }
  }
}

extension State {
  /// Sets the value of a property with observers. If the observers set the value, they aren't called again.
  public func __set(_ value: Value, willSet: (Value) -> Void = { _ in }, didSet: (Value) -> Void = { _ in }) {
    guard case .installed(let box) = storage else {
      wrappedValue = value
      return
    }
    let areCalled = RunningObservers.run(of: box) {
      let old = box.current
      willSet(value)
      box.value = value
      didSet(old)
    }
    if !areCalled { box.value = value }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with an initial value of nil.
  public init() { storage = .given { nil } }
}

/// Safe because the value is protected by a lock.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty {
  static var ownsState: Bool { true }

  static func install(_ property: UnsafeMutablePointer<Self>, in host: PropertyHost) {
    if case .installed = property.pointee.storage { return }
    property.pointee.storage = .installed(StateBox(property.pointee.initial, property: host.property))
  }

  static func source(of property: UnsafeMutablePointer<Self>) -> Source? {
    if case .installed(let box) = property.pointee.storage { box } else { nil }
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
