public import Foundation

extension URL {
  /// Begins access to a file that a person chose. On Linux, a program has access without this.
  ///
  /// - Returns: True.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file that a person chose. On Linux, this has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
