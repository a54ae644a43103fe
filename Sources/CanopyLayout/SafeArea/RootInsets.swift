package import CanopyCore
package import CanopyStyle
package import Foundation

/// The parts of windows and presentations that content isn't laid out in, unless it ignores the safe area.
///
/// The root of a tree has the frame of the safe area.
@MainActor
package final class RootInsets {
  package static let companion = TreeCompanion { RootInsets() }

  /// The insets of a root.
  package struct Insets: Equatable {
    /// The insets for bars, rounded corners and cutouts, in reading coordinates.
    package var container = EdgeInsets()
    /// The height of the on-screen keyboard that covers the lower edge.
    package var keyboard: CGFloat = 0

    package init(container: EdgeInsets = EdgeInsets(), keyboard: CGFloat = 0) {
      (self.container, self.keyboard) = (container, keyboard)
    }

    /// The insets of all regions.
    package var all: EdgeInsets {
      var insets = container
      insets.bottom = max(insets.bottom, keyboard)
      return insets
    }

    /// Returns the insets that content can extend into if it ignores some regions.
    func ignoring(_ regions: SafeAreaRegions) -> EdgeInsets {
      var insets = regions.contains(.container) ? container : EdgeInsets()
      let kept = regions.contains(.keyboard) ? 0 : keyboard
      let left = max(regions.contains(.container) ? 0 : container.bottom, kept)
      insets.bottom = max(all.bottom - left, 0)
      return insets
    }
  }

  private var insets: [ElementIndex: Insets] = [:]

  private init() {}

  /// The insets of a root.
  package subscript(root: ElementIndex) -> Insets {
    get { insets.isEmpty ? Insets() : insets[root] ?? Insets() }
    set { insets[root] = newValue == Insets() ? nil : newValue }
  }
}
