/// A placeholder for a view, in a closure or a function that applies further modifiers to it.
///
/// `Value` is the type of the view itself, or the type that the placeholder belongs to, such as a transition.
public struct PlaceholderContentView<Value> {
  private var view: AnyView

  /// Creates a placeholder for a view, whose type may differ from `Value`.
  package init(of view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView where Value: View {
  /// Creates a placeholder for a view.
  package init(content: Value) { self.init(of: content) }
}

@MainActor
extension PlaceholderContentView: View, PrimitiveView {
  public static var _words: Int { AnyView._words }
  public static var _elements: Int { AnyView._elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    AnyView._mount(&view.pointee.view, slots, context.outsideOfBodyTransaction)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    AnyView._update(&view.pointee.view, slots, context.outsideOfBodyTransaction)
  }

  public static func _unmount(_ slots: _Slots) { AnyView._unmount(slots) }
}

@MainActor
extension _MountContext {
  /// The context without the transaction modifiers of the body that applies modifiers to a placeholder.
  fileprivate var outsideOfBodyTransaction: _MountContext {
    var scope = transactions?.takeUnretainedValue()
    while let next = scope, !next.spares { scope = next.outer }
    guard let body = scope else { return self }
    var context = self
    context.transactions = body.outer.map { .passUnretained($0) }
    return context
  }
}
