internal import Foundation

extension URL {
  /// The address for a page to open, or nil for addresses that could run programs.
  var _openedByPages: String? {
    guard let scheme = scheme?.lowercased(), ["http", "https", "mailto", "tel"].contains(scheme) else { return nil }
    return absoluteString
  }
}
