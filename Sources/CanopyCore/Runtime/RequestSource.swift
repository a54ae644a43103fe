/// A change other than a change of state, such as a request to scroll. The update that shows the other changes of the same
/// transaction runs its action on the main actor, before any body.
package final class RequestSource: Source {
  private let name: String
  private let action: () -> Void

  /// - Parameter name: The name in reports.
  package init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    self.action = action
    super.init()
  }

  /// Makes the request, on any thread.
  package func make() { changed() }

  override var label: String { name }
  override func willShow(_ update: UInt64) { action() }
}
