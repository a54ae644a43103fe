/// A host of presentations. It shows and hides them, and reports when that is done.
///
/// Without a host they come and go at once.
@MainActor
package protocol PresentationHost: AnyObject {
  /// Shows a presentation, and then calls `didPresent()` of it.
  func present(_ presentation: Presentation)

  /// Takes a presentation away, and then calls `didDismiss()` of it.
  func dismiss(_ presentation: Presentation)

  /// Closes the window: nothing keeps it open.
  func closeWindow()
}
