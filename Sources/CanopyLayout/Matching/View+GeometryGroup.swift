public import CanopyCore
internal import Foundation

extension View {
  /// Isolates the geometry of this view from the views inside, so that it is resolved and animated before theirs.
  ///
  /// Views that are added and removed stay at their positions in the window, even if views around them move. In a geometry group,
  /// they move along with the group instead:
  ///
  /// ```swift
  /// VStack {
  ///   Label("Downloads", systemImage: "arrow.down.circle")
  ///   if isLoading { ProgressRing() }
  /// }
  /// .geometryGroup()
  /// .frame(maxWidth: .infinity, alignment: isTrailing ? .trailing : .leading)
  /// ```
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

private struct GeometryGroupModifier {}

@MainActor
extension GeometryGroupModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> GeometryGroupWrapper { GeometryGroupWrapper(context) }
  func update(_ wrapper: GeometryGroupWrapper) {}
}

private final class GeometryGroupWrapper: ElementWrapper {
  override var label: String { "geometryGroup" }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    node.isGeometryGroup = true
    let shown = node.shownSize
    if shown == size { return super.placeChildren(of: node, in: size, proposal) }
    // A view that is added while the group is resized starts at its position in the currently shown size of the group.
    let changes = CollectedChanges()
    FrameChanges.show(.collected(changes)) {
      super.placeChildren(of: node, in: shown, ProposedViewSize(shown))
      super.placeChildren(of: node, in: size, proposal)
    }
    changes.show()
  }
}
