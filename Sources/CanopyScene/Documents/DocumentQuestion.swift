internal import CanopyControls
internal import CanopyCore
internal import Foundation

/// A question about a document, which its window asks the person.
struct DocumentQuestion: Identifiable {
  enum Kind {
    /// The window is closing, and its document has never been saved.
    case keepNew
    /// The document can't be saved.
    case notSaved(any Error)
    /// The document can't be saved because another program has changed its file.
    case changedOutside
    /// Another file can't be opened, or this file can't be read again.
    case notOpened(URL, any Error)
  }

  enum Answer {
    case save
    case saveAs
    case overwrite
    case useOther
    case discard
    case cancel
  }

  let id: Int
  let kind: Kind
  /// The name of the document.
  let name: String
  /// A Boolean value that indicates whether the window closes after the person has answered.
  let isClosing: Bool

  var title: String {
    switch kind {
    case .keepNew: "Do you want to keep the new document “\(name)”?"
    case .notSaved: "The document “\(name)” couldn’t be saved."
    case .changedOutside: "The file of “\(name)” has been changed by another program."
    case .notOpened(let file, _): "The document “\(file.lastPathComponent)” couldn’t be opened."
    }
  }

  var message: String {
    switch kind {
    case .keepNew: "You can save it, or delete it. Deleting it can’t be undone."
    case .notSaved(let error): error._readableDescription
    case .changedOutside: "Save your version in its place, use the other version, or save yours in another file."
    case .notOpened(_, let error): error._readableDescription
    }
  }

  /// The buttons: their answers, labels and roles.
  var buttons: [(answer: Answer, label: String, role: ButtonRole?)] {
    var buttons: [(answer: Answer, label: String, role: ButtonRole?)]
    switch kind {
    case .keepNew: buttons = [(.save, "Save…", nil), (.discard, "Delete", .destructive)]
    case .notSaved: buttons = [(.save, "Try Again", nil), (.saveAs, "Save As…", nil)]
    case .changedOutside:
      buttons = [
        (.overwrite, "Save Anyway", nil), (.saveAs, "Save As…", nil),
        (.useOther, "Use Other Version", .destructive),
      ]
    case .notOpened: return [(.cancel, "OK", .cancel)]
    }
    if case .notSaved = kind, isClosing { buttons.append((.discard, "Close Without Saving", .destructive)) }
    return buttons + [(.cancel, "Cancel", .cancel)]
  }
}

extension Error {
  /// A sentence that describes the error to people.
  fileprivate var _readableDescription: String {
    if let error = self as? any LocalizedError, let text = error.errorDescription { return text }
    guard let error = self as? CocoaError else { return localizedDescription }
    return switch error.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "The file doesn’t exist."
    case .fileReadNoPermission: "You don’t have permission to read it."
    case .fileReadCorruptFile: "The file isn’t in the expected format."
    case .fileWriteNoPermission: "You don’t have permission to write there."
    case .fileWriteOutOfSpace: "There isn’t enough space."
    default: localizedDescription
    }
  }
}
