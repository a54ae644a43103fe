/// Lays out the elements of all trees. It is told as they come, change and go, and runs in each round of an update.
///
/// CanopyLayout has the only one. A window installs it before it mounts anything, so that nothing below layout names it.
///
/// Safe because wrappers and scopes belong to views around, and outlive the elements that are made with them.
package protocol LayoutEngine: AnyObject {
  // MARK: Elements

  /// Says that an element may look different, or take up other room.
  func changed(_ element: ElementIndex)

  /// Says that other elements are in a group than before, or in another order.
  func structureChanged(at group: ElementIndex)

  /// Says that an element says something else to the container that it is in.
  func traitChanged(of element: ElementIndex)

  /// Leaves an element out of the layout until it is put somewhere again.
  func leaveOut(_ element: ElementIndex)

  /// Forgets what is known about an element that leaves.
  func forget(_ element: ElementIndex)

  // MARK: Wrappers

  // A wrapper is what ``_MountContext/wrapper`` holds; only layout looks inside.

  /// Makes the elements that `wrapper` and those around it put around an element in `parent`. Returns the innermost.
  @MainActor
  func wrap(in parent: ElementIndex, by wrapper: Unmanaged<AnyObject>) -> ElementIndex

  /// Returns the scope of an element that is made in a list of subviews: see `SubviewListing`.
  @MainActor
  func relay(_ scope: Unmanaged<EnvironmentScope>, through wrapper: Unmanaged<AnyObject>) -> Unmanaged<EnvironmentScope>

  /// Says that a wrapped element and all inside it are in the tree.
  @MainActor
  func didMount(wrapped element: ElementIndex)

  /// Says that a wrapped element is about to leave.
  @MainActor
  func willUnmount(wrapped element: ElementIndex)

  /// Removes the elements around a wrapped element that goes.
  @MainActor
  func removeWrappers(around element: ElementIndex)

  // MARK: In an update

  /// Lays out what has changed. Returns whether there was anything to do.
  @MainActor
  func layOut() -> Bool

  /// Makes the rows of lazy containers that are to be seen. Returns whether there were any.
  @MainActor
  func makeRows() -> Bool
}
