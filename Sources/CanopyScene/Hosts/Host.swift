package import Foundation

/// Shows the windows of an app, and passes input to them. Hosts include a desktop, a browser, and a program without a display.
///
/// A host shows each ``AppWindow`` that it is asked to open. For each window, it creates a ``HostWindow``, and calls
/// ``AppWindow/show(in:geometry:values:)``. From then on
///
/// - it calls ``AppWindow/receive(_:)`` with a person's input,
/// - it sets ``AppWindow/geometry``, ``AppWindow/activity`` and ``AppWindow/values`` when they change,
/// - it calls ``AppWindow/runFrame(at:)`` soon after the window has requested a frame, and redraws the damaged areas,
/// - it calls ``AppWindow/requestClose()`` when a person wants to close the window.
///
/// Hosts in other packages use the module `CanopyHosting`, whose declarations are public: see
/// `Docs/Canopy.docc/WritingAHost.md`. The hosts in this package use the protocol directly, because they also need parts that
/// aren't public: the accessibility tree, drags from other programs, links under the pointer, menus for each window, and
/// windows that outlive their page.
@MainActor
package protocol Host: AnyObject, Sendable {
  /// A Boolean value that indicates whether the app can have several windows.
  var supportsMultipleWindows: Bool { get }

  /// A Boolean value that indicates whether people can resize windows, as on a desktop. If true, no window is too small for its
  /// content.
  var letsPeopleResize: Bool { get }

  /// Requests a call of ``RunningApp/update()`` soon, on the main actor. Called on any thread.
  nonisolated func requestUpdate()

  /// A closure that requests an update. It works even after the host is gone, if other views of the process remain.
  nonisolated var updateRequest: @Sendable () -> Void { get }

  /// Shows a new window.
  ///
  /// - Parameter opener: The window in which a person requested it, or nil if the app opens it on its own.
  func open(_ window: AppWindow, from opener: AppWindow?)

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - window: The window from which it is opened.
  ///   - completion: A closure that receives whether the URL was opened.
  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void)

  /// Shows the app's menus. Called initially and when they have changed.
  func show(_ menus: [AppMenu])

  /// Called when the last window has closed, and no scene keeps the app running.
  func end()
}

extension Host {
  nonisolated package var updateRequest: @Sendable () -> Void { { [weak self] in self?.requestUpdate() } }
}
