/// A type-erased view.
///
/// If the type of the wrapped view changes, the old view is removed with its state.
public struct AnyView {
  let content: any AnyViewContent

  /// Creates a view that hides the type of another view.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? TypedViewContent(view: view)
  }

  /// Creates a view that hides the type of another view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Creates a view that hides the type of a value, or returns nil if the value isn't a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

// Slots: the element of the group, the type of the view as an object, and the block of its slots.

extension Slot where Kept == MountedType {
  fileprivate static var mountedType: Self { Slot(1) }
}

@MainActor
extension AnyView: View, PrimitiveView {
  public static var _words: Int { 3 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    StackDepth.check(at: group)
    mountContent(view.pointee.content, slots, context.inside(group: group))
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    StackDepth.check(at: group)
    let inside = context.inside(group: group)
    let mounted = slots[.mountedType]
    let content = view.pointee.content
    if mounted.type == content.type {
      content.update(block(slots), inside)
    } else {
      ElementGroup.willClear(group)
      unmountContent(slots)
      ElementGroup.clear(group)
      ElementGroup.insert(in: group) { mountContent(content, slots, inside) }
      ElementGroup.changed(group)
    }
  }

  public static func _unmount(_ slots: _Slots) {
    StackDepth.check(at: ElementIndex(slots[0]))
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    unmountContent(slots)
    ElementGroup.remove(ElementIndex(slots[0]))
  }

  private static func mountContent(_ content: any AnyViewContent, _ slots: _Slots, _ context: _MountContext) {
    slots.keep(MountedType(type: content.type), in: .mountedType)
    let block = SlotBlock.allocate(words: content.type._words)
    slots[2] = UInt(bitPattern: block.words)
    StateKeeping.enter(.type(ObjectIdentifier(content.type)), at: slots, base: block)
    content.mount(block, context)
    StateKeeping.leave()
  }

  private static func unmountContent(_ slots: _Slots) {
    let type = slots[.mountedType].type
    StateKeeping.enter(.type(ObjectIdentifier(type)), at: slots, base: block(slots))
    type._unmount(block(slots))
    StateKeeping.leave()
    SlotBlock.deallocate(block(slots), words: type._words)
    slots.release(.mountedType)
  }

  private static func block(_ slots: _Slots) -> _Slots { SlotBlock.at(slots, 2) }
}

/// The type of the view that is in the tree.
private final class MountedType {
  let type: any View.Type
  init(type: any View.Type) { self.type = type }
}

/// Access to a view whose type is hidden.
@MainActor
protocol AnyViewContent {
  var type: any View.Type { get }
  /// The number of rows that the value of the view reveals.
  var rowCount: Int { get }
  func mount(_ slots: _Slots, _ context: _MountContext)
  func update(_ slots: _Slots, _ context: _MountContext)
}

private struct TypedViewContent<Content: View> {
  let view: Content
}

@MainActor
extension TypedViewContent: AnyViewContent {
  var type: any View.Type { Content.self }
  var rowCount: Int { CanopyCore.rowCount(of: view) }

  func mount(_ slots: _Slots, _ context: _MountContext) {
    var view = view
    Content._mount(&view, slots, context)
  }

  func update(_ slots: _Slots, _ context: _MountContext) {
    var view = view
    Content._update(&view, slots, context)
  }
}
