/// A group: an invisible element whose children can be replaced without affecting its neighbors.
@MainActor
@usableFromInline
package enum ElementGroup {
  /// Creates a group after the other children of the context's parent.
  @usableFromInline
  package static func make(in context: _MountContext) -> ElementIndex {
    ViewRuntime.elements.append(
      Element(parent: context.parent, kind: .group, scope: context.scope, owner: context.owner))
  }

  /// Creates a group for a variable number of views after the other children of the context's parent.
  ///
  /// If modifiers apply to the views together, creates an element for the modifiers to attach to instead. See
  /// ``_MountContext/needsPlaceElement``. Call ``didMount(_:)``, ``willUnmount(_:)`` and ``remove(_:)`` for it.
  @usableFromInline
  package static func makeShared(in context: _MountContext) -> ElementIndex {
    guard context.needsPlaceElement else { return make(in: context) }
    let place = makeElement(.container, context)
    ViewRuntime.elements[place].flags.insert(context.placeKind == .vertical ? .isPlace : [.isPlace, .isDeep])
    return place
  }

  /// Notifies the modifiers of a place's element that all its views are in the tree.
  @usableFromInline
  package static func didMount(_ group: ElementIndex) {
    if ViewRuntime.elements[group].flags.contains(.isPlace) { didMountElement(group) }
  }

  /// Notifies the modifiers of a place's element before it leaves the tree.
  @usableFromInline
  package static func willUnmount(_ group: ElementIndex) {
    if ViewRuntime.elements[group].flags.contains(.isPlace) { willRemoveElement(group) }
  }

  /// Creates the group of a section or of a part of it.
  package static func make(_ role: ElementFlags, in context: _MountContext) -> ElementIndex {
    let group = make(in: context)
    ViewRuntime.elements[group].flags.insert(role)
    return group
  }

  /// Makes a group the row of a grid, with properties that the grid reads. Safe because the row's view keeps them until the group
  /// has left.
  package static func setRow(_ properties: AnyObject, of group: ElementIndex) {
    ViewRuntime.elements[group].flags.insert(.isGridRow)
    ViewRuntime.elements.setReference(Unmanaged.passUnretained(properties).toOpaque(), of: group)
  }

  /// Returns the properties of a grid's row.
  package static func row<Properties: AnyObject>(of group: ElementIndex, as _: Properties.Type)
    -> Properties?
  {
    guard ViewRuntime.elements[group].flags.contains(.isGridRow) else { return nil }
    // Safe because a group with this flag refers to what its view keeps.
    return ViewRuntime.elements.reference(of: group).map { Unmanaged<Properties>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns a Boolean value that indicates whether the rows of a group are realized on demand.
  @usableFromInline
  static func hasWindow(_ group: ElementIndex) -> Bool { ViewRuntime.elements[group].flags.contains(.hasWindow) }

  /// Removes the children of a group from the tree after their views have been unmounted.
  @usableFromInline
  package static func clear(_ group: ElementIndex) {
    ViewRuntime.elements[group].firstChild = 0
    ViewRuntime.elements[group].lastChild = 0
  }

  /// Returns the child of a group that was added last.
  @usableFromInline
  static func lastChild(of group: ElementIndex) -> ElementIndex { ViewRuntime.elements[group].lastChild }

  /// Replaces or reorders the children of the group.
  @usableFromInline
  static func setChildren(of group: ElementIndex, count: Int, _ child: (Int) -> ElementIndex) {
    ViewRuntime.elements.setChildren(of: group, count: count, child)
    changed(group)
  }

  /// Records that the children of a group, or their order, have changed.
  @usableFromInline
  package static func changed(_ group: ElementIndex) {
    ElementChanges.note(group)
    ViewRuntime.elements.structureChanged(inside: group)
    ViewRuntime.layout.structureChanged(at: group)
  }

  @usableFromInline
  package static func remove(_ group: ElementIndex) { removeElement(group) }
}
