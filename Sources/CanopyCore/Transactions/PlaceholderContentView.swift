/// A placeholder for the view that a modifier is applied to, in a closure that applies further modifiers to it.
public struct PlaceholderContentView<Value: View> {
  var content: Value
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension PlaceholderContentView: View, PrimitiveView {
  public static var _words: Int { Value._words }
  public static var _elements: Int { Value._elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Value._mount(&view.pointee.content, slots, context.outsideOfBodyTransaction)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Value._update(&view.pointee.content, slots, context.outsideOfBodyTransaction)
  }

  public static func _unmount(_ slots: _Slots) { Value._unmount(slots) }
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
