package import CanopyCore
package import CanopyDrawing
package import Foundation

/// The views of a window, or of one of its presentations, as they are drawn.
package struct ShownLayer {
  /// The root elements, from back to front.
  package let roots: [ElementIndex]
  /// The display list, in the coordinates in which the views are laid out.
  package let list: DisplayList
  /// The area that can be seen, in the same coordinates.
  package let area: CGRect
}

extension Frame {
  /// The layers of the window from the bottom to the top: its own views, and then each presentation.
  ///
  /// Each layer is shown as if nothing were in front of it. A presentation that comes or goes is shown where it rests.
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

  /// Returns the rectangle in the window in which a rectangle in the coordinates of an element's tree is shown.
  package func shownRectangle(_ rect: CGRect, of element: ElementIndex) -> CGRect {
    let root = ViewRuntime.elements.root(of: element)
    let presentation = tree.presenter.presentations.first { $0.elements.contains(root) }
    return presentation?.staging?.shown(rect) ?? rect
  }
}

extension Presentation {
  /// Returns the part of its content that can be seen in a window when the presentation is at rest.
  fileprivate func visibleArea(in window: CGSize) -> CGRect {
    let bounds = CGRect(origin: .zero, size: window)
    guard let area else { return bounds }
    let card = form.hasCard ? area : bounds
    guard phase == .presented, let transform = staging?.pose.transform else { return card }
    return card.intersection(bounds.applying(transform.inverted()))
  }
}
