internal import Foundation

extension LayoutNode {
  /// How far bars and the like reach into it from its edges.
  var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
