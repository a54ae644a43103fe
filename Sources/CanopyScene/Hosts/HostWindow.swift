package import CanopyInput
internal import CanopyStyle
package import Foundation
package import UniformTypeIdentifiers

/// A window as its host shows it. See ``Host``.
@MainActor
package protocol HostWindow: AnyObject {
  /// Asks for a call of ``AppWindow/runFrame(at:)`` when the display is ready for the next frame.
  func requestFrame()

  /// Asks for a frame at a date, instead of any date before. Nil for none: nothing changes by itself.
  func requestFrame(at date: Date?)

  /// Called when the title or another property of the window has changed.
  func propertiesDidChange(_ properties: WindowProperties)

  /// Shows the pointer in a style. Called when it changes.
  func show(_ pointer: HostPointer)

  /// Notes which link is under the pointer; nil for none. Called when it changes. A host without menus for links does nothing.
  func pointsAt(_ link: PointedLink?)

  /// Begins or goes on to take text from an input method or an on-screen keyboard; nil to end that. Called when the text field or its
  /// caret has changed.
  func takeText(for input: TextInput?)

  /// Lets a person choose files. The closure receives none if the person cancels. There is one such dialog at a time.
  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void)

  /// Closes the dialog for files, because the app doesn't need an answer any more. A host that can't close it does nothing: a later
  /// answer has no effect.
  func endChoosingFiles()

  /// Tells the person what the app can't do, and why, until the person has seen it.
  func tell(_ failure: String, because reason: String)

  /// Handles a key in the way of the host's system. Called with a key that goes down and that neither the views of the window nor the
  /// commands of the app have handled.
  func takeIgnoredKey(_ key: KeyEvent)

  /// Brings the window to the front.
  func activate()

  /// Removes the window, which shows nothing any more.
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
/// A question about files to a person.
package struct FileRequest: Sendable {
  package enum Purpose: Sendable, Hashable {
    case open(allowsSeveral: Bool)
    case openFolder(allowsSeveral: Bool)
    /// The file that the person names is written to afterwards.
    case save(suggestedName: String)
  }

  package var purpose: Purpose
  /// The title of the dialog; nil for the usual one.
  package var title: String?
  /// The label of its confirming button; nil for the usual one.
  package var confirmation: String?
  /// The types of files that can be chosen; empty for all.
  package var types: [UTType]
  /// The folder in which it begins; nil for the usual one.
  package var folder: URL?
  package var showsHiddenFiles = false

  package init(_ purpose: Purpose, types: [UTType] = []) {
    self.purpose = purpose
    self.types = types
  }
}
