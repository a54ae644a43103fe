internal import Foundation

/// The program's standard output. Failed writes are reported instead of being ignored.
package enum StandardOutput {
  /// Prints a line, and flushes it immediately for a program that reads it through a pipe.
  ///
  /// - Throws: A sentence about the cause if the line can't be printed.
  package static func print(_ line: String) throws(LaunchFailure) {
    // Flushes the app's own output first, which may be buffered.
    fflush(nil)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw LaunchFailure("The standard output can't be written: \(FileFailure(error)).")
    }
  }
}
