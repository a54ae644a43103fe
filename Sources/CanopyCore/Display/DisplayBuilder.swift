package import CanopyDrawing
package import Foundation

/// Tells what is to be drawn, from the elements of a tree: those that leave something to be seen, from behind to the front.
@MainActor
package struct DisplayBuilder {
  let elements = ViewRuntime.elements
  /// How many pixels a point has where it is drawn.
  let scale: CGFloat
  /// The innermost `containerShape(_:)` around what is drawn.
  private(set) var container: ContainerShape?

  init(scale: CGFloat) { self.scale = scale }

  /// What is to be seen of a view in its own coordinates.
  static func list(ofSymbol node: LayoutNode, scale: CGFloat) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let origin = node.record.pointee.origin
    DisplayBuilder(scale: scale).add(node, in: CGPoint(x: -origin.x, y: -origin.y), to: &items)
    return items
  }

  /// What is to be seen of all that is in `root`, with edges on whole pixels.
  package static func list(of root: LayoutNode, scale: CGFloat) -> DisplayList {
    let builder = DisplayBuilder(scale: scale)
    var items: [DisplayItem] = []
    let origin = root.record.pointee.origin
    builder.addChildren(of: root, at: origin, to: &items)
    return DisplayList(items)
  }

  // MARK: Walking

  private func add(_ node: LayoutNode, in origin: CGPoint, to items: inout [DisplayItem]) {
    guard !node.isHidden else { return }
    let record = node.record.pointee
    let place = CGPoint(x: origin.x + record.origin.x, y: origin.y + record.origin.y)
    let frame = CGRect(origin: place, size: record.size)
    switch elements[node.element].kind {
    case .text: addText(node, in: frame, to: &items)
    case .leaf: addLeaf(node, in: frame, to: &items)
    case .wrapper: addWrapped(node, in: frame, to: &items)
    case .container: addContainer(node, in: frame, to: &items)
    case .group, .root, .button, .layered: addChildren(of: node, at: place, to: &items)
    }
  }

  /// Adds what is inside an element: what has a higher `zIndex` in front, else what comes later.
  private func addChildren(of node: LayoutNode, at origin: CGPoint, to items: inout [DisplayItem]) {
    var children = node.children
    if elements[node.element].flags.contains(.isBehind), children.count > 1 {
      children.append(children.removeFirst())
    } else if children.contains(where: { $0.trait(ZIndexKey.self) != nil }) {
      let levels = children.map { $0.trait(ZIndexKey.self) ?? ZIndexKey.defaultValue }
      // Sorting keeps what is equal in order.
      children = children.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { children[$0] }
    }
    for child in children { add(child, in: origin, to: &items) }
  }

  private func moved(_ node: LayoutNode, _ frame: CGRect) -> CGPoint {
    let displacement = node.displacement
    return CGPoint(x: frame.minX + displacement.x, y: frame.minY + displacement.y)
  }

  private func addWrapped(_ node: LayoutNode, in frame: CGRect, to items: inout [DisplayItem]) {
    let layout = node.layout
    let origin = moved(node, frame)
    if layout.masks { return addMasked(node, at: origin, to: &items) }
    if layout.hidesLayers { return add(node.wrapped, in: origin, to: &items) }
    if let shape = layout.containerShape {
      var inner = self
      inner.container = ContainerShape(shape: shape, frame: frame)
      return inner.addChildren(of: node, at: origin, to: &items)
    }
    let effects = layout.effects(of: node)
    if effects.isEmpty { return addChildren(of: node, at: origin, to: &items) }
    var inside: [DisplayItem] = []
    addChildren(of: node, at: origin, to: &inside)
    for effect in effects { inside = apply(effect, to: inside, of: node, in: frame) }
    items += inside
  }

  private func addMasked(_ node: LayoutNode, at origin: CGPoint, to items: inout [DisplayItem]) {
    var (inside, mask): ([DisplayItem], [DisplayItem]) = ([], [])
    add(node.wrapped, in: origin, to: &inside)
    for layer in node.children.dropFirst() { add(layer, in: origin, to: &mask) }
    items += inside.grouped(.mask(mask), of: node.element)
  }

  private func addContainer(_ node: LayoutNode, in frame: CGRect, to items: inout [DisplayItem]) {
    let origin = moved(node, frame)
    guard node.ownScrollContainer != nil else { return addChildren(of: node, at: origin, to: &items) }
    var inside: [DisplayItem] = []
    addChildren(of: node, at: origin, to: &inside)
    guard !inside.isEmpty else { return }
    // What is in the way at the edges does not hide the content, only covers it.
    let hidden = node.physical(node.safeAreaInsets)
    let area = CGRect(
      x: frame.minX - hidden.leading, y: frame.minY - hidden.top, width: frame.width + hidden.horizontal,
      height: frame.height + hidden.vertical)
    items.append(
      DisplayItem(id: node.element, .group(DisplayGroup(.clip(Path(area.snapped(to: scale)), FillStyle()), inside))))
  }

  // MARK: What is to be seen

  private func addLeaf(_ node: LayoutNode, in frame: CGRect, to items: inout [DisplayItem]) {
    let layout = node.layout
    if let shape = layout as? ShapeLayout {
      add(shape.shape, shape.style, shape.fillStyle, of: node, in: frame, to: &items)
    } else if let image = layout as? ImageLayout {
      addImage(image, of: node, in: frame, to: &items)
    } else if let canvas = layout as? CanvasLayout {
      addCanvas(canvas, of: node, in: frame, to: &items)
    } else if layout is DividerLayout {
      add(Rectangle(), SeparatorShapeStyle(), FillStyle(), of: node, in: frame, to: &items)
    }
  }

  /// What code draws: it sees coordinates of its own.
  private func addCanvas(_ canvas: CanvasLayout, of node: LayoutNode, in frame: CGRect, to items: inout [DisplayItem]) {
    var context = GraphicsContext(CanvasScene(node: node, size: frame.size, scale: scale))
    canvas.surface.renderer(&context, frame.size)
    let drawn = context.recording.items
    let there = DisplayGroup.Effect.transform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let area = Path(frame.snapped(to: scale))
    items += drawn.grouped(there, of: node.element).grouped(.clip(area, FillStyle()), of: node.element)
  }

  // MARK: Effects

  private func apply(
    _ effect: RenderEffect, to items: [DisplayItem], of node: LayoutNode, in frame: CGRect
  ) -> [DisplayItem] {
    if let map = effect.transform(in: frame.size) {
      let map = map.around(frame.origin)
      if map.isIdentity { return items }
      return items.grouped(map.affine.map { .transform($0) } ?? .projection(map), of: node.element)
    }
    switch effect {
    case .offset, .scale, .rotation, .turn, .transform, .projection: return items
    case .clip(let clip):
      let path = outline(of: clip.shape, in: frame.snapped(to: scale), node)
      return items.grouped(.clip(path, clip.style), of: node.element)
    case .opacity(let opacity): return items.faded(to: max(0, min(1, opacity)))
    case .layer: return items.grouped(.layer(opacity: 1), of: node.element)
    case .blend(let mode): return mode == .normal ? items : items.groupedEach(.blend(mode))
    case .shadow(let shadow): return items.shaded(by: [ShadowPaint(shadow, in: node.environment)])
    case .blur(let radius, let isOpaque):
      return radius > 0 ? items.grouped(.blur(radius: radius, isOpaque: isOpaque), of: node.element) : items
    case .colors(let matrix): return items.grouped(.colors(matrix), of: node.element)
    case .multiplication(let color):
      let factor = DrawColor(color.resolve(in: node.environment))
      return items.grouped(.colors(.multiplication(by: factor)), of: node.element)
    }
  }
}
