internal import CanopyCore

/// One of the views in an `ElementListing`.
@MainActor
final class SubviewItem {
  nonisolated let number: UInt
  private let changes: OwnedSource
  /// The outermost element of the view; 0 if the view has left the tree.
  private(set) var element: ElementIndex
  /// The element in the listing that keeps the view's position in the order, and contains the view while it isn't
  /// shown.
  let holder: ElementIndex
  /// The scopes that give the elements of the view the environment of the place where it is shown.
  private var relays: [EnvironmentScope]
  /// The place where the view is shown; nil if it isn't shown.
  private(set) weak var place: SubviewPlace?

  private static var count: UInt = 0

  init(_ element: ElementIndex, relays: [EnvironmentScope], _ changes: OwnedSource, appearsWhenShown: Bool) {
    self.appearsWhenShown = appearsWhenShown
    Self.count += 1
    number = Self.count
    self.changes = changes
    self.element = element
    self.relays = relays
    holder = ViewRuntime.elements[element].parent
  }

  /// The container values of the view, which become a dependency of the running body.
  var containerValues: ContainerValues {
    changes.track()
    return element == 0 ? ContainerValues() : ViewRuntime.elements.containerValues(of: element)
  }

  /// A Boolean value that indicates whether the view appears only while it is shown.
  private let appearsWhenShown: Bool

  /// Records that container values of the view may have changed.
  func valuesChanged() { changes.changed(inUpdate: ()) }

  // MARK: Moving

  /// Moves the view from the listing into the element of a place.
  func move(to place: SubviewPlace, in parent: ElementIndex) {
    self.place = place
    move(to: parent)
    let elements = ViewRuntime.elements
    for relay in relays { relay.relay(to: elements[parent].scope.takeUnretainedValue()) }
    for flag in [.hasGuides, .isUnsteady] as [ElementFlags] where elements[element].flags.contains(flag) {
      elements.note(flag, in: parent)
    }
    elements.notePreferences(elements[element].preferences, in: parent)
    if appearsWhenShown { elements.sightChanged(of: element, isVisible: true) }
  }

  /// Moves the view back into the listing.
  func moveBack() {
    place = nil
    if appearsWhenShown { ViewRuntime.elements.sightChanged(of: element, isVisible: false) }
    move(to: holder)
    LayoutNode(element).leaveOut()
    for relay in relays { relay.relay(to: nil) }
  }

  private func move(to new: ElementIndex) {
    let elements = ViewRuntime.elements
    elements.forgetDrawing(of: element)
    elements.unlink(element)
    elements.linkFirst(element, in: new)
    elements.needsDrawingAround(childOf: new)
  }

  // MARK: Leaving

  /// Called when the view is about to leave the tree.
  func willLeave() {
    place?.lose(self)
    element = 0
  }

  /// Releases the scopes after the elements that use them have left the tree.
  func endRelays() {
    for relay in relays { relay.end() }
    relays = []
  }
}

extension ElementTree {
  /// Records that the keys with these bits may be set in `element`.
  fileprivate func notePreferences(_ bits: UInt32, in element: ElementIndex) {
    var next = element
    while next != 0, self[next].preferences | bits != self[next].preferences {
      self[next].preferences |= bits
      next = self[next].parent
    }
  }
}
