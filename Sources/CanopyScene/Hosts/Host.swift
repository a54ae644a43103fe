package import Foundation

/// Shows the windows of an app, and passes input to them: a desktop, a browser, or a program without a display.
///
/// A host shows each ``AppWindow`` that it is asked to open. For each one it creates a ``HostWindow``, and calls
/// ``AppWindow/show(in:geometry:values:)``. From then on
///
/// - it calls ``AppWindow/receive(_:)`` with what people do,
/// - it sets ``AppWindow/geometry``, ``AppWindow/activity`` and ``AppWindow/values`` when they change,
/// - it calls ``AppWindow/runFrame(at:)`` soon after the window has asked for a frame, and draws the areas that are damaged,
/// - it calls ``AppWindow/requestClose()`` when a person wants to close the window.
///
/// Hosts of other packages use it through the module `CanopyHosting`, whose values are public: see `Docs/Canopy.docc/WritingAHost.md`. Those
/// of this package use it directly, because they also need what isn't public: the accessibility tree, drags from other programs, the
/// links under the pointer, menus for each window, and windows that outlive their page.
@MainActor
package protocol Host: AnyObject, Sendable {
  /// A Boolean value that indicates whether the app may have several windows.
  var supportsMultipleWindows: Bool { get }

  /// A Boolean value that indicates whether people change the size of windows, as on a desktop. Then no window is too small for its
  /// content.
  var letsPeopleResize: Bool { get }

  /// Asks for a call of ``RunningApp/update()`` soon, on the main actor. Called on any thread.
  nonisolated func requestUpdate()

  /// A closure that requests an update, also when the host is gone if other views of the process go on.
  nonisolated var updateRequest: @Sendable () -> Void { get }

  /// Shows a new window.
  ///
  /// - Parameter opener: The window in which a person has asked for it; nil if the app opens it by itself.
  func open(_ window: AppWindow, from opener: AppWindow?)

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - window: The window from which it is opened.
  ///   - completion: A closure that receives whether the URL was opened.
  func open(_ url: URL, from window: AppWindow?, completion: @escaping (Bool) -> Void)

  /// Shows the menus of the app from now on. Called when they have changed.
  func show(_ menus: [AppMenu])

  /// Called when the last window has closed, and no scene keeps the app running.
  func end()
}

extension Host {
  nonisolated package var updateRequest: @Sendable () -> Void { { [weak self] in self?.requestUpdate() } }
}
