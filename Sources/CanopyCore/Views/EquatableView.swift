/// A view that is updated only if its old and new values differ according to `==`.
public struct EquatableView<Content: View & Equatable> {
  /// The view to compare.
  public var content: Content

  /// Creates a view that compares `content` with `==`.
  public init(content: Content) { self.content = content }
}

// Slots: the last value that differed, and the slots of the content.

@MainActor
extension EquatableView: View, PrimitiveView {
  private static var slot: Slot<Last> { Slot(0) }

  public static var _words: Int { 1 + Content._words }
  public static var _elements: Int { Content._elements }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots.keep(Last(content: view.pointee.content), in: slot)
    Content._mount(&view.pointee.content, slots.dropFirst(1), context)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let last = slots[slot]
    guard last.content != view.pointee.content else { return }
    last.content = view.pointee.content
    Content._update(&view.pointee.content, slots.dropFirst(1), context)
  }

  public static func _unmount(_ slots: _Slots) {
    Content._unmount(slots.dropFirst(1))
    slots.release(slot)
  }

  private final class Last {
    var content: Content
    init(content: Content) { self.content = content }
  }
}

extension View where Self: Equatable {
  /// Prevents the view from updating its body when the new value equals the old one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
