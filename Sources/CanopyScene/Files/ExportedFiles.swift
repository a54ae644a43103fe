internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

// The names of files that are written.

extension UTType {
  /// The extension of files of this type. A type that the program declares has no known extension on Linux, so it is the last part of
  /// its identifier: `card` for `com.example.card`.
  var extensionOfFiles: String? {
    if let known = preferredFilenameExtension { return known }
    guard !isPublic, !isDynamic else { return nil }
    return identifier.split(separator: ".").last?.lowercased()
  }

  /// Returns a Boolean value that indicates whether a file has this type by its name.
  func matches(_ file: URL) -> Bool {
    let ending = file.pathExtension.lowercased()
    if let known = UTType(filenameExtension: ending), known.conforms(to: self) { return true }
    return !ending.isEmpty && extensionOfFiles == ending
  }
}

extension String {
  /// The name with the extension of a type, unless it has an extension of one of the types already.
  func _named(as type: UTType?, among types: [UTType]) -> String {
    let file = URL(fileURLWithPath: "/").appendingPathComponent(replacing("/", with: "-"))
    if types.contains(where: { $0.matches(file) }) { return file.lastPathComponent }
    guard let ending = type?.extensionOfFiles else { return file.lastPathComponent }
    return "\(file.lastPathComponent).\(ending)"
  }
}

extension URL {
  /// The place to write a file to that a person has named: with the extension of a type if the name has none.
  ///
  /// The person has agreed only to replace the file with the name as it is, so no other file is replaced.
  func _named(as type: UTType?) -> URL {
    guard pathExtension.isEmpty, let ending = type?.extensionOfFiles else { return self }
    let named = appendingPathExtension(ending)
    let manager = FileManager.default
    return manager.fileExists(atPath: path) || manager.fileExists(atPath: named.path) ? self : named
  }

  /// The best type of the file among some: the one of its name, or else the first one.
  func _type(among types: [UTType]) -> UTType? { types.first { $0.matches(self) } ?? types.first }

  /// Returns a name in this folder that is free: the name itself, or one with a number.
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
