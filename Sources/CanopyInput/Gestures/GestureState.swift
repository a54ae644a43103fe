public import CanopyCore
internal import CanopyStyle
internal import Foundation

/// A property wrapper for a value that a gesture updates, and that resets when the gesture ends.
///
/// ```swift
/// struct Draggable: View {
///   @GestureState private var offset = CGSize.zero
///
///   var body: some View {
///     Circle()
///       .offset(offset)
///       .gesture(
///         DragGesture().updating($offset) { value, offset, _ in
///           offset = value.translation
///         })
///   }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  fileprivate let initial: Value
  private let willReset: (Value, inout Transaction) -> Void

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property with an initial value, and a transaction for resetting it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a property with an initial value, and a transaction for resetting it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a property with an initial value, and a closure that prepares the transaction for resetting it.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - reset: A closure that receives the last value before the reset, and changes the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(initialValue: wrappedValue)
    initial = wrappedValue
    willReset = reset
  }

  /// Creates a property with an initial value, and a closure that prepares the transaction for resetting it.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - reset: A closure that receives the last value before the reset, and changes the transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in a transaction, which the closure can modify.
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    body(&value, &transaction)
    withTransaction(transaction) { state.wrappedValue = value }
  }

  fileprivate func reset() {
    var transaction = Transaction()
    willReset(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property with an initial value of nil.
  public init() { self.init(wrappedValue: nil) }

  /// Creates a property with an initial value of nil, and a transaction for resetting it.
  public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

  /// Creates a property with an initial value of nil, and a closure that prepares the transaction for resetting it.
  ///
  /// - Parameter reset: A closure that receives the last value before the reset, and changes the transaction.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension Gesture {
  /// Updates a gesture state as the gesture's value changes, and resets it when the gesture ends or is interrupted.
  ///
  /// - Parameters:
  ///   - state: The gesture state, for example `$offset`.
  ///   - body: A closure that receives the gesture's value, and changes the state and the transaction of this change.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a gesture state.
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value

  /// The gesture whose value updates the state.
  public var base: Base
  /// The gesture state to update.
  public var state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a gesture state.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

@MainActor
extension GestureStateGesture: WrappingGesture {
  typealias Recognizer = GestureStateRecognizer<Value, State>

  func wrap(_ base: _GestureRecognizer<Value>) -> Recognizer { Recognizer(base, state, update) }

  func configure(_ recognizer: Recognizer) {
    (recognizer.state, recognizer.update) = (state, update)
  }
}

/// A recognizer that updates a gesture state while a gesture is in progress.
final class GestureStateRecognizer<Value, State>: FollowingRecognizer<Value> {
  var state: GestureState<State>
  var update: (Value, inout State, inout Transaction) -> Void
  private var isUpdated = false

  init(
    _ base: _GestureRecognizer<Value>, _ state: GestureState<State>,
    _ update: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.update) = (state, update)
    super.init(base)
  }

  override func commit() {
    super.commit()
    if phase.stage.isOver { return reset() }
    guard let value = phase.value else { return }
    isUpdated = true
    state.update { update(value, &$0, &$1) }
  }

  override func cancel() {
    super.cancel()
    reset()
  }

  private func reset() {
    if isUpdated { state.reset() }
    isUpdated = false
  }
}
