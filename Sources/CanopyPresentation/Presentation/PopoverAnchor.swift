internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The part of a view that a popover points to, and the edge at which the popover appears.
struct PopoverPlace {
  let anchor: PopoverAttachmentAnchor
  /// The edge, or nil for any edge with enough room.
  let edge: Edge?
  /// A Boolean value that indicates whether the card has an arrow.
  var hasArrow = true
  /// A Boolean value that indicates whether the content looks the same everywhere, as that of an alert does.
  var hasSystemLook = false

  /// Returns that part of a view in the window's coordinates.
  func rect(in bounds: CGRect, isMirrored: Bool) -> CGRect {
    switch anchor {
    case .rect(let source): source.value(bounds)
    case .point(let point):
      CGRect(
        x: bounds.minX + (isMirrored ? 1 - point.x : point.x) * bounds.width,
        y: bounds.minY + point.y * bounds.height, width: 0, height: 0)
    }
  }
}

/// Marks the view that a popover points to.
struct PopoverAnchorModifier {
  let place: PopoverPlace
}

@MainActor
extension PopoverAnchorModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<PopoverAnchor> {
    HandledAttachment(PopoverAnchor(place), context)
  }

  func update(_ source: HandledAttachment<PopoverAnchor>) { source.handler.place = place }
}

/// The view that a popover points to, with its elements.
@MainActor
final class PopoverAnchor: AttachmentHandler {
  var place: PopoverPlace {
    didSet { presentation?.needsPlacing() }
  }
  private var elements: [ElementIndex] = []
  weak var presentation: Presentation?

  init(_ place: PopoverPlace) { self.place = place }

  /// Returns the anchor for a modifier whose next enclosing modifier is a `PopoverAnchorModifier`.
  static func around(_ context: _MountContext) -> PopoverAnchor? {
    (context.attachments?.takeUnretainedValue() as? HandledAttachment<PopoverAnchor>)?.handler
  }

  func attached(to element: ElementIndex) { elements.append(element) }

  func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  /// Returns the part's current rectangle in the window, or nil if the view isn't in the window.
  ///
  /// If it is outside of the enclosing scroll view or the window, the result is the closest position inside.
  func shownRect(isMirrored: Bool) -> CGRect? {
    ShownGeometry.see {
      let nodes = elements.lazy.map { LayoutNode($0) }
      let shown = nodes.first { $0.record.pointee.flags.contains(.isPlaced) && !$0.isHidden }
      guard let node = shown else { return nil }
      var rect = place.rect(in: node.exactFrame, isMirrored: isMirrored)
      guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
      for around in sequence(first: node, next: \.parent).dropFirst() where around.ownScrollContainer != nil {
        rect = rect._clamped(to: around.exactFrame)
      }
      let presenter = ViewRuntime.elements.presenter(around: node.element)
      return presenter.presentation?.place?.shown(rect) ?? rect
    }
  }
}

extension CGRect {
  /// Returns the intersection with another rectangle, or the closest point or line if they don't intersect.
  func _clamped(to other: CGRect) -> CGRect {
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
    let (x, y) = (clamp(minX, other.minX, other.maxX), clamp(minY, other.minY, other.maxY))
    return CGRect(
      x: x, y: y, width: clamp(maxX, other.minX, other.maxX) - x, height: clamp(maxY, other.minY, other.maxY) - y)
  }
}
