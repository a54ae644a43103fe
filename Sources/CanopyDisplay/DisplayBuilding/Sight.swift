internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The part of a scroll view's content to draw: the visible part, and a screenful around it.
///
/// Elements that are out of sight are omitted from the display list until they come near. Each element that contains such
/// elements records the area for which its list is complete, and is redrawn when something else becomes visible.
package struct Sight {
  /// The visible part, in display coordinates.
  let visible: Extent
  /// The part to draw.
  let drawn: Extent

  /// The number of screenfuls to draw on each side of the visible part.
  ///
  /// Tests use other values.
  @exclusivity(unchecked) @MainActor package static var margin: CGFloat = 1

  /// Creates the parts for the visible area of a scroll view, or returns nil if the margin is infinite, to draw everything.
  @MainActor
  init?(_ area: CGRect) {
    guard Self.margin.isFinite else { return nil }
    visible = Extent(area)
    drawn = visible.grown(byWidth: area.width * Self.margin, height: area.height * Self.margin)
  }

  private init(visible: Extent, drawn: Extent) { (self.visible, self.drawn) = (visible, drawn) }

  func moved(by offset: CGSize) -> Sight { Sight(visible: visible.moved(by: offset), drawn: drawn.moved(by: offset)) }
}

// MARK: - How far elements reach

extension ElementTree {
  /// Returns the extent of the drawing of an element at a place, with all its descendants, or nil if the extent isn't known.
  /// Afterward, changes of these elements are recorded.
  func reach(of node: LayoutNode, at place: CGPoint, _ builder: DisplayBuilder) -> Extent? {
    let record = drawn(node.element)
    if record.pointee.firstToVisit != 0 { _ = takeElementsToVisit(in: node.element) }
    record.pointee.flags.formUnion([.isDrawn, .isChanged])
    if node.isHidden { return .nothing }
    let frame = CGRect(origin: place, size: node.shownSize)
    let layout = node.layout
    switch self[node.element].kind {
    case .text:
      guard node.environment.foreground.hasOnlyColors else { return nil }
      // Letters can extend beyond their lines.
      return Extent(frame).grown(by: 1.5 * frame.height)
    case .leaf: return layout.reach(of: node, .nothing, in: frame)
    case .group, .root, .button, .layered, .wrapper, .container:
      if layout.masks || node.ownScrollContainer != nil { return nil }
      let origin = builder.moved(node, layout, frame)
      var inside = Extent.nothing
      var isKnown = true
      for child in layout.hidesLayers ? [node.wrapped] : node.children {
        let start = child.shownOrigin
        let place = CGPoint(x: origin.x + start.x, y: origin.y + start.y)
        // All children are visited, so that the changes of each are recorded.
        if let reach = reach(of: child, at: place, builder) { inside = inside.union(reach) } else { isKnown = false }
      }
      return isKnown ? layout.reach(of: node, inside, in: frame) : nil
    }
  }
}

/// The drawn scroll views of a window, each with the distance that its visible content extends beyond its edges.
///
/// The distance depends on the places of all ancestors, so it is checked after each layout.
@MainActor
final class DrawnScrollContainers {
  /// The scroll views of a tree.
  static let companion = TreeCompanion { DrawnScrollContainers() }

  private var known: [ElementIndex: EdgeInsets] = [:]
  private var movements = 0

  /// Returns the distance that a scroll view's visible content extends beyond its edges, into adjacent safe areas.
  func insets(of node: LayoutNode) -> EdgeInsets {
    let insets = node.physical(node.safeAreaInsets)
    known[node.element] = insets
    return insets
  }

  /// Marks scroll views whose visible area has changed for redrawing.
  func noteInsets(after layout: WindowLayout) {
    guard movements != layout.movements else { return }
    movements = layout.movements
    for (element, insets) in known {
      let node = LayoutNode(element)
      if !ViewRuntime.elements.drawn(element).pointee.flags.contains(.isDrawn) || node.ownScrollContainer == nil {
        known[element] = nil
      } else if node.physical(node.safeAreaInsets) != insets {
        ViewRuntime.elements.needsDrawing(element)
      }
    }
  }
}
