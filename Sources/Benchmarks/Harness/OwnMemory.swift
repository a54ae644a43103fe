import Foundation

/// The anonymous resident memory of the process, as reported by the system.
///
/// Memory that was returned to the heap may still be resident, and be reused without any change here: measure memory before
/// anything else.
enum OwnMemory {
  static var bytes: Int {
    let path = "/proc/self/smaps_rollup"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      preconditionFailure("Memory is measured by \(path), which could not be read. Leave out the rows in B/row.")
    }
    return bytes(in: text)
  }

  /// Pages of files, such as the program itself, are not counted.
  static func bytes(in rollup: String) -> Int {
    let fields = rollup.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }?.split(separator: " ")
    guard let fields, fields.count >= 2, let kilobytes = Int(fields[1]) else {
      preconditionFailure("The system's account of memory has no line “Anonymous: … kB”.")
    }
    return kilobytes * 1_024
  }
}
