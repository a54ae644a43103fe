public import Foundation

/// A file, a folder or a symbolic link, as documents read and write it.
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
/// It has the interface of Foundation's class on Apple's systems, which Linux lacks. Files are read when the wrapper is created.
open class FileWrapper {
  enum Content {
    case regularFile(Data)
    case directory([String: FileWrapper])
    case symbolicLink(URL)
  }

  var content: Content

  /// The name that the file gets in a folder; nil for none.
  open var preferredFilename: String?
  /// The name that the file has had on disk; nil if it wasn't read or written.
  open var filename: String?
  /// The attributes of the file, as `FileManager` knows them.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper of a regular file.
  public init(regularFileWithContents contents: Data) { content = .regularFile(contents) }

  /// Creates a wrapper of a folder. The keys are the names of the files in it.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a wrapper of a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .symbolicLink(url) }

  /// Creates a wrapper of a file, a folder or a symbolic link on disk.
  public init(url: URL, options _: ReadingOptions = []) throws {
    content = try Content(readFrom: url)
    takeName(of: url)
  }

  /// Options for reading. Linux reads files at once in any case.
  public struct ReadingOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Files are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files aren't mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is replaced as a whole, or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// `filename` of the wrapper is set to the name of the file.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  // MARK: Content

  /// A Boolean value that indicates whether this is a folder.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// A Boolean value that indicates whether this is a regular file.
  open var isRegularFile: Bool { if case .regularFile = content { true } else { false } }
  /// A Boolean value that indicates whether this is a symbolic link.
  open var isSymbolicLink: Bool { if case .symbolicLink = content { true } else { false } }

  /// The data of a regular file; nil for a folder or a link.
  open var regularFileContents: Data? { if case .regularFile(let data) = content { data } else { nil } }

  /// The files of a folder by their names; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .directory(let files) = content { files } else { nil } }

  /// The file that a link refers to; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .symbolicLink(let url) = content { url } else { nil } }

  // MARK: Folders

  /// Adds a file to a folder, under its preferred name or a similar one that is free. Returns the name.
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

  /// Adds a regular file to a folder, under a preferred name or a similar one that is free. Returns the name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a file from a folder. Does nothing if the folder doesn't have it.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(var files) = content, let name = keyForFileWrapper(child) else { return }
    files[name] = nil
    content = .directory(files)
  }

  /// Returns the name of a file in a folder; nil if the folder doesn't have it.
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
