/// All elements of all trees, by index.
///
/// The elements are in plain memory that grows, and free slots are reused. They are accessed only where the view runtime is: see
/// `ViewRuntime`.
@MainActor
@usableFromInline
package struct ElementTree {
  @inlinable
  init() {}

  // Initialized with constants, because other globals are checked for initialization at each access.
  @exclusivity(unchecked) @usableFromInline
  static var storage = Storage()

  @usableFromInline
  struct Storage {
    /// The enclosing modifiers that change the transactions of some elements. Safe because the modifiers outlive the elements.
    var transactions: [ElementIndex: Unmanaged<TransactionScope>] = [:]
    /// The objects that elements of places refer to: see `ElementTree.identity(of:)`.
    var references: [ElementIndex: UnsafeMutableRawPointer] = [:]
    /// The listings whose items appear only while they are shown: see `setAppearsWhenShown(listing:)`.
    var quietListings: Set<ElementIndex> = []
    /// The memory of the elements; nil before the first element is created.
    @usableFromInline var elements: UnsafeMutablePointer<Element>?
    /// The display lists of the elements.
    var drawn = ElementRecords<DrawnRecord>()
    var capacity = 0
    var count: ElementIndex = 1
    /// The first free slot. Free slots are linked through `next`.
    var free: ElementIndex = 0
    var live = 0
  }

  // Safe because memory has been allocated for every index of an element.
  @inlinable @inline(__always)
  package subscript(index: ElementIndex) -> Element {
    unsafeAddress { UnsafePointer(Self.storage.elements.unsafelyUnwrapped + Int(index)) }
    nonmutating unsafeMutableAddress { Self.storage.elements.unsafelyUnwrapped + Int(index) }
  }

  /// Returns the root of the tree that contains `element`.
  package func root(of element: ElementIndex) -> ElementIndex {
    var root = element
    while self[root].parent != 0 { root = self[root].parent }
    return root
  }

  /// Returns the record about the drawing of an element.
  package func drawn(_ index: ElementIndex) -> UnsafeMutablePointer<DrawnRecord> {
    Self.storage.drawn.record(at: Int(index))
  }

  /// Returns the record about the drawing of an element, or nil if nothing near it was ever drawn.
  @inline(__always)
  func knownDrawn(_ index: ElementIndex) -> UnsafeMutablePointer<DrawnRecord>? {
    Self.storage.drawn.known(at: Int(index))
  }

  /// A Boolean value that indicates whether any element has ever been drawn.
  @inline(__always)
  var hasDrawn: Bool { !Self.storage.drawn.isEmpty }

  /// The number of elements.
  package var live: Int { Self.storage.live }

  // MARK: Coming and going

  /// Creates an element and adds it after the children of its parent.
  package func append(_ element: Element) -> ElementIndex {
    let index = add(element)
    link(index, behind: element.parent)
    needsDrawingAround(childOf: element.parent)
    return index
  }

  /// Creates an element that refers to its parent, but isn't one of the parent's children.
  package func appendDetached(_ element: Element) -> ElementIndex { add(element) }

  private func add(_ element: Element) -> ElementIndex {
    Self.storage.live += 1
    let free = Self.storage.free
    if free != 0 {
      Self.storage.free = self[free].next
      self[free] = element
      return free
    }
    let count = Self.storage.count
    if Int(count) >= Self.storage.capacity { grow() }
    Self.storage.count = count + 1
    // Safe because `grow` has allocated memory for elements.
    (Self.storage.elements.unsafelyUnwrapped + Int(count)).initialize(to: element)
    return count
  }

  private func link(_ index: ElementIndex, behind parent: ElementIndex) {
    guard parent != 0 else { return }
    let last = self[parent].lastChild
    if last != 0 { self[last].next = index } else { self[parent].firstChild = index }
    self[parent].lastChild = index
  }

  /// Frees an element that nothing else refers to. The links of its parent aren't updated: a group that removes a child sets its
  /// list of children again.
  package func remove(_ index: ElementIndex) {
    ElementChanges.note(index, isLeaving: true)
    if hasDrawn { forgetDrawing(of: index) }
    let flags = self[index].flags
    if flags.contains(.hasTransactions) { forgetTransactions(of: index) }
    if self[index].kind != .group, flags.contains(.isIdentified) || flags.contains(.hasRows) {
      Self.storage.references[index] = nil
    }
    if self[index].flags.contains(.waitsForTime) {
      self[index].scope._withUnsafeGuaranteedRef { $0.tree.clock.forget(index) }
    }
    ViewRuntime.layout.forget(index)
    self[index].next = Self.storage.free
    Self.storage.free = index
    Self.storage.live -= 1
  }

  /// Removes an element from the children of its parent. The element itself stays.
  package func unlink(_ child: ElementIndex) {
    let parent = self[child].parent
    var previous: ElementIndex = 0
    for sibling in children(of: parent) where self[sibling].next == child { previous = sibling }
    if previous != 0 {
      self[previous].next = self[child].next
    } else if self[parent].firstChild == child {
      self[parent].firstChild = self[child].next
    }
    if self[parent].lastChild == child { self[parent].lastChild = previous }
    self[child].next = 0
  }

  /// Makes an element without a parent the first child of `parent`.
  package func linkFirst(_ child: ElementIndex, in parent: ElementIndex) {
    self[child].parent = parent
    self[child].next = self[parent].firstChild
    self[parent].firstChild = child
    if self[parent].lastChild == 0 { self[parent].lastChild = child }
  }

  /// Replaces the children of `parent`, or changes their order.
  func setChildren(of parent: ElementIndex, count: Int, _ child: (Int) -> ElementIndex) {
    self[parent].firstChild = 0
    self[parent].lastChild = 0
    for place in 0..<count {
      let child = child(place)
      self[child].next = 0
      link(child, behind: parent)
    }
    needsDrawingAround(childOf: parent)
  }

  private func grow() {
    let (old, capacity) = (Self.storage.elements, Self.storage.capacity)
    let new = max(capacity * 2, 256)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: new)
    if let old {
      larger.moveInitialize(from: old, count: capacity)
      old.deallocate()
    }
    Self.storage.elements = larger
    Self.storage.capacity = new
  }

  // MARK: Related elements

  /// The children of `parent`, including groups.
  @inlinable
  package func children(of parent: ElementIndex) -> some Sequence<ElementIndex> {
    sequence(state: self[parent].firstChild) { next in
      guard next != 0 else { return nil }
      defer { next = self[next].next }
      return next
    }
  }

  /// The environment that an element sees.
  package func environment(of element: ElementIndex) -> EnvironmentValues {
    EnvironmentValues(seenFrom: self[element].scope.takeUnretainedValue())
  }

  /// The element that modifiers were applied to: the one inside their wrappers or, in a place, its only element.
  package func subject(of element: ElementIndex) -> ElementIndex {
    var subject = element
    while let inner = wrapped(by: subject) { subject = inner }
    return subject
  }

  /// The element that a wrapper is around, or the only one in a place; nil for other elements.
  package func wrapped(by element: ElementIndex) -> ElementIndex? {
    if self[element].kind == .wrapper { return self[element].firstChild }
    guard self[element].flags.contains(.isPlace) else { return nil }
    var (only, count): (ElementIndex, Int) = (0, 0)
    forEachChild(of: element) { (only, count) = ($0, count + 1) }
    return count == 1 ? only : nil
  }

  /// Calls `body` for each child that counts as one of `parent`: those in groups count as their parent's.
  @inlinable
  package func forEachChild(of parent: ElementIndex, _ body: @MainActor (ElementIndex) -> Void) {
    // The closure of a sequence would ask for each child whether it is on the main actor.
    var next = self[parent].firstChild
    while next != 0 {
      let child = next
      next = self[child].next
      if self[child].kind == .group { forEachChild(of: child, body) } else { body(child) }
    }
  }
}
