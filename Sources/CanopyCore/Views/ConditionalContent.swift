/// One of two views, as the result of `if` or `switch`.
///
/// The two views are different places in the tree, so they don't share state.
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline var storage: Storage

  @usableFromInline
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @inlinable
  init(storage: Storage) { self.storage = storage }
}

// For builders of content other than views.
extension _ConditionalContent {
  package init(first: TrueContent) { storage = .trueContent(first) }
  package init(second: FalseContent) { storage = .falseContent(second) }

  /// Returns the same branch with the result of a closure as its content.
  @MainActor
  package func mapContent<First, Second>(
    _ first: @MainActor (TrueContent) -> First, _ second: @MainActor (FalseContent) -> Second
  ) -> _ConditionalContent<First, Second> {
    switch storage {
    case .trueContent(let content): _ConditionalContent<First, Second>(first: first(content))
    case .falseContent(let content): _ConditionalContent<First, Second>(second: second(content))
    }
  }
}

// Slots: the element of the group, which branch is in the tree, and the slots of that branch.

@MainActor
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @inlinable
  public static var _words: Int { 2 + max(TrueContent._words, FalseContent._words) }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementGroup.makeShared(in: context)
    slots[0] = UInt(group)
    mountBranch(view, slots, context.inside(group: group))
    if context.needsPlaceElement { ElementGroup.didMount(group) }
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    let inside = context.inside(group: group)
    switch (view.pointee.storage, slots[1] == 1) {
    case (.trueContent(var content), true): TrueContent._update(&content, slots.dropFirst(2), inside)
    case (.falseContent(var content), false): FalseContent._update(&content, slots.dropFirst(2), inside)
    default:
      ElementGroup.willClear(group)
      unmountBranch(slots)
      ElementGroup.clear(group)
      ElementGroup.insert(in: group) { mountBranch(view, slots, inside) }
      ElementGroup.changed(group)
    }
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    ElementGroup.willUnmount(ElementIndex(slots[0]))
    unmountBranch(slots)
    ElementGroup.remove(ElementIndex(slots[0]))
  }

  @inlinable
  static func mountBranch(
    _ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext
  ) {
    switch view.pointee.storage {
    case .trueContent(var content):
      slots[1] = 1
      if StateKeeping.isActive { StateKeeping.enterBranch(true, at: slots) }
      TrueContent._mount(&content, slots.dropFirst(2), context)
    case .falseContent(var content):
      slots[1] = 0
      if StateKeeping.isActive { StateKeeping.enterBranch(false, at: slots) }
      FalseContent._mount(&content, slots.dropFirst(2), context)
    }
    if StateKeeping.isActive { StateKeeping.leave() }
  }

  @inlinable
  static func unmountBranch(_ slots: _Slots) {
    if StateKeeping.isActive { StateKeeping.enterBranch(slots[1] == 1, at: slots) }
    if slots[1] == 1 {
      TrueContent._unmount(slots.dropFirst(2))
    } else {
      FalseContent._unmount(slots.dropFirst(2))
    }
    if StateKeeping.isActive { StateKeeping.leave() }
  }
}
