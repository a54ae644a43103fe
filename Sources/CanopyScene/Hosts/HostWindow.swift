package import CanopyInput
internal import CanopyStyle
package import Foundation
package import UniformTypeIdentifiers

/// The host's representation of a window. See ``Host``.
@MainActor
package protocol HostWindow: AnyObject {
  /// Requests a call of ``AppWindow/runFrame(at:)`` when the display is ready for the next frame.
  func requestFrame()

  /// Requests a frame at a date, and replaces any previous date. Nil means that nothing will change without an event.
  func requestFrame(at date: Date?)

  /// Called when the title or another property of the window has changed.
  func propertiesDidChange(_ properties: WindowProperties)

  /// Shows the given pointer. Called when the pointer changes.
  func show(_ pointer: HostPointer)

  /// Called when the link under the pointer changes, with nil for none. A host without menus for links does nothing.
  func pointsAt(_ link: PointedLink?)

  /// Starts or continues to accept text from an input method or an on-screen keyboard, or stops if `input` is nil. Called when
  /// the text field or its caret has changed.
  func takeText(for input: TextInput?)

  /// Lets a person choose files. The closure receives an empty array if the person cancels. Only one such dialog is open at a
  /// time.
  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void)

  /// Closes the file dialog, because the app no longer needs an answer. A host that can't close it does nothing, because a
  /// later answer has no effect.
  func endChoosingFiles()

  /// Tells the person what the app can't do and why. The message stays until the person dismisses it.
  func tell(_ failure: String, because reason: String)

  /// Handles a key according to the host's system. Called with a key press that neither the window's views nor the app's
  /// commands handled.
  func takeIgnoredKey(_ key: KeyEvent)

  /// Brings the window to the front.
  func activate()

  /// Removes the window, which no longer has any content.
  func close()

  /// The clipboard of the window's system.
  var clipboard: any Clipboard { get }
}

extension HostWindow {
  package func endChoosingFiles() {}
  package func tell(_ failure: String, because reason: String) {}
  package func takeIgnoredKey(_ key: KeyEvent) {}
  package func pointsAt(_ link: PointedLink?) {}
}
/// A request for files to a person.
package struct FileRequest: Sendable {
  package enum Purpose: Sendable, Hashable {
    case open(allowsSeveral: Bool)
    case openFolder(allowsSeveral: Bool)
    /// The app will write the file that the person names.
    case save(suggestedName: String)
  }

  package var purpose: Purpose
  /// The title of the dialog, or nil for the default.
  package var title: String?
  /// The label of the confirmation button, or nil for the default.
  package var confirmation: String?
  /// The types of files that people can choose, or an empty array for all.
  package var types: [UTType]
  /// The initial folder, or nil for the default.
  package var folder: URL?
  package var showsHiddenFiles = false

  package init(_ purpose: Purpose, types: [UTType] = []) {
    self.purpose = purpose
    self.types = types
  }
}
