internal import CanopyGraph

/// A tree of views, from its root: what a window shows, or a test looks at.
@MainActor
package final class ViewTree {
  package let context: TreeContext
  /// The environment at the root, as the host has set it.
  package let scope: EnvironmentScope
  /// The root of the elements.
  package let element: ElementIndex
  private let slots: _Slots
  private let unmount: (_Slots) -> Void
  private var isMounted = true

  /// Mounts `view` and brings all up to date.
  package init<Content: View>(_ view: Content, environment: EnvironmentValues, context: TreeContext) {
    self.context = context
    scope = EnvironmentScope(parent: nil, tree: context, writer: nil)
    scope.set(environment)
    element = ViewRuntime.elements.append(
      Element(parent: 0, kind: .root, scope: .passUnretained(scope)))
    slots = SlotBlock.allocate(words: Content._words)
    unmount = { Content._unmount($0) }
    ViewRuntime.perform {
      var view = view
      Content._mount(&view, slots, _MountContext(scope: scope, parent: element))
    }
  }

  /// Takes the tree down: views disappear, tasks are cancelled, state goes.
  package func end() {
    guard isMounted else { return }
    isMounted = false
    ViewRuntime.perform {
      unmount(slots)
      scope.end()
    }
    ViewRuntime.elements.remove(element)
    SlotBlock.deallocate(slots)
  }

  isolated deinit { end() }

  /// Sets what the host says about the environment. Only what differs is news to anybody.
  package func setEnvironment(_ values: EnvironmentValues) {
    ViewRuntime.perform { scope.set(values) }
  }
}
