package import CanopyCore
package import CanopyDrawing
package import Foundation

/// The drawn views of a window, or of one of its presentations.
package struct ShownLayer {
  /// The root elements, from back to front.
  package let roots: [ElementIndex]
  /// The display list, in the coordinates of the layout.
  package let list: DisplayList
  /// The visible area, in the same coordinates.
  package let area: CGRect
}

extension Frame {
  /// The layers of the window from the bottom to the top: its own views, followed by each presentation.
  ///
  /// Each layer is complete, as if nothing were in front of it. A presentation that is appearing or disappearing is at its
  /// resting position.
  package var layers: [ShownLayer] {
    let window = ShownLayer(
      roots: [tree.element], list: tree.displayList(scale: scale), area: CGRect(origin: .zero, size: size))
    return [window] + tree.presenter.presentations.map(layer)
  }

  /// Returns the layer of a presentation.
  package func layer(of presentation: Presentation) -> ShownLayer {
    ShownLayer(
      roots: presentation.elements.filter { $0 != 0 }, list: presentation.content(scale: scale),
      area: presentation.visibleArea(in: size))
  }

  /// Converts a rectangle from the coordinates of an element's tree to the window.
  package func shownRectangle(_ rect: CGRect, of element: ElementIndex) -> CGRect {
    let root = ViewRuntime.elements.root(of: element)
    let presentation = tree.presenter.presentations.first { $0.elements.contains(root) }
    return presentation?.staging?.shown(rect) ?? rect
  }
}

extension Presentation {
  /// Returns the part of the content that is visible in a window while the presentation is at rest.
  fileprivate func visibleArea(in window: CGSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: window)
    guard let area else { return bounds }
    let card = form.hasCard ? area : bounds
    guard phase == .presented, let transform = staging?.pose.transform else { return card }
    return card.intersection(bounds.applying(transform.inverted()))
  }
}
