/// A host of presentations. It shows and hides them, and reports when that is done.
///
/// Without a host, presentations begin and end immediately.
@MainActor
package protocol PresentationHost: AnyObject {
  /// Shows a presentation, and then calls `didPresent()` of it.
  func present(_ presentation: Presentation)

  /// Hides a presentation, and then calls `didDismiss()` of it.
  func dismiss(_ presentation: Presentation)

  /// Closes the window.
  func closeWindow()
}
