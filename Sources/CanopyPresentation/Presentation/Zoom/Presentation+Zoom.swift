internal import CanopyCore
internal import CanopyDrawing
package import CanopyDisplay
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// The source view that a presentation zooms from.
package struct PresentationZoom {
  /// The frame of the view in the window's coordinates.
  package let frame: CGRect
  /// The fill behind the view, or nil for none.
  package let background: Color?
  /// The shape that clips the view, or nil to show the entire view.
  package let shape: RoundedRectangle?
  /// The color, radius and offset of the shadow, or nil for none.
  package let shadow: (color: Color, radius: CGFloat, offset: CGSize)?
}

extension Presentation {
  /// The source view at its current position, or nil if the presentation doesn't zoom or the view isn't in the window.
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
