public import Foundation

extension URL {
  /// Begins to use a file that a person has chosen. On Linux, a program may use it anyway.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that a person has chosen. On Linux, this isn't needed.
  public func stopAccessingSecurityScopedResource() {}
}
