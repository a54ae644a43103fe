/// An object that changes a view over time, for as long as the view is in the tree.
@MainActor
package protocol ViewDriver: AnyObject {
  /// Called during an update when the view has been added to a tree.
  func enter(_ context: _MountContext)

  /// Called before the view leaves the tree.
  func leave()
}

/// A modifier that notifies an object when the view enters and leaves the tree. The object must remain the same.
package struct DrivenModifier {
  let driver: any ViewDriver

  package init(_ driver: any ViewDriver) { self.driver = driver }
}

/// The driver of a view in the tree.
private final class KeptDriver {
  let driver: any ViewDriver

  init(_ driver: any ViewDriver) { self.driver = driver }
}

// Slots: the driver, followed by the slots of the content.

extension Slot where Kept == KeptDriver {
  fileprivate static var driver: Self { Slot(0) }
}

@MainActor
extension DrivenModifier: PrimitiveModifier {
  package static func _words<V: View>(around _: V.Type) -> Int { 1 + V._words }
  package static func _elements<V: View>(around _: V.Type) -> Int { V._elements }

  package static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext
  ) {
    let driver = modifier.pointee.driver
    slots.keep(KeptDriver(driver), in: .driver)
    V._mount(content, slots.dropFirst(1), context)
    driver.enter(context)
  }

  package static func _update<V: View>(
    _: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots, _ context: _MountContext
  ) {
    V._update(content, slots.dropFirst(1), context)
  }

  package static func _unmount<V: View>(around _: V.Type, _ slots: _Slots) {
    slots[.driver].driver.leave()
    V._unmount(slots.dropFirst(1))
    slots.release(.driver)
  }
}
