internal import CanopyScene
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

/// A request for files to a person.
public struct HostFileRequest: Sendable {
  /// The intended use of the files.
  public enum Purpose: Hashable, Sendable {
    case open(allowsSeveral: Bool)
    case openFolder(allowsSeveral: Bool)
    /// The app will write the file that the person names.
    case save(suggestedName: String)
  }

  /// The intended use of the files.
  public let purpose: Purpose
  /// The title of the dialog, or nil for the default.
  public let title: String?
  /// The label of the confirmation button, or nil for the default.
  public let confirmation: String?
  /// The types of files that people can choose, or an empty array for all.
  public let types: [UTType]
  /// The initial folder, or nil for the default.
  public let folder: URL?
  /// A Boolean value that indicates whether the dialog lists hidden files.
  public let showsHiddenFiles: Bool

  init(_ request: FileRequest) {
    purpose =
      switch request.purpose {
      case .open(let allowsSeveral): .open(allowsSeveral: allowsSeveral)
      case .openFolder(let allowsSeveral): .openFolder(allowsSeveral: allowsSeveral)
      case .save(let name): .save(suggestedName: name)
      }
    (title, confirmation, types) = (request.title, request.confirmation, request.types)
    (folder, showsHiddenFiles) = (request.folder, request.showsHiddenFiles)
  }
}
