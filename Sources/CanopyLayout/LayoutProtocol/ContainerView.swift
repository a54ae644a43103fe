public import CanopyCore

/// A view that consists of one element and arranges the views inside it.
@MainActor
@usableFromInline
protocol ContainerView: PrimitiveView {
  associatedtype Arrangement: _ContainerArrangement
  associatedtype Content: View

  var layout: Arrangement { get set }
  var content: Content { get set }

  /// Returns the context of the views inside the container's element.
  static func inside(_ element: ElementIndex, _ context: _MountContext) -> _MountContext
}

// Slots: the element and its layout, followed by the slots of the content.

extension Slot where Kept == ContainerLayout {
  @usableFromInline static var container: Self {
    @inlinable get { Slot(1) }
  }
}

@MainActor
extension ContainerView {
  @inlinable
  public static var _words: Int { 2 + Content._words }
  @inlinable
  public static var _elements: Int { 1 }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let element = makeContainer(view.pointee.layout, slots, context)
    Content._mount(&view.pointee.content, slots.dropFirst(2), inside(element, context))
    didMountElement(element)
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Content._update(&view.pointee.content, slots.dropFirst(2), inside(ElementIndex(slots[0]), context))
    updateContainer(view.pointee.layout, slots)
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) {
    willRemoveElement(ElementIndex(slots[0]))
    Content._unmount(slots.dropFirst(2))
    removeElement(ElementIndex(slots[0]))
    slots.release(.container)
  }

  @inlinable
  static func inside(_ element: ElementIndex, _ context: _MountContext) -> _MountContext {
    Arrangement._isLazy ? context.insideLazily(element) : context.inside(element)
  }
}

/// Creates the element and the layout of a container, and stores both in `slots`.
@MainActor
@usableFromInline
func makeContainer(_ layout: some _ContainerArrangement, _ slots: _Slots, _ context: _MountContext) -> ElementIndex {
  let container = layout._makeContainer().layout
  slots.keep(container, in: .container)
  // Safe because the slots keep the container until the element has left.
  let element = makeElement(.container, context, payload: Unmanaged.passUnretained(container).toOpaque())
  slots[0] = UInt(element)
  return element
}

/// Updates the layout of the container in `slots` with a new value.
@MainActor
@usableFromInline
func updateContainer(_ layout: some _ContainerArrangement, _ slots: _Slots) {
  let container = _LayoutContainer(layout: slots[.container])
  layout._update(container, of: ElementIndex(slots[0]))
}

/// A type that creates the layout of a container: a `Layout`, or an arrangement of the framework.
public protocol _ContainerArrangement {
  /// A Boolean value that indicates whether the container creates only visible rows.
  static var _isLazy: Bool { get }

  /// Creates the layout of a container.
  func _makeContainer() -> _LayoutContainer

  /// Updates the layout of a container with a new value.
  func _update(_ container: _LayoutContainer, of element: UInt32)
}

extension _ContainerArrangement {
  @inlinable
  public static var _isLazy: Bool { false }
}

/// The layout of a container.
public struct _LayoutContainer {
  let layout: ContainerLayout

  init(layout: ContainerLayout) { self.layout = layout }

  /// Creates the layout of an arrangement. It isn't isolated because types of programs can be arrangements.
  init<Arrangement>(_ arrangement: Arrangement, _ make: @MainActor (Arrangement) -> ContainerLayout) {
    layout = onMainActor(with: arrangement, make)
  }

  /// Updates the layout with a new value of its arrangement.
  func update<Arrangement, Layout: ContainerLayout>(
    _ type: Layout.Type, with arrangement: Arrangement, _ update: @MainActor (Layout, Arrangement) -> Void
  ) {
    onMainActor(with: (layout, arrangement)) { layout, arrangement in
      update(unsafeDowncast(layout, to: type), arrangement)
    }
  }
}
