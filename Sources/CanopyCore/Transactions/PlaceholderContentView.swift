/// A placeholder for a view, in a closure or a function that applies further modifiers to it.
///
/// `Value` is the view itself, or the type that the placeholder belongs to, such as a transition.
public struct PlaceholderContentView<Value> {
  /// A view of the type `Self.content`.
  private let view: any View

  /// The type of the view: `Value` if that is a view.
  private static var content: any View.Type { Value.self as? any View.Type ?? AnyView.self }

  /// Creates a placeholder for a view of any type.
  package init(of view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView where Value: View {
  /// Creates a placeholder for a view.
  package init(content: Value) { view = content }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension PlaceholderContentView: View, PrimitiveView {
  public static var _words: Int { content._words }
  public static var _elements: Int { content._elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    func mount<V: View>(_ content: V) {
      var content = content
      V._mount(&content, slots, context.outsideOfBodyTransaction)
    }
    mount(view.pointee.view)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    func update<V: View>(_ content: V) {
      var content = content
      V._update(&content, slots, context.outsideOfBodyTransaction)
    }
    update(view.pointee.view)
  }

  public static func _unmount(_ slots: _Slots) { content._unmount(slots) }
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
