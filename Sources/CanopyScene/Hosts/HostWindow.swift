package import CanopyInput
package import CanopyStyle
package import Foundation

/// A window as its host shows it. See ``Host``.
@MainActor
package protocol HostWindow: AnyObject {
  /// Asks for a call of ``AppWindow/runFrame(at:)`` when the display is ready for the next frame.
  func requestFrame()

  /// Asks for a frame at a date, instead of any date before. Nil for none: nothing changes by itself.
  func requestFrame(at date: Date?)

  /// Called when the title or another property of the window has changed.
  func propertiesDidChange(_ properties: WindowProperties)

  /// Shows the pointer in a style; nil for the usual arrow.
  func show(_ pointer: HostPointer)

  /// Begins or goes on to take text from an input method or an on-screen keyboard; nil to end that.
  func takeText(for input: TextInput?)

  /// Lets a person choose files. The closure receives none if the person cancels. There is one such dialog at a time.
  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void)

  /// Closes the dialog for files, because the app doesn't need an answer any more. A host that can't close it does nothing: a later
  /// answer has no effect.
  func endChoosingFiles()

  /// Brings the window to the front.
  func activate()

  /// Removes the window, which shows nothing any more.
  func close()

  /// The clipboard of the window's system.
  var clipboard: any Clipboard { get }
}

extension HostWindow {
  package func endChoosingFiles() {}
}

/// The shape of the pointer over a window.
package enum HostPointer: Sendable, Hashable, CaseIterable {
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
package struct TextInput: Hashable, Sendable {
  /// The location of the caret in the window, at which an input method shows its candidates.
  package var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  package var isSecure: Bool

  package init(caret: CGRect, isSecure: Bool) {
    self.caret = caret
    self.isSecure = isSecure
  }
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
