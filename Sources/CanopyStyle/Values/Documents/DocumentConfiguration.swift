public import Foundation

/// What is known about the document that a view is part of.
public struct DocumentConfiguration {
  /// Where the document is kept; nil until it is saved for the first time.
  public let fileURL: URL?

  /// Whether the document may be changed.
  public let isEditable: Bool

  package init(fileURL: URL?, isEditable: Bool) {
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}
