public import CanopyCore

/// A proxy for one of the views that make up another view.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   ForEach(subviews) { subview in
///     Card { subview }
///   }
/// }
/// ```
///
/// The view of the proxy keeps its identity and state wherever the proxy is shown. Its bodies run in the
/// environment of the container, because the position of the proxy isn't known yet. The view itself inherits the values that
/// modifiers of the proxy set.
public struct Subview: Identifiable {
  let item: SubviewItem

  /// The identifier of a subview, which persists while the view is in the tree.
  public struct ID: Hashable, Sendable {
    let value: UInt
  }

  /// The unique identifier of the view. It stays the same across updates and changes of the order.
  nonisolated public var id: ID { ID(value: item.number) }

  /// The container values of the view.
  nonisolated public var containerValues: ContainerValues {
    let item = item
    return onMainActor { item.containerValues }
  }

  /// The outermost element of the view.
  @MainActor package var node: LayoutNode { LayoutNode(item.element) }

  /// A Boolean value that indicates whether the view is a `Spacer`.
  @MainActor package var isSpacer: Bool {
    item.element != 0 && ViewRuntime.elements[item.element].kind == .leaf && node.layout is LeafLayout<SpacerLeaf>
  }
}

// Slots: the group that contains the subview, and its place.

extension Slot where Kept == SubviewPlace {
  fileprivate static var place: Self { Slot(1) }
}

@MainActor
extension Subview: View, PrimitiveView {
  public typealias Body = Never

  public static var _words: Int { 2 }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    let place = SubviewPlace(context.inside(group: group))
    slots.keep(place, in: .place)
    place.show(view.pointee.item)
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    slots[.place].show(view.pointee.item)
  }

  public static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    slots[.place].end()
    slots.release(.place)
    ElementGroup.remove(ElementIndex(slots[0]))
  }
}
