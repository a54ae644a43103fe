/// The layout of all trees, as the runtime and the elements see it.
///
/// It is called when elements are added, changed and removed, and in each round of an update. `TreeLayout` in CanopyLayout is the
/// only implementation. Windows install it before they mount views, so that nothing below CanopyLayout names it.
///
/// Safe because wrappers and scopes belong to enclosing views, and outlive their elements.
package protocol LayoutEngine: AnyObject {
  // MARK: Elements

  /// Called when an element may look different, or have another size.
  func changed(_ element: ElementIndex)

  /// Called when the elements of a group, or their order, have changed.
  func structureChanged(at group: ElementIndex)

  /// Called when an element gives its container another trait.
  func traitChanged(of element: ElementIndex)

  /// Leaves an element out of the layout until it is placed again.
  func leaveOut(_ element: ElementIndex)

  /// Discards the data about an element that leaves the tree.
  func forget(_ element: ElementIndex)

  // MARK: Wrappers

  // A wrapper is the object in ``_MountContext/wrapper``. Only layout knows its type.

  /// Creates the elements of a wrapper and of its outer wrappers in a parent. Returns the innermost element.
  @MainActor
  func wrap(in parent: ElementIndex, by wrapper: Unmanaged<AnyObject>) -> ElementIndex

  /// Returns the scope of an element that is created in a list of subviews. See `SubviewListing`.
  @MainActor
  func relay(_ scope: Unmanaged<EnvironmentScope>, through wrapper: Unmanaged<AnyObject>) -> Unmanaged<EnvironmentScope>

  /// Called when a wrapped element and everything inside it are in the tree.
  @MainActor
  func didMount(wrapped element: ElementIndex)

  /// Called when a wrapped element is about to leave the tree.
  @MainActor
  func willUnmount(wrapped element: ElementIndex)

  /// Removes the wrapping elements around a wrapped element that leaves the tree.
  @MainActor
  func removeWrappers(around element: ElementIndex)

  // MARK: In an update

  /// Lays out all changes.
  ///
  /// - Returns: A Boolean value that indicates whether there were any.
  @MainActor
  func layOut() -> Bool

  /// Creates the rows of lazy containers that have become visible.
  ///
  /// - Returns: A Boolean value that indicates whether there were any.
  @MainActor
  func makeRows() -> Bool
}

extension ViewRuntime {
  /// The layout engine that a window has installed.
  @inline(__always)
  static var layout: any LayoutEngine {
    guard let engine else { preconditionFailure("A window installs layout before it mounts views.") }
    return engine
  }

  // Safe because it is set once, and only reached on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) private static var engine: (any LayoutEngine)?

  /// Installs the layout engine. Later calls have no effect.
  @MainActor
  package static func install(_ engine: any LayoutEngine) {
    if Self.engine == nil { Self.engine = engine }
  }
}
