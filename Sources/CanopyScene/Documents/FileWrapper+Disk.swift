public import Foundation

// Reading and writing.

extension FileWrapper {
  /// Replaces the content with the content of a file, a folder or a symbolic link on disk.
  public func read(from url: URL, options _: ReadingOptions = []) throws {
    content = try Content(readFrom: url)
    takeName(of: url)
  }

  /// Returns a Boolean value that indicates whether the file on disk has the same content.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? Content(readFrom: url) else { return false }
    return content.isEqual(to: other)
  }

  /// Writes the file, the folder or the symbolic link to disk, and replaces any existing one.
  ///
  /// Writing is always atomic: everything is first written to a temporary location in the same folder, and then renamed. If
  /// writing fails, the previous file is unchanged. A symbolic link at the location is followed.
  ///
  /// - Parameters:
  ///   - url: The location to write to.
  ///   - options: The writing options.
  ///   - originalContentsURL: The file that the content was read from. Canopy ignores it.
  public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let target = isSymbolicLink ? url : url.resolvingSymlinksInPath()
    try AtomicReplacement(of: target).write(content.write)
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Creates a wrapper from ``serializedRepresentation``, or returns nil if the data isn't valid.
  public convenience init?(serializedRepresentation serializeRepresentation: Data) {
    let decoder = PropertyListDecoder()
    guard let file = try? decoder.decode(SerializedFile.self, from: serializeRepresentation) else { return nil }
    self.init(file)
  }

  /// The file and all its contents, encoded as data.
  public var serializedRepresentation: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(SerializedFile(self))
  }

  private convenience init(_ file: SerializedFile) {
    if let files = file.files {
      self.init(directoryWithFileWrappers: files.mapValues { FileWrapper($0) })
    } else if let link = file.link {
      self.init(symbolicLinkWithDestinationURL: link)
    } else {
      self.init(regularFileWithContents: file.data ?? Data())
    }
    preferredFilename = file.name ?? preferredFilename
  }
}

extension FileWrapper.Content {
  init(readFrom url: URL) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var files: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        files[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      self = .directory(files)
    case .typeSymbolicLink:
      let path = try manager.destinationOfSymbolicLink(atPath: url.path)
      self = .symbolicLink(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default: self = .regularFile(try Data(contentsOf: url))
    }
  }

  /// Writes the content to an unused location.
  func write(to url: URL) throws {
    let manager = FileManager.default
    switch self {
    case .regularFile(let data): try data.write(to: url, options: .withoutOverwriting)
    case .symbolicLink(let target):
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    case .directory(let files):
      try manager.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, file) in files {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/") else {
          throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
        }
        try file.content.write(to: url.appendingPathComponent(name))
      }
    }
  }

  func isEqual(to other: FileWrapper.Content) -> Bool {
    switch (self, other) {
    case (.regularFile(let one), .regularFile(let other)): one == other
    case (.symbolicLink(let one), .symbolicLink(let other)): one.path == other.path
    case (.directory(let one), .directory(let other)):
      one.count == other.count
        && one.allSatisfy { name, file in other[name].map { file.content.isEqual(to: $0.content) } ?? false }
    default: false
    }
  }
}

/// The encodable form of a file.
private struct SerializedFile: Codable {
  var name: String?
  var data: Data?
  var link: URL?
  var files: [String: SerializedFile]?

  init(_ file: FileWrapper) {
    name = file.preferredFilename
    switch file.content {
    case .regularFile(let data): self.data = data
    case .symbolicLink(let url): link = url
    case .directory(let files): self.files = files.mapValues { SerializedFile($0) }
    }
  }
}
