/// A modifier that changes the transaction for the views in the body of a modifier, but not for its content.
private final class BodyTransactionScope: TransactionScope {
  override var spares: Bool { true }
}

/// A modifier that changes the transaction of those updates in which a value has changed.
private final class ValueTransactionScope<Value: Equatable>: TransactionScope {
  private var value: Value
  /// The transaction in which the value changed last.
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
  /// Changes the transaction of updates for this view and all inside it.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of updates for this view and all inside it, in those updates in which `value` has changed.
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
  /// Returns this modifier with a change of the transaction of its updates. The content of the modifier isn't affected.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }
}

/// A modifier with a change of the transaction of its updates.
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

/// Changes the transaction of updates.
public struct _TransactionModifier {
  /// Changes the transaction.
  public var transform: (inout Transaction) -> Void
}

/// Changes the transaction of updates, but not for the views in a `PlaceholderContentView`.
private struct BodyTransactionModifier {
  var transform: (inout Transaction) -> Void
}

/// Changes the transaction of updates in which a value has changed.
private struct ValueTransactionModifier<Value: Equatable> {
  var value: Value
  var transform: (inout Transaction) -> Void
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

// Slots: the scope, and those of the content.

extension Slot where Kept == TransactionScope {
  fileprivate static var transactions: Self { Slot(0) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  /// The context of the views inside a transaction modifier.
  func inside(_ scope: TransactionScope) -> _MountContext {
    var context = self
    context.transactions = .passUnretained(scope)
    return context
  }
}
