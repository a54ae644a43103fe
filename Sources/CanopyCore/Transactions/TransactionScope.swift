/// A modifier that changes the transaction for the views inside it.
@MainActor
@usableFromInline
package final class TransactionScope {
  private let outer: TransactionScope?
  var transform: (inout Transaction) -> Void

  init(outer: TransactionScope?, transform: @escaping (inout Transaction) -> Void) {
    self.outer = outer
    self.transform = transform
  }

  /// The transaction of the running update as it is inside: outer modifiers have come first, so inner ones win.
  package var transaction: Transaction {
    var transaction = outer?.transaction ?? TransactionOfUpdate.current
    transform(&transaction)
    return transaction
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
}

/// Changes the transaction of updates.
public struct _TransactionModifier {
  /// Changes the transaction.
  public var transform: (inout Transaction) -> Void
}

// Slots: the scope, and those of the content.

extension Slot where Kept == TransactionScope {
  fileprivate static var transactions: Self { Slot(0) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension _TransactionModifier: PrimitiveModifier {
  public static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }
  public static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  public static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let outer = context.transactions?.takeUnretainedValue()
    let scope = TransactionScope(outer: outer, transform: modifier.pointee.transform)
    slots.keep(scope, in: .transactions)
    V._mount(content, slots.dropFirst(1), context.inside(scope))
  }

  public static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let scope = slots[.transactions]
    scope.transform = modifier.pointee.transform
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

/// Changes the transaction of updates in which a value has changed.
struct ValueTransactionModifier<Value: Equatable> {
  var value: Value
  var transform: (inout Transaction) -> Void
  @State private var last = LastValue()

  init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }

  fileprivate final class LastValue {
    private var value: Value?
    private var changed: UInt64 = 0

    /// Remembers the value, and in which update it changed.
    func isNew(_ new: Value) -> () -> Bool {
      if let value, value != new { changed = ViewRuntime.updates }
      value = new
      return { [changed] in changed != 0 && changed == ViewRuntime.updates }
    }
  }
}

extension ValueTransactionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isNew = last.isNew(value)
    let transform = transform
    return content.transaction { if isNew() { transform(&$0) } }
  }
}
