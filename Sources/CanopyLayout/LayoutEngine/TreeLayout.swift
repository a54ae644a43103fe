package import CanopyCore

/// The layout engine of all trees.
///
/// Safe because only layout sets wrappers in contexts, and wrappers and scopes outlive their elements.
@MainActor
package final class TreeLayout: LayoutEngine {
  // Safe because windows install it before they mount views, and later calls have no effect.
  @exclusivity(unchecked) private static var shared: TreeLayout?

  private let layouts: SharedLayouts

  private init(_ layouts: SharedLayouts) { self.layouts = layouts }

  /// Installs the engine for all trees, with the layouts of elements that don't refer to one of their own.
  static func install(_ layouts: @autoclosure () -> SharedLayouts) {
    if shared != nil { return }
    let engine = TreeLayout(layouts())
    shared = engine
    ViewRuntime.install(engine)
  }

  /// The layouts of elements that don't refer to one of their own.
  static var layouts: SharedLayouts {
    guard let shared else { preconditionFailure("Install the layout engine before mounting views.") }
    return shared.layouts
  }

  // MARK: Elements

  package func changed(_ element: ElementIndex) { LayoutChanges.changed(element) }

  package func structureChanged(at group: ElementIndex) { LayoutChanges.structureChanged(at: group) }

  package func traitChanged(of element: ElementIndex) {
    // Wrappers pass on the traits of the element inside.
    var parent = LayoutNode(element).parent
    while let node = parent, ViewRuntime.elements[node.element].kind == .wrapper {
      ViewRuntime.elements.needsDrawing(node.element)
      parent = node.parent
    }
    if let parent { LayoutChanges.childrenChanged(of: parent) }
  }

  package func leaveOut(_ element: ElementIndex) { LayoutNode(element).leaveOut() }

  package func forget(_ element: ElementIndex) {
    guard let record = LayoutRecords.all.known(at: Int(element)) else { return }
    if record.pointee.memberPlace != 0 {
      LayoutSurroundings.of(ViewRuntime.elements[element].scope.takeUnretainedValue()).forget(element)
    }
    if record.pointee.flags.contains(.hasDepartures) { LayoutNode(element).endDepartures() }
    if record.pointee.flags.contains(.isArriving) { LayoutNode(element).endArrival() }
    if record.pointee.flags.contains(.isMoving) { LayoutNode(element).forgetMotion() }
    record.pointee.answers.free()
    record.pointee.flags = []
    record.pointee.stamp &+= 1
  }

  // MARK: Wrappers

  package func wrap(in parent: ElementIndex, by wrapper: Unmanaged<AnyObject>) -> ElementIndex {
    Self.wrapper(wrapper).wrap(in: parent)
  }

  package func relay(
    _ scope: Unmanaged<EnvironmentScope>, through wrapper: Unmanaged<AnyObject>
  ) -> Unmanaged<EnvironmentScope> {
    Self.wrapper(wrapper).relay(scope)
  }

  package func didMount(wrapped element: ElementIndex) { ElementWrapper.around(element).didMount(around: element) }

  package func willUnmount(wrapped element: ElementIndex) {
    ElementWrapper.around(element).willUnmount(around: element)
  }

  package func removeWrappers(around element: ElementIndex) { ElementWrapper.around(element).remove(around: element) }

  private static func wrapper(_ wrapper: Unmanaged<AnyObject>) -> ElementWrapper {
    unsafeDowncast(wrapper.takeUnretainedValue(), to: ElementWrapper.self)
  }

  // MARK: In an update

  package func layOut() -> Bool {
    guard Trace.isRunning, WindowLayout.areWaiting else { return WindowLayout.layOutAll() }
    let before = (measured: LayoutCounters.measured, placed: LayoutCounters.placed)
    let arguments = {
      [
        "measured": "\(LayoutCounters.measured - before.measured)",
        "placed": "\(LayoutCounters.placed - before.placed)",
      ]
    }
    return Trace.span("layout", arguments: arguments) { WindowLayout.layOutAll() }
  }

  package func makeRows() -> Bool {
    guard Trace.isRunning, WindowLayout.areWaiting else { return WindowLayout.makeAllRows() }
    return Trace.span("rows") { WindowLayout.makeAllRows() }
  }
}

/// The layouts of elements that don't refer to one of their own. The engine gets them when it is installed, so it knows no text and
/// no stack.
@MainActor
struct SharedLayouts {
  let text: ElementLayout
  let button: ElementLayout
  let root: ElementLayout
  /// The layout of several views without a container.
  let group: ElementLayout
  /// The layout of several views that share a background or an overlay.
  let overlapping: ElementLayout
}
