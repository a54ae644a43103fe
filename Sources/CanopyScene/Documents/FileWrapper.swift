public import Foundation

/// A file, a folder or a symbolic link that documents read and write.
///
/// ```swift
/// func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///   FileWrapper(directoryWithFileWrappers: [
///     "text.md": FileWrapper(regularFileWithContents: Data(text.utf8)),
///     "images": images,
///   ])
/// }
/// ```
///
/// It has the interface of Foundation's class on Apple's systems, which doesn't exist on Linux. Files are read when the wrapper
/// is created.
open class FileWrapper {
  enum Content {
    case regularFile(Data)
    case directory([String: FileWrapper])
    case symbolicLink(URL)
  }

  var content: Content

  /// The name to use for the file in a folder, or nil for none.
  open var preferredFilename: String?
  /// The file's name on disk, or nil if it was never read or written.
  open var filename: String?
  /// The attributes of the file, with `FileManager`'s keys.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper for a regular file.
  public init(regularFileWithContents contents: Data) { content = .regularFile(contents) }

  /// Creates a wrapper for a folder. The keys are the names of its files.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a wrapper for a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .symbolicLink(url) }

  /// Creates a wrapper for a file, a folder or a symbolic link on disk.
  public init(url: URL, options _: ReadingOptions = []) throws {
    content = try Content(readFrom: url)
    takeName(of: url)
  }

  /// Options for reading. On Linux, files are always read immediately.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads files immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Doesn't map files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces the file completely, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the wrapper's `filename` to the name of the file.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  // MARK: Content

  /// A Boolean value that indicates whether this is a folder.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// A Boolean value that indicates whether this is a regular file.
  open var isRegularFile: Bool { if case .regularFile = content { true } else { false } }
  /// A Boolean value that indicates whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .symbolicLink = content { true } else { false } }

  /// The data of a regular file, or nil for a folder or a link.
  open var regularFileContents: Data? { if case .regularFile(let data) = content { data } else { nil } }

  /// The files of a folder, keyed by name, or nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .directory(let files) = content { files } else { nil } }

  /// The destination of a link, or nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .symbolicLink(let url) = content { url } else { nil } }

  // MARK: Folders

  /// Adds a file to a folder under its preferred name, or a similar unused name. Returns the name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var files) = content else {
      preconditionFailure("Only a FileWrapper of a directory takes other wrappers. Check isDirectory before.")
    }
    let name = Self.freeName(child.preferredFilename ?? "Untitled", in: files)
    files[name] = child
    content = .directory(files)
    return name
  }

  /// Adds a regular file to a folder under a preferred name, or a similar unused name. Returns the name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder. Does nothing if the file isn't in the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(var files) = content, let name = keyForFileWrapper(child) else { return }
    files[name] = nil
    content = .directory(files)
  }

  /// Returns the name of a file in a folder, or nil if the file isn't in the folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  private static func freeName(_ name: String, in files: [String: FileWrapper]) -> String {
    if files[name] == nil { return name }
    let file = URL(fileURLWithPath: "/").appendingPathComponent(name)
    let base = file.deletingPathExtension().lastPathComponent
    let end = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    var number = 2
    while files["\(base) \(number)\(end)"] != nil { number += 1 }
    return "\(base) \(number)\(end)"
  }

  func takeName(of url: URL) {
    filename = url.lastPathComponent
    if preferredFilename == nil { preferredFilename = filename }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary(uniqueKeysWithValues: (attributes ?? [:]).map { ($0.key.rawValue, $0.value) })
  }
}
