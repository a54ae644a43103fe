internal import CanopyPresentation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyScene

extension TestScreen {
  /// The layers of the screen, from the bottom to the top.
  var layers: [ScreenLayer] {
    if isClosed { return [] }
    return frame.layers.map { ScreenLayer($0, tree.context[WindowMotions.companion]) }
  }

  /// Returns the layer of a presentation, or nil if it has no content.
  func layer(of presentation: Presentation) -> ScreenLayer? {
    if isClosed || presentation.element == 0 { return nil }
    return ScreenLayer(frame.layer(of: presentation), tree.context[WindowMotions.companion])
  }

  /// Returns the layer that contains an element.
  func layer(of element: ElementIndex) -> ScreenLayer? {
    if isClosed { return nil }
    let root = ViewRuntime.elements.root(of: element)
    let layer = frame.layers.first { $0.roots.contains(root) }
    return layer.map { ScreenLayer($0, tree.context[WindowMotions.companion]) }
  }
}
