internal import CanopyScene
public import CanopyStyle
public import Foundation

/// An environment that runs apps: it shows their windows, and passes input to them.
///
/// To write a host in another package, define a class that conforms to this protocol, and another that conforms to
/// ``HostSurface`` for its windows. A program includes the host if its target depends on it, and uses it when launched with
/// `--host` and the host's name:
///
/// ```
/// Notes --host terminal
/// ```
///
/// The host is found by name, so the app doesn't need to import it. `terminal` is the class `TerminalHost` in a module of the
/// same name, and `frame-buffer` is `FrameBufferHost`.
///
/// A request that a host doesn't implement is reported, either to the person with ``HostSurface/tell(_:because:)``, or to
/// the person who launched the program with ``warn(_:)``.
@MainActor
public protocol AppHost: AnyObject {
  /// The options of the host for `--help`, one per line: what to type, followed by its effect. An option followed by a
  /// capitalized word takes a value. By default, there are none.
  static var help: String { get }

  /// A sentence that says why the host can't run here, or nil if it can, which is the default.
  static var obstacle: String? { get }

  /// Creates the host and reads its options.
  ///
  /// - Throws: An error whose description is a sentence. The app then doesn't start.
  init(_ options: inout HostOptions) throws

  /// The system settings at launch. Set ``HostedApp/settings`` when they change.
  var settings: HostSettings { get }

  /// A Boolean value that indicates whether people can have several windows of an app. If false, which is the default, the app
  /// offers no commands for more, and `openWindow` records a runtime issue. Its settings still open, in front of the other
  /// window.
  var showsSeveralWindows: Bool { get }

  /// A Boolean value that indicates whether people can resize windows, as on a desktop. If true, no window is too small for its
  /// content. The default is false.
  var letsPeopleResize: Bool { get }

  /// The clipboard of the system, or nil for a private one that no other program sees, which is the default.
  var clipboard: (any HostClipboard)? { get }

  /// Runs an app until it ends.
  ///
  /// Prepare the display, call ``HostedApp/launch()`` and ``HostedApp/run()``, and restore the display. If the host has its own
  /// loop, run that instead. It has to service the main queue and the timers of the main run loop, too.
  ///
  /// - Throws: An error whose description is a sentence.
  func run(_ app: HostedApp) throws

  /// Shows a new window in front of the others, and returns its surface.
  ///
  /// The window has the size that ``HostedWindow/resize(to:scale:)`` sets here, or otherwise the size that the app requests.
  func open(_ window: HostedWindow) -> any HostSurface

  /// Shows the app's menus. Called initially and when they have changed.
  ///
  /// - Returns: False if the host doesn't show menus, which is the default. The app then warns about commands that can't be
  ///   reached.
  func show(_ menus: [HostMenu]) -> Bool

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - window: The window from which it is opened, or nil if there is none.
  ///   - completion: A closure that receives whether the URL was opened. The default implementation passes false, and the
  ///     person gets a message.
  func open(_ url: URL, from window: HostedWindow?, completion: @escaping (Bool) -> Void)

  /// Writes a warning to the person who launched the program. The default implementation prints it to the standard error.
  func warn(_ sentence: String)
}

extension AppHost {
  /// An empty string: the host has no options.
  public static var help: String { "" }

  /// Nil: the host can always run.
  public static var obstacle: String? { nil }

  /// The program's language and time zone, and the light color scheme.
  public var settings: HostSettings { HostSettings() }

  /// False, because the host shows one window.
  public var showsSeveralWindows: Bool { false }

  /// False, because people can't resize windows.
  public var letsPeopleResize: Bool { false }

  /// Nil, which gives the app a private clipboard.
  public var clipboard: (any HostClipboard)? { nil }

  /// Opens the windows, and runs the main run loop until the app has ended.
  public func run(_ app: HostedApp) throws {
    try app.launch()
    app.run()
  }

  /// Ignores the menus, and returns false.
  public func show(_ menus: [HostMenu]) -> Bool { false }

  /// Doesn't open the URL, so the person gets a message.
  public func open(_ url: URL, from window: HostedWindow?, completion: @escaping (Bool) -> Void) { completion(false) }

  /// Writes a line to the standard error.
  public func warn(_ sentence: String) { FileHandle.standardError.write(Data("\(sentence)\n".utf8)) }
}

/// The area in which a host shows a window: a widget, a page, or a screen.
///
/// The app calls these methods. The host acts on the window through ``HostedWindow``.
@MainActor
public protocol HostSurface: AnyObject {
  /// Requests a call of ``HostedWindow/nextFrame(at:)`` when the display is ready for another frame. Called when something has
  /// changed and while something moves, but not for a window at rest.
  func requestFrame()

  /// Tells the person what the app can't do and why. The message stays until the person dismisses it.
  func tell(_ failure: String, because reason: String)

  /// Removes the window, which no longer has any content.
  func close()

  /// Called when the window's title, the limits of its size, or another property has changed. The default implementation does
  /// nothing: the window has no title bar, and keeps its look.
  func windowDidChange()

  /// Shows the window in front of the others. The default implementation does nothing, which suits hosts with one window, and
  /// hosts that show the last of ``HostedApp/windows`` in each frame.
  func activate()

  /// Shows the pointer in a shape. Called when the shape changes. The default implementation does nothing.
  func show(_ cursor: HostCursor)

  /// Accepts text for a field from an input method or an on-screen keyboard, or stops if `input` is nil. Called when the field
  /// or its caret has changed. The default implementation does nothing, which suits hosts whose keyboard sends the text.
  func takeText(for input: HostTextInput?)

  /// Lets the person choose files. The closure receives an empty array if the person cancels. Only one such dialog is open at a
  /// time.
  ///
  /// The default implementation tells the person that files can't be chosen here.
  func chooseFiles(_ request: HostFileRequest, completion: @escaping ([URL]) -> Void)

  /// Closes the file dialog, because the app no longer needs an answer. The default implementation does nothing, because a
  /// later answer has no effect.
  func endChoosingFiles()

  /// Handles a key according to the host's system. Called with a key press that neither the window's views nor the app's
  /// commands used. The default implementation does nothing.
  func receiveUnused(_ key: KeyEquivalent, modifiers: EventModifiers)
}

extension HostSurface {
  /// Does nothing: the window has no title bar, and keeps its look.
  public func windowDidChange() {}

  /// Does nothing, which suits hosts with a single window.
  public func activate() {}

  /// Does nothing: the pointer always looks the same.
  public func show(_ cursor: HostCursor) {}

  /// Does nothing, which suits hosts whose keyboard sends the text.
  public func takeText(for input: HostTextInput?) {}

  /// Does nothing: a later answer has no effect.
  public func endChoosingFiles() {}

  /// Does nothing: the key is ignored.
  public func receiveUnused(_ key: KeyEquivalent, modifiers: EventModifiers) {}

  /// Tells the person that files can't be chosen here.
  public func chooseFiles(_ request: HostFileRequest, completion: @escaping ([URL]) -> Void) {
    tell("Files can’t be chosen here.", because: "The app runs where there is no dialog for files.")
    completion([])
  }
}

/// The clipboard of a host's system.
@MainActor
public protocol HostClipboard: AnyObject {
  /// The text, or nil if the clipboard has none. Call ``HostedApp/clipboardDidChange()`` when another program has changed it.
  var text: String? { get set }
}

/// The shape of the pointer over a window.
public enum HostCursor: Hashable, Sendable, CaseIterable {
  case arrow
  /// The pointer over selectable text.
  case text
  /// The pointer over a link.
  case link
  /// The pointer over an item that can be grabbed.
  case grab
  /// The pointer during a drag.
  case grabbing
  /// The pointer over a view that doesn't accept the dragged items.
  case notAllowed
  case horizontalResize
  case verticalResize
  case crosshair
  case zoomIn
  case zoomOut
}

/// The text field that receives text in a window.
public struct HostTextInput: Hashable, Sendable {
  /// The caret's rectangle in the window, where an input method shows its candidates.
  public var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  public var isSecure: Bool
}
