package import CanopyDrawing
package import Foundation

/// Tells what is to be drawn, from the elements of a tree: those that leave something to be seen, from behind to the front.
@MainActor
package struct DisplayBuilder {
  private let elements = ViewRuntime.elements
  /// How many pixels a point has where it is drawn.
  private let scale: CGFloat

  private init(scale: CGFloat) { self.scale = scale }

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
    let effects = node.layout.effects(of: node)
    let origin = moved(node, frame)
    if effects.isEmpty { return addChildren(of: node, at: origin, to: &items) }
    var inside: [DisplayItem] = []
    addChildren(of: node, at: origin, to: &inside)
    for effect in effects {
      guard let group = effect.groupEffect(in: frame) else { continue }
      inside = [DisplayItem(id: node.element, .group(DisplayGroup(group, inside)))]
    }
    items += inside
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
    } else if layout is DividerLayout {
      add(Rectangle(), SeparatorShapeStyle(), FillStyle(), of: node, in: frame, to: &items)
    }
  }

  private func add(
    _ shape: any Shape, _ style: any ShapeStyle, _ fillStyle: FillStyle, of node: LayoutNode, in frame: CGRect,
    to items: inout [DisplayItem]
  ) {
    let area = frame.snapped(to: scale)
    let line = shape as? any StrokingShape
    var path = line?.line(in: area) ?? shape.path(in: area)
    guard !path.isEmpty else { return }
    let environment = node.environment
    if shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection), node.surroundings.mirrors {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * area.midX, ty: 0))
    }
    let paint = DrawPaint(style.paint(in: environment), in: area, isDark: environment.colorScheme == .dark)
    if case .color(let color) = paint, color.opacity <= 0 { return }
    items.append(DisplayItem(id: node.element, .fill(DisplayFill(path, paint, fillStyle, stroke: line?.style))))
  }

  private func addText(_ node: LayoutNode, in frame: CGRect, to items: inout [DisplayItem]) {
    guard frame.width > 0, let payload = elements[node.element].payload else { return }
    let text = payload.assumingMemoryBound(to: Text.self).pointee
    let surroundings = node.surroundings.text
    let environment = node.environment
    let request = TextRequest(text, surroundings, node)
    guard !request.string.isEmpty else { return }
    let looks = text.resolvedRuns(in: environment).map {
      DisplayText.Look(surroundings.look.applying($0.modifiers), in: environment)
    }
    let alignment = DisplayText.Alignment(environment.multilineTextAlignment, mirrors: node.surroundings.mirrors)
    items.append(DisplayItem(id: node.element, .text(DisplayText(request, in: frame, looks, alignment))))
  }
}

extension RenderEffect {
  /// What is done to what is drawn; nil if this is not drawn yet.
  fileprivate func groupEffect(in frame: CGRect) -> DisplayGroup.Effect? {
    if let map = transform(in: frame.size) {
      let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      return .transform(
        there.concatenating(map).concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY)))
    }
    switch self {
    case .opacity(let opacity): return .opacity(max(0, min(1, opacity)))
    case .blur(let radius, _): return radius > 0 ? .blur(radius: radius) : nil
    default: return nil
    }
  }
}

extension DisplayText.Look {
  fileprivate init(_ look: TextLook, in environment: EnvironmentValues) {
    let usual = look.link == nil ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle())
    let style: any ShapeStyle = look.foreground ?? usual
    let color = style.paint(in: environment).color
    func line(_ line: Text.LineStyle?) -> DrawColor? {
      line.map { DrawColor($0.color?.resolve(in: environment) ?? color) }
    }
    self.init(
      DrawColor(color), underline: line(look.underline), strikethrough: line(look.strikethrough),
      background: look.background.map { DrawColor($0.resolve(in: environment)) })
  }
}

extension DisplayText.Alignment {
  fileprivate init(_ alignment: TextAlignment, mirrors: Bool) {
    switch alignment {
    case .leading: self = mirrors ? .right : .left
    case .center: self = .center
    case .trailing: self = mirrors ? .left : .right
    }
  }
}
