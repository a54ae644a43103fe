internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Draws a view with a highlight, or enlarged with a shadow.
struct HoverEffectDrawing: Equatable, WrapperDrawing {
  /// A Boolean value that indicates whether the effect enlarges the view. Otherwise, it tints the view.
  let lifts: Bool
  /// The strength of the effect, from 0 to 1.
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  var label: String { "hoverEffect" }

  private static let tint = 0.1
  private static let growth: CGFloat = 8
  private static let shadow: CGFloat = 8

  @MainActor
  func list(
    of node: LayoutNode, _ inside: DisplayList.Part, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList? {
    if amount <= 0 || frame.width <= 0 || frame.height <= 0 { return nil }
    let list = DisplayList(parts: [inside])
    return lifts ? lifted(list, of: node, in: frame) : highlighted(list, of: node, in: frame, drawing)
  }

  @MainActor
  private func highlighted(
    _ list: DisplayList, of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing
  ) -> DisplayList {
    let path = drawing.outline(for: .hoverEffect, of: node, in: frame) ?? Self.platter(in: frame)
    let isDark = DrawnElements.following(node.element) { node.environment.colorScheme == .dark }
    let white: Float = isDark ? 1 : 0
    let color = DrawColor(red: white, green: white, blue: white, opacity: Float(Self.tint * min(amount, 1)))
    let tint = DisplayItem(id: node.element, .fill(DisplayFill(path, .color(color))))
    return DisplayList(parts: [
      DisplayList.Part(id: 0, list), DisplayList.Part(id: node.element, [tint]),
    ])
  }

  /// Returns the shape of the highlight for a view without a content shape.
  private static func platter(in frame: CGRect) -> Path {
    Path(roundedRect: frame, cornerRadius: min(8, frame.width / 2, frame.height / 2))
  }

  @MainActor
  private func lifted(_ list: DisplayList, of node: LayoutNode, in frame: CGRect) -> DisplayList {
    // Large views grow by a few points, and small ones by a tenth.
    let factor = 1 + amount * min(0.1, Self.growth / max(frame.width, frame.height))
    let map = CGAffineTransform(translationX: frame.midX, y: frame.midY).scaledBy(x: factor, y: factor)
      .translatedBy(x: -frame.midX, y: -frame.midY)
    let color = DrawColor(red: 0, green: 0, blue: 0, opacity: Float(0.25 * min(max(amount, 0), 1)))
    let shadow = DisplayShadow(
      color, radius: Self.shadow * amount, offset: CGSize(width: 0, height: Self.shadow / 2 * amount))
    let shaded = DisplayGroup(.shadow(shadow), list)
    let moved = DisplayGroup(.transform(map), [DisplayItem(id: node.element, .group(shaded))])
    return [DisplayItem(id: node.element, .group(moved))]
  }

  @MainActor
  func reach(of _: LayoutNode, _ inside: Extent, in _: CGRect) -> Extent? {
    inside.grown(by: Self.growth + 4 * Self.shadow)
  }

  var drawsInPlace: Bool { !lifts }
}

extension ElementDrawing {
  /// Returns the outline of an element's content shape for a purpose, or nil if it has none.
  @MainActor
  func outline(for kind: ContentShapeKinds, of node: LayoutNode, in frame: CGRect) -> Path? {
    var inside: LayoutNode? = node
    while let around = inside {
      let elementKind = ViewRuntime.elements[around.element].kind
      if elementKind == .container, around.layout is GroupLayout {
        let members = around.children
        inside = members.count == 1 ? members[0] : nil
        continue
      }
      guard elementKind == .wrapper else { return nil }
      if let handler = around.layout.inputHandler as? ContentShapeHandler, handler.content.kinds.contains(kind) {
        return outline(of: handler.content.shape, in: frame, around)
      }
      inside = around.children.first
    }
    return nil
  }
}
