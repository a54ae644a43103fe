/// The interface to the layout of all trees, for the runtime and the elements.
///
/// The engine is called when elements are added, changed and removed, and in each round of an update. The only implementation is
/// `TreeLayout` in CanopyLayout. Windows install it before they mount views, so that lower targets don't depend on CanopyLayout.
///
/// Safe because wrappers and scopes belong to enclosing views, and outlive their elements.
@MainActor
package protocol LayoutEngine: AnyObject {
  // MARK: Elements

  /// Called when the appearance or the size of an element may have changed.
  func changed(_ element: ElementIndex)

  /// Called when the elements of a group, or their order, have changed.
  func structureChanged(at group: ElementIndex)

  /// Called when a trait that an element passes to its container has changed.
  func traitChanged(of element: ElementIndex)

  /// Hides an element until its container places it again.
  func leaveOut(_ element: ElementIndex)

  /// Discards the layout data of an element that leaves the tree.
  func forget(_ element: ElementIndex)

  // MARK: Wrappers

  // The wrappers here are those in `_MountContext.wrapper`. Only CanopyLayout knows their type.

  /// Creates the elements of a wrapper and of its outer wrappers in a parent. Returns the innermost element.
  func wrap(in parent: ElementIndex, by wrapper: Unmanaged<AnyObject>) -> ElementIndex

  /// Returns a scope for an element of a subview that is shown elsewhere, based on the given scope. See `SubviewListing`.
  func relay(_ scope: Unmanaged<EnvironmentScope>, through wrapper: Unmanaged<AnyObject>) -> Unmanaged<EnvironmentScope>

  /// Called when a wrapped element and everything inside it are in the tree.
  func didMount(wrapped element: ElementIndex)

  /// Called when a wrapped element is about to leave the tree.
  func willUnmount(wrapped element: ElementIndex)

  /// Removes the elements of the wrappers around an element that leaves the tree.
  func removeWrappers(around element: ElementIndex)

  // MARK: In an update

  /// Updates the layout of everything that has changed.
  ///
  /// - Returns: A Boolean value that indicates whether anything had changed.
  func layOut() -> Bool

  /// Creates the rows of lazy containers that have become visible.
  ///
  /// - Returns: A Boolean value that indicates whether any rows were created.
  func makeRows() -> Bool
}

@MainActor
extension ViewRuntime {
  /// The layout engine that a window has installed.
  @inline(__always)
  static var layout: any LayoutEngine {
    guard let engine else { preconditionFailure("Install a layout engine before mounting views.") }
    return engine
  }

  // Safe because engines live as long as the program.
  @exclusivity(unchecked) unowned(unsafe) private static var engine: (any LayoutEngine)?

  /// Installs the layout engine. Later calls have no effect.
  package static func install(_ engine: any LayoutEngine) {
    if Self.engine == nil { Self.engine = engine }
  }
}
