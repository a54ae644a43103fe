internal import Foundation

/// The standard output of the program, on which an answer isn't lost without a word.
package enum StandardOutput {
  /// Prints a line, and passes it on at once to a program that reads it through a pipe.
  ///
  /// - Throws: A sentence about the cause if the line can't be printed.
  package static func print(_ line: String) throws(LaunchFailure) {
    // The app's own output, which may be in a buffer, goes out first.
    fflush(nil)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw LaunchFailure("The standard output can't be written: \(FileFailure(error)).")
    }
  }
}
