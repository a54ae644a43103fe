internal import CanopyCore
package import CanopyDrawing
package import CanopyLayout
internal import CanopyStyle
package import Foundation

/// Builds the display list of a tree, from back to front.
///
/// An element's display list is kept until the element changes: see `DrawnRecord`. A builder therefore visits only elements
/// that have changed or moved, and their ancestors.
@MainActor
package struct DisplayBuilder {
  let elements = ViewRuntime.elements
  private let setting: Setting

  /// The parameters for drawing an element. It is a class, because most elements pass it on to their children unchanged.
  private final class Setting {
    /// The context in which leaves draw themselves.
    let drawing: ElementDrawing
    /// The part of the scrolled content to draw, or nil to draw everything.
    let sight: Sight?
    let counts: Counts
    let looks: WindowLooks

    init(_ drawing: ElementDrawing, _ sight: Sight?, _ counts: Counts, _ looks: WindowLooks) {
      (self.drawing, self.sight, self.counts, self.looks) = (drawing, sight, counts, looks)
    }
  }

  /// The number of elements that are out of sight, and the number of elements that are aligned to pixels.
  private struct Counts {
    let unseen = ElementCount()
    let onPixels = ElementCount()
  }

  var drawing: ElementDrawing { setting.drawing }
  var sight: Sight? { setting.sight }
  var unseen: ElementCount { setting.counts.unseen }
  private var onPixels: ElementCount { setting.counts.onPixels }
  private var looks: WindowLooks { setting.looks }
  var scale: CGFloat { setting.drawing.scale }

  /// Creates a builder for the tree of an element.
  init(for node: LayoutNode, scale: CGFloat) { self.init(for: node, ElementDrawing(scale: scale)) }

  private init(for node: LayoutNode, _ drawing: ElementDrawing) {
    setting = Setting(drawing, nil, Counts(), node.tree[WindowLooks.companion])
  }

  private init(_ outer: DisplayBuilder, _ drawing: ElementDrawing, _ sight: Sight?) {
    setting = Setting(drawing, sight, outer.setting.counts, outer.looks)
  }

  /// Returns a builder for a different part of the content.
  func seeing(_ sight: Sight?) -> DisplayBuilder { DisplayBuilder(self, drawing, sight) }

  /// Returns the display list of a symbol in its own coordinates.
  static func list(ofSymbol node: LayoutNode, scale: CGFloat) -> DisplayList {
    DisplayList(DisplayBuilder(for: node, scale: scale).part(of: node, at: .zero))
  }

  /// Returns a picture of a visible element, in its own coordinates.
  package static func picture(of node: LayoutNode) -> DisplayList {
    let list = list(ofSymbol: node, scale: node.surroundings.displayScale)
    ViewRuntime.elements.needsDrawing(node.element)
    node.tree.layout.endDrawing()
    return list
  }

  /// Returns the display list of an appearing element, in its own coordinates.
  ///
  /// - Parameter rendering: The app's text renderer, for texts without their own.
  static func list(
    ofArriving node: LayoutNode, scale: CGFloat, rendering: TextRenderingReference? = nil
  ) -> DisplayList {
    var drawing = ElementDrawing(scale: scale)
    if let rendering {
      drawing.rendering = rendering
      drawing.uses = SettingUses()
    }
    return DisplayList(DisplayBuilder(for: node, drawing).ownPart(of: node, at: .zero))
  }

  /// Returns the display list of a tree, with edges aligned to pixels.
  package static func list(of root: LayoutNode, scale: CGFloat) -> DisplayList {
    root.tree[DrawnScrollContainers.companion].noteInsets(after: root.tree.layout)
    defer { root.tree.layout.endDrawing() }
    // Renderers and styles can report issues while they draw. These belong to the tree.
    return root.tree.collectingIssues { list(ofChangesIn: root, scale: scale) }
  }

  private static func list(ofChangesIn root: LayoutNode, scale: CGFloat) -> DisplayList {
    let builder = DisplayBuilder(for: root, scale: scale)
    var part = builder.part(of: root, at: root.shownOrigin)
    // Drawing can mark further elements.
    while builder.elements.drawn(root.element).pointee.firstToVisit != 0, Turns.take(for: .drawing) {
      part = builder.part(of: root, at: root.shownOrigin)
    }
    return DisplayList(part)
  }

  // MARK: Elements

  /// Returns the display list of an element at a position. If the last one is still valid, it is reused.
  private func part(of node: LayoutNode, at place: CGPoint) -> DisplayList.Part {
    guard let arrival = node.arrival else { return ownPart(of: node, at: place) }
    // A picture in a transition isn't cached.
    onPixels.count += 1
    let standIn = LayoutNode(arrival.element)
    if let picture = arrival.picture { elements.needsDrawing(picture, inside: arrival.element) }
    return DisplayList.Part(id: node.element, DisplayList(ownPart(of: standIn, at: place)))
  }

  /// Returns the element's own display list, even if another list is displayed in its place.
  private func ownPart(of node: LayoutNode, at place: CGPoint) -> DisplayList.Part {
    let record = elements.drawn(node.element)
    if node.isHidden {
      record.pointee.flags.formUnion([.isDrawn, .isChanged])
      (record.pointee.list, record.pointee.inside) = (DisplayList(), DisplayList())
      return DisplayList.Part(id: node.element, DisplayList())
    }
    guard isKept(record, at: place), let drift = drift(of: node, record, to: place) else {
      drawIfSeen(node, at: place, record)
      return DisplayList.Part(id: node.element, record.pointee.list, movedBy: record.pointee.offset)
    }
    if record.pointee.visibility != nil { unseen.count += 1 }
    if record.pointee.flags.contains(.isOnPixels) { onPixels.count += 1 }
    if record.pointee.firstToVisit != 0 {
      // Children are drawn as if the element hadn't moved, so the visible area moves in the opposite direction.
      if let sight, drift != .zero {
        seeing(sight.moved(by: CGSize(width: -drift.width, height: -drift.height))).drawInside(node, record)
      } else {
        drawInside(node, record)
      }
    }
    let offset = record.pointee.offset
    return DisplayList.Part(
      id: node.element, record.pointee.list,
      movedBy: CGSize(width: offset.width + drift.width, height: offset.height + drift.height))
  }

  private func isKept(_ record: UnsafeMutablePointer<DrawnRecord>, at place: CGPoint) -> Bool {
    let flags = record.pointee.flags
    // The look of a shape inside a container shape depends on the positions of both.
    guard flags.contains(.isDrawn), flags.isDisjoint(with: [.isChanged, .usesSetting]),
      record.pointee.scale == scale
    else { return false }
    guard let visibility = record.pointee.visibility else { return true }
    return isKept(visibility, at: place, hasChanges: record.pointee.firstToVisit != 0)
  }

  /// Draws an element at a position.
  func draw(_ node: LayoutNode, at place: CGPoint, _ record: UnsafeMutablePointer<DrawnRecord>) {
    StackDepth.check(at: node.element)
    if record.pointee.firstToVisit != 0 {
      let changed = elements.takeElementsToVisit(in: node.element)
      // The symbols of a canvas appear where the canvas draws them.
      if node.layout.hidesLayers, changed.contains(where: { $0 != node.wrapped.element }) {
        elements.needsDrawing(elements.subject(of: node.wrapped.element))
      }
    }
    let last = looks.areMoving ? LastLook(record) : nil
    record.pointee.place = place
    record.pointee.scale = scale
    record.pointee.flags.insert(.isDrawn)
    record.pointee.flags.subtract([.isChanged, .usesSetting, .isOnPixels])
    record.pointee.inside = DisplayList()
    record.pointee.visibility = nil
    let frame = CGRect(origin: place, size: node.shownSize)
    DrawingCounters.elements += 1
    let before = marks
    defer { mark(record, since: before) }
    switch elements[node.element].kind {
    case .text:
      // The lines of a text don't change while the text's width animates. They stay at the edge to which they are aligned.
      let size = node.record.pointee.size
      let start = CGPoint(x: place.x + node.leftEdge(of: size.width, in: frame.width), y: place.y)
      let items = items(ofText: node, in: CGRect(origin: start, size: size))
      if last != nil || items.contains(where: { !$0.isText }) { onPixels.count += 1 }
      show(items, of: node, after: last, record)
      if ContentTransition.haveValues { looks.noteValue(of: node) }
    case .leaf:
      let layout = node.layout
      let items = DrawnElements.following(node.element) { layout.items(of: node, in: frame, drawing) }
      onPixels.count += 1
      show(items, of: node, after: last, record)
    case .group, .root, .button, .layered, .wrapper, .container:
      drawAround(node, in: frame, after: last, record)
    }
  }

  /// The number of uses, and of elements aligned to pixels.
  private var marks: (uses: Int?, onPixels: Int) { (drawing.uses?.count, onPixels.count) }

  /// Records the parameters with which an element or a descendant was drawn.
  private func mark(_ record: UnsafeMutablePointer<DrawnRecord>, since before: (uses: Int?, onPixels: Int)) {
    if drawing.uses?.count != before.uses { record.pointee.flags.insert(.usesSetting) }
    if onPixels.count != before.onPixels { record.pointee.flags.insert(.isOnPixels) }
  }

  /// Draws an element with its children.
  private func drawAround(
    _ node: LayoutNode, in frame: CGRect, after last: LastLook?, _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    let layout = node.layout
    let builder = builder(for: node, layout, in: frame)
    let unseenBefore = unseen.count
    if layout.masks {
      onPixels.count += 1
      return show(builder.masked(node, layout, in: frame), of: node, after: nil, record)
    }
    let origin = moved(node, layout, frame)
    // The list of an only child is used unchanged.
    if let child = node.onlyDrawnChild(layout) {
      let part = builder.part(of: child, at: origin._moved(by: child.shownOrigin))
      elements.drawn(child.element).pointee.index = 0
      noteUnseen(since: unseenBefore, builder.sight, in: node, layout, record)
      return show(part, of: node, layout, in: frame, after: last, record)
    }
    let children = node.drawnChildren
    // A loop, because each call of a closure would check that it runs on the main actor.
    var parts: [DisplayList.Part] = []
    parts.reserveCapacity(children.count)
    for child in children {
      let part = builder.part(of: child, at: origin._moved(by: child.shownOrigin))
      elements.drawn(child.element).pointee.index = UInt32(parts.count)
      parts.append(part)
    }
    noteUnseen(since: unseenBefore, builder.sight, in: node, layout, record)
    if parts.count == 1 { return show(parts[0], of: node, layout, in: frame, after: last, record) }
    record.pointee.inside = DisplayList(parts: parts)
    show(DisplayList.Part(id: 0, record.pointee.inside), of: node, layout, in: frame, after: last, record)
  }

  /// Returns a builder for the content of an element in a frame.
  private func builder(for node: LayoutNode, _ layout: ElementLayout, in frame: CGRect) -> DisplayBuilder {
    let isScrolled = layout.scrolls && !node.isScrollClipDisabled
    let outline = layout.containerOutline
    // The order of these conditions is deliberate: in most windows, nothing is out of sight.
    let losesSight = sight != nil && !layout.drawsInPlace
    if outline == nil, !isScrolled, !losesSight { return self }
    var drawing = drawing
    if let outline {
      let uses = drawing.uses ?? SettingUses()
      drawing.uses = uses
      drawing.container = ContainerShape(outline, frame: frame, uses)
    }
    return DisplayBuilder(
      self, drawing, isScrolled ? Sight(scrolledArea(of: node, in: frame)) : losesSight ? nil : sight)
  }

  /// Stores the items of an element.
  ///
  /// - Parameter last: The look in the previous frame, or nil if the look isn't animated.
  private func show(
    _ items: [DisplayItem], of node: LayoutNode, after last: LastLook?, _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    let shown = last.map { looks.shown(items, of: node, at: record.pointee.place, after: $0) } ?? items
    record.pointee.list = DisplayList(shown)
    record.pointee.offset = .zero
  }

  /// Redraws the descendants of an element that have changed or moved.
  private func drawInside(_ node: LayoutNode, _ record: UnsafeMutablePointer<DrawnRecord>) {
    guard record.pointee.inside.hasParts else { return draw(node, at: record.pointee.place, record) }
    let layout = node.layout
    let frame = CGRect(origin: record.pointee.place, size: node.shownSize)
    let origin = moved(node, layout, frame)
    let builder = builder(for: node, layout, in: frame)
    let unseenBefore = unseen.count
    let before = marks
    defer { mark(record, since: before) }
    let only = elements.takeOnlyElementToVisit(in: node.element)
    if only != 0 {
      let (index, part) = builder.partInside(LayoutNode(only), from: origin)
      record.pointee.inside.replacePart(at: index, with: part)
    } else {
      let changed = elements.takeElementsToVisit(in: node.element)
      var replacements: [DisplayList.Replacement] = []
      replacements.reserveCapacity(changed.count)
      for element in changed {
        let (index, part) = builder.partInside(LayoutNode(element), from: origin)
        replacements.append(.init(at: index, part))
      }
      record.pointee.inside.replaceParts(replacements)
    }
    if case .partial? = record.pointee.visibility { unseen.count += 1 }
    noteUnseen(since: unseenBefore, builder.sight, in: node, layout, record)
    let last = looks.areMoving ? LastLook(record) : nil
    show(DisplayList.Part(id: 0, record.pointee.inside), of: node, layout, in: frame, after: last, record)
  }

  /// Returns a child's display list relative to its parent's content origin, and its index among the parts.
  private func partInside(_ node: LayoutNode, from origin: CGPoint) -> (index: Int, part: DisplayList.Part) {
    let child = node.represented
    let part = part(of: child, at: origin._moved(by: child.shownOrigin))
    return (Int(elements.drawn(child.element).pointee.index), part)
  }

  /// Stores the display list of an element, and the visible part of its content.
  private func show(
    _ inside: DisplayList.Part, of node: LayoutNode, _ layout: ElementLayout, in frame: CGRect, after last: LastLook?,
    _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    var list = layout.list(of: node, inside, in: frame, drawing)
    if let last, let drawn = list { list = looks.shown(drawn, of: node, at: record.pointee.place, after: last) }
    if layout.scrolls { list = scrolled(list ?? DisplayList(inside), in: node, frame) }
    // No closures, because they would check that they run on the main actor.
    if let list {
      onPixels.count += 1
      (record.pointee.list, record.pointee.offset) = (list, .zero)
    } else {
      (record.pointee.list, record.pointee.offset) = (inside.list, inside.offset)
    }
  }

  // MARK: Children

  /// Returns the origin of an element's children.
  func moved(_ node: LayoutNode, _ layout: ElementLayout, _ frame: CGRect) -> CGPoint {
    let kind = elements[node.element].kind
    guard kind == .wrapper || kind == .container else { return frame.origin }
    var displacement = node.shownDisplacement(layout)
    if layout.scrolls {
      // Scrolled content moves by whole pixels, so that it always looks the same.
      displacement = CGPoint(
        x: (displacement.x * scale).rounded() / scale, y: (displacement.y * scale).rounded() / scale)
    }
    return frame.origin._moved(by: displacement)
  }

  private func masked(_ node: LayoutNode, _ layout: ElementLayout, in frame: CGRect) -> [DisplayItem] {
    let origin = moved(node, layout, frame)
    let parts = node.children.map { part(of: $0, at: origin._moved(by: $0.shownOrigin)) }
    let list = DisplayList(parts: Array(parts.prefix(1)))
    if list.isEmpty { return [] }
    let group = DisplayGroup(.mask(DisplayList(parts: Array(parts.dropFirst()))), list)
    return [DisplayItem(id: node.element, .group(group))]
  }
}

/// A count that builders share by reference.
final class ElementCount {
  @exclusivity(unchecked) var count = 0
}

extension DisplayItem {
  fileprivate var isText: Bool { if case .text = content { true } else { false } }
}

extension CGPoint {
  fileprivate func _moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
