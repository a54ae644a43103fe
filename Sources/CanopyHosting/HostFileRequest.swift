internal import CanopyScene
internal import CanopyStyle
public import Foundation
public import UniformTypeIdentifiers

/// A question about files to a person.
public struct HostFileRequest: Sendable {
  /// The purpose of the files.
  public enum Purpose: Hashable, Sendable {
    case open(allowsSeveral: Bool)
    case openFolder(allowsSeveral: Bool)
    /// The file that the person names is written to afterwards.
    case save(suggestedName: String)
  }

  /// The purpose of the files.
  public let purpose: Purpose
  /// The title of the dialog; nil for the usual one.
  public let title: String?
  /// The label of its confirming button; nil for the usual one.
  public let confirmation: String?
  /// The types of files that can be chosen; empty for all.
  public let types: [UTType]
  /// The folder in which it begins; nil for the usual one.
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
