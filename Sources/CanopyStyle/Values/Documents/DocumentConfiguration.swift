public import Foundation

/// Information about the document that a view is part of.
public struct DocumentConfiguration {
  /// The location of the document's file, or nil until the document is saved for the first time.
  public let fileURL: URL?

  /// A Boolean value that indicates whether the document can be edited.
  public let isEditable: Bool

  package init(fileURL: URL?, isEditable: Bool) {
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
