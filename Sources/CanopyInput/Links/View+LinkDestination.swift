internal import CanopyAccessibility
package import CanopyCore
package import Foundation

extension View {
  /// Tells hosts and assistive technologies the URL that a control opens.
  nonisolated package func _linkDestination(_ url: URL) -> some View {
    modifier(LinkDestination(url: url))._accessibilityURL(url)
  }
}
