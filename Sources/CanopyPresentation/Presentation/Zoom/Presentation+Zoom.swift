internal import CanopyCore
internal import CanopyDrawing
package import CanopyDisplay
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// The view from which a presentation zooms.
package struct PresentationZoom {
  /// The frame of the view in the window.
  package let frame: CGRect
  /// The fill behind the view; nil for none.
  package let background: Color?
  /// The shape to which the view is clipped; nil to show all of it.
  package let shape: RoundedRectangle?
  /// The color, radius and offset of the shadow; nil for none.
  package let shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

extension Presentation {
  /// The view from which the presentation zooms, where it is shown now; nil if the presentation doesn't zoom, or if the view isn't
  /// in the window.
  package var zoom: PresentationZoom? {
    guard case .zoom(let key) = options.transition, let source = context[ZoomSources.companion][key],
      let element = source.elements.first
    else { return nil }
    let node = LayoutNode(element)
    guard node.record.pointee.flags.contains(.isPlaced), !node.isHidden else { return nil }
    let shadow = source.look.shadow.map { (color: $0.color, radius: $0.radius, offset: $0.offset) }
    let presenter = ViewRuntime.elements.presenter(around: element)
    return PresentationZoom(
      frame: presenter.presentation?.place?.shown(node.shownFrameInWindow) ?? node.shownFrameInWindow,
      background: source.look.background, shape: source.look.shape, shadow: shadow)
  }
}
