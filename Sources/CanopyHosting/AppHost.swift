internal import CanopyScene
public import CanopyStyle
public import Foundation

/// A place in which apps run: it shows their windows, and passes input to them.
///
/// A package outside of Canopy writes a host as a class that conforms to this protocol, and to ``HostSurface`` for its windows. A program
/// has the host if its target depends on it, and starts in it with `--host` and its name:
///
/// ```
/// Notes --host terminal
/// ```
///
/// The host is found by its name, so the app imports nothing: `terminal` is the class `TerminalHost` in a module of the same name, and
/// `frame-buffer` is `FrameBufferHost`.
///
/// A request that a host doesn’t implement is reported: to the person by ``HostSurface/tell(_:because:)``, or to who starts the
/// program by ``warn(_:)``.
@MainActor
public protocol AppHost: AnyObject {
  /// The options of the host for `--help`, a line each: what people write, and what it does. A word in capital letters behind an option
  /// stands for its value. Without any by default.
  static var help: String { get }

  /// The reason for which the host can't run here, as a sentence; nil if it can, which is the default.
  static var obstacle: String? { get }

  /// Creates the host, and reads its options.
  ///
  /// - Throws: An error whose description is a sentence. The app doesn't start then.
  init(_ options: inout HostOptions) throws

  /// The settings of the system with which the app starts. Set ``HostedApp/settings`` when they change.
  var settings: HostSettings { get }

  /// A Boolean value that indicates whether people can have several windows of an app. It is false by default: then the app offers no
  /// commands for more, and `openWindow` is a runtime issue. Its settings still open, in front of the other window.
  var showsSeveralWindows: Bool { get }

  /// A Boolean value that indicates whether people change the size of windows, as on a desktop. Then no window is too small for its
  /// content. It is false by default.
  var letsPeopleResize: Bool { get }

  /// The clipboard of the system. Nil, the default, for one of the app's own, which no other program sees.
  var clipboard: (any HostClipboard)? { get }

  /// Runs an app until it has ended.
  ///
  /// Prepare the display, call ``HostedApp/launch()`` and ``HostedApp/run()``, and leave the display as it was. A host with a loop of its
  /// own runs that instead: it has to run the main queue and the timers of the main run loop, too.
  ///
  /// - Throws: An error whose description is a sentence.
  func run(_ app: HostedApp) throws

  /// Shows a new window in front of the others, and returns where it is shown.
  ///
  /// The size of the window is what ``HostedWindow/resize(to:scale:)`` sets here, or else what the app wants.
  func open(_ window: HostedWindow) -> any HostSurface

  /// Shows the menus of the app from now on. Called when they have changed.
  ///
  /// - Returns: False if the host shows no menus, which is the default. Then it warns of the commands that can't be reached.
  func show(_ menus: [HostMenu]) -> Bool

  /// Opens a URL in another program.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - window: The window from which it is opened; nil if there is none.
  ///   - completion: A closure that receives whether the URL was opened. By default, it isn't, and the person is told so.
  func open(_ url: URL, from window: HostedWindow?, completion: @escaping (Bool) -> Void)

  /// Warns who starts the program, with a sentence. By default, it is written to the standard error.
  func warn(_ sentence: String)
}

extension AppHost {
  /// No options.
  public static var help: String { "" }

  /// No obstacle.
  public static var obstacle: String? { nil }

  /// The language and the time zone of the program, in the light.
  public var settings: HostSettings { HostSettings() }

  /// False.
  public var showsSeveralWindows: Bool { false }

  /// False.
  public var letsPeopleResize: Bool { false }

  /// None but the clipboard of the app.
  public var clipboard: (any HostClipboard)? { nil }

  /// Opens the windows, and runs the main run loop until the app has ended.
  public func run(_ app: HostedApp) throws {
    try app.launch()
    app.run()
  }

  /// Shows nothing, and returns false.
  public func show(_ menus: [HostMenu]) -> Bool { false }

  /// Opens nothing, so the person is told.
  public func open(_ url: URL, from window: HostedWindow?, completion: @escaping (Bool) -> Void) { completion(false) }

  /// Writes a line to the standard error.
  public func warn(_ sentence: String) { FileHandle.standardError.write(Data("\(sentence)\n".utf8)) }
}

/// The place in which a host shows a window: a widget, a page, a screen.
///
/// The app calls it; what the host does to the window is in ``HostedWindow``.
@MainActor
public protocol HostSurface: AnyObject {
  /// Asks for a call of ``HostedWindow/nextFrame(at:)`` as soon as the display is ready for another picture. Called when something has
  /// changed, and while something moves; not for a window at rest.
  func requestFrame()

  /// Tells the person what the app can't do, and why, until the person has seen it.
  func tell(_ failure: String, because reason: String)

  /// Removes the window, which shows nothing any more.
  func close()

  /// Called when the title of the window has changed, the limits of its size, or another of its properties. By default, the window has
  /// no title bar, and stays as it is.
  func windowDidChange()

  /// Shows the window in front of the others. Nothing is done by default, for hosts with one window, or with those that show the last of
  /// ``HostedApp/windows`` in each frame.
  func activate()

  /// Shows the pointer in a shape. Called when it changes. By default, it is always the same.
  func show(_ cursor: HostCursor)

  /// Takes text for a field, from an input method or a keyboard on the screen; nil to end that. Called when the field or its caret has
  /// changed. Nothing is done by default, for hosts with a keyboard, which sends what it types.
  func takeText(for input: HostTextInput?)

  /// Lets the person choose files. The closure receives none if the person cancels. There is one such dialog at a time.
  ///
  /// By default, the person is told that files can't be chosen here.
  func chooseFiles(_ request: HostFileRequest, completion: @escaping ([URL]) -> Void)

  /// Closes the dialog for files, because the app doesn't need an answer any more. Nothing is done by default: a later answer has no
  /// effect.
  func endChoosingFiles()

  /// Handles a key in the way of the host's system. Called with a key that goes down and that neither the views of the window nor the
  /// commands of the app have used. Nothing is done by default.
  func receiveUnused(_ key: KeyEquivalent, modifiers: EventModifiers)
}

extension HostSurface {
  /// Does nothing.
  public func windowDidChange() {}

  /// Does nothing.
  public func activate() {}

  /// Does nothing.
  public func show(_ cursor: HostCursor) {}

  /// Does nothing.
  public func takeText(for input: HostTextInput?) {}

  /// Does nothing.
  public func endChoosingFiles() {}

  /// Does nothing.
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
  /// The text; nil if the clipboard has none. Call ``HostedApp/clipboardDidChange()`` when another program has changed it.
  var text: String? { get set }
}

/// The shape of the pointer over a window.
public enum HostCursor: Hashable, Sendable, CaseIterable {
  case arrow
  /// Over text that can be selected.
  case text
  /// Over a link.
  case link
  /// Over something that can be grabbed.
  case grab
  /// While something is dragged.
  case grabbing
  /// Over something that doesn't take what is dragged.
  case notAllowed
  case horizontalResize
  case verticalResize
  case crosshair
  case zoomIn
  case zoomOut
}

/// The text field that takes text in a window.
public struct HostTextInput: Hashable, Sendable {
  /// The place of the caret in the window, at which an input method shows its candidates.
  public var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  public var isSecure: Bool
}
