internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

// The names of exported files.

extension UTType {
  /// The file extension for this type. On Linux, a type that the program declares has no registered extension, so this is the
  /// last part of its identifier: `card` for `com.example.card`.
  var extensionOfFiles: String? {
    if let known = preferredFilenameExtension { return known }
    guard !isPublic, !isDynamic else { return nil }
    return identifier.split(separator: ".").last?.lowercased()
  }

  /// Returns a Boolean value that indicates whether a file's name matches this type.
  func matches(_ file: URL) -> Bool {
    let ending = file.pathExtension.lowercased()
    if let known = UTType(filenameExtension: ending), known.conforms(to: self) { return true }
    return !ending.isEmpty && extensionOfFiles == ending
  }
}

extension String {
  /// Adds the extension of a type to the name, unless the name already has an extension of one of the types.
  func _named(as type: UTType?, among types: [UTType]) -> String {
    let file = URL(fileURLWithPath: "/").appendingPathComponent(replacing("/", with: "-"))
    if types.contains(where: { $0.matches(file) }) { return file.lastPathComponent }
    guard let ending = type?.extensionOfFiles else { return file.lastPathComponent }
    return "\(file.lastPathComponent).\(ending)"
  }
}

extension URL {
  /// The location to write to, based on a name that a person entered: it gets the type's extension if the name has none.
  ///
  /// The person agreed to replace only the file with exactly this name, so no other file is replaced.
  func _named(as type: UTType?) -> URL {
    guard pathExtension.isEmpty, let ending = type?.extensionOfFiles else { return self }
    let named = appendingPathExtension(ending)
    let manager = FileManager.default
    return manager.fileExists(atPath: path) || manager.fileExists(atPath: named.path) ? self : named
  }

  /// The best match for the file among some types: the type that fits its name, or else the first one.
  func _type(among types: [UTType]) -> UTType? { types.first { $0.matches(self) } ?? types.first }

  /// Returns an unused name in this folder: the name itself, or one with a number.
  func _freePlace(for name: String) -> URL {
    let place = appendingPathComponent(name)
    let (base, ending) = (place.deletingPathExtension().lastPathComponent, place.pathExtension)
    var (free, number) = (place, 2)
    while FileManager.default.fileExists(atPath: free.path) {
      free = appendingPathComponent(ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)")
      number += 1
    }
    return free
  }
}
