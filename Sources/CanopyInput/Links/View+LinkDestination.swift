internal import CanopyAccessibility
package import CanopyCore
package import Foundation

extension View {
  /// Exposes the URL that a control opens to hosts and assistive technologies.
  nonisolated package func _linkDestination(_ url: URL) -> some View {
    modifier(LinkDestination(url: url))._accessibilityURL(url)
  }
}
