/// A modifier that changes the transaction for the views inside it.
@MainActor
@usableFromInline
package class TransactionScope {
  let outer: TransactionScope?
  var transform: (inout Transaction) -> Void

  /// A Boolean value that indicates whether any such modifier has ever been used.
  @exclusivity(unchecked) package private(set) static var haveBeenUsed = false

  init(outer: TransactionScope?, transform: @escaping (inout Transaction) -> Void) {
    Self.haveBeenUsed = true
    self.outer = outer
    self.transform = transform
    if actsAlways { TransactionOfUpdate.willDifferInside(always: true) }
  }

  /// A Boolean value that indicates whether the modifier acts in the running update.
  var isActive: Bool { true }

  /// A Boolean value that indicates whether the modifier acts in every update.
  var actsAlways: Bool { true }

  /// A Boolean value that indicates whether the modifier leaves out views in a `PlaceholderContentView`.
  var spares: Bool { false }

  /// The transaction of the running update as seen inside the modifier. Outer modifiers are applied first, so inner ones take
  /// precedence.
  package final var transaction: Transaction {
    var transaction = outer?.transaction ?? TransactionOfUpdate.current
    if isActive { transform(&transaction) }
    return transaction
  }
}

/// A modifier that changes the transaction for the views in the body of a modifier, but not for its content.
private final class BodyTransactionScope: TransactionScope {
  override var spares: Bool { true }
}

/// A modifier that changes the transaction of the updates in which a value has changed.
private final class ValueTransactionScope<Value: Equatable>: TransactionScope {
  private var value: Value
  /// The number of the transaction in which the value last changed.
  private var changed: UInt64 = 0

  init(_ value: Value, outer: TransactionScope?, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    super.init(outer: outer, transform: transform)
  }

  override var isActive: Bool { changed == TransactionOfUpdate.number }
  override var actsAlways: Bool { false }

  func update(_ new: Value) {
    if value == new { return }
    value = new
    changed = TransactionOfUpdate.number
    TransactionOfUpdate.willDifferInside(always: false)
  }
}

extension View {
  /// Changes the transaction of updates for this view and its descendants.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of updates for this view and its descendants, only in updates in which `value` has changed.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of updates for the modifiers that a closure applies to this view, but not for the view itself.
  ///
  /// - Parameters:
  ///   - transform: A closure that changes the transaction.
  ///   - body: A closure that applies the modifiers to a placeholder of this view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).modifier(BodyTransactionModifier(transform: transform))
  }
}

extension ViewModifier {
  /// Returns this modifier with a change to the transaction of its updates. The content of the modifier isn't affected.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }
}

/// A modifier with a change to the transaction of its updates.
struct TransactedModifier<Modifier: ViewModifier> {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void
}

@MainActor
extension TransactedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(modifier) }
  }
}

/// A modifier that changes the transaction of updates.
public struct _TransactionModifier {
  /// The closure that changes the transaction.
  public var transform: (inout Transaction) -> Void
}

/// A modifier that changes the transaction of updates, except for views in a `PlaceholderContentView`.
private struct BodyTransactionModifier {
  var transform: (inout Transaction) -> Void
}

/// A modifier that changes the transaction of updates in which a value has changed.
private struct ValueTransactionModifier<Value: Equatable> {
  var value: Value
  var transform: (inout Transaction) -> Void
}

@MainActor
extension _TransactionModifier: ScopedTransactionModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope {
    TransactionScope(outer: outer, transform: transform)
  }

  func update(_ scope: TransactionScope) { scope.transform = transform }
}

extension BodyTransactionModifier: ScopedTransactionModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope {
    BodyTransactionScope(outer: outer, transform: transform)
  }

  func update(_ scope: TransactionScope) { scope.transform = transform }
}

extension ValueTransactionModifier: ScopedTransactionModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope {
    ValueTransactionScope(value, outer: outer, transform: transform)
  }

  func update(_ scope: TransactionScope) {
    scope.transform = transform
    unsafeDowncast(scope, to: ValueTransactionScope<Value>.self).update(value)
  }
}

/// A modifier with a scope of transactions.
@MainActor
protocol ScopedTransactionModifier: PrimitiveModifier {
  func makeScope(in outer: TransactionScope?) -> TransactionScope
  func update(_ scope: TransactionScope)
}

// Slots: the scope, followed by the slots of the content.

extension Slot where Kept == TransactionScope {
  fileprivate static var transactions: Self { Slot(0) }
}

@MainActor
extension ScopedTransactionModifier {
  public static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let scope = modifier.pointee.makeScope(in: context.transactions?.takeUnretainedValue())
    slots.keep(scope, in: .transactions)
    V._mount(content, slots.dropFirst(1), context.inside(scope))
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let scope = slots[.transactions]
    modifier.pointee.update(scope)
    V._update(content, slots.dropFirst(1), context.inside(scope))
  }

  public static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    V._unmount(slots.dropFirst(1))
    slots.release(.transactions)
  }
}

extension _MountContext {
  /// Returns the context for the views inside a transaction modifier.
  func inside(_ scope: TransactionScope) -> _MountContext {
    var context = self
    context.transactions = .passUnretained(scope)
    return context
  }
}
