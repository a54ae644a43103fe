internal import CanopyCore
package import CanopyDrawing
package import CanopyLayout
internal import CanopyStyle
package import Foundation

/// Builds the display list of a tree, from back to front.
///
/// The display list of an element is kept until the element changes: see `DrawnRecord`. So a builder only visits elements that
/// have changed or moved, and their ancestors.
@MainActor
package struct DisplayBuilder {
  let elements = ViewRuntime.elements
  /// The context in which leaves draw themselves.
  private var drawing: ElementDrawing
  /// The part of the scrolled content that is drawn; nil to draw everything.
  private var sight: Sight?
  private let unseen = UnseenElements()
  private let looks: WindowLooks

  private var scale: CGFloat { drawing.scale }

  /// Creates a builder for the tree of an element.
  init(for node: LayoutNode, scale: CGFloat) {
    drawing = ElementDrawing(scale: scale)
    looks = node.tree[WindowLooks.companion]
  }

  /// Returns the display list of a symbol in its own coordinates.
  static func list(ofSymbol node: LayoutNode, scale: CGFloat) -> DisplayList {
    DisplayList(parts: [DisplayBuilder(for: node, scale: scale).part(of: node, at: .zero)])
  }

  /// Returns a picture of an element that is shown, in its own coordinates.
  package static func picture(of node: LayoutNode) -> DisplayList {
    let list = list(ofSymbol: node, scale: node.surroundings.displayScale)
    ViewRuntime.elements.needsDrawing(node.element)
    return list
  }

  /// Returns the display list of an arriving element itself, in its own coordinates.
  static func list(ofArriving node: LayoutNode, scale: CGFloat) -> DisplayList {
    DisplayList(parts: [DisplayBuilder(for: node, scale: scale).ownPart(of: node, at: .zero)])
  }

  /// Returns the display list of a tree, with edges on whole pixels.
  package static func list(of root: LayoutNode, scale: CGFloat) -> DisplayList {
    root.tree[DrawnScrollContainers.companion].noteInsets(after: root.tree.layout)
    // Renderers and styles may report issues while they draw. These belong to the tree.
    return root.tree.collectingIssues { list(ofChangesIn: root, scale: scale) }
  }

  private static func list(ofChangesIn root: LayoutNode, scale: CGFloat) -> DisplayList {
    let builder = DisplayBuilder(for: root, scale: scale)
    var part = builder.part(of: root, at: root.record.pointee.origin)
    // Drawing may have marked further elements.
    while builder.elements.drawn(root.element).pointee.firstToVisit != 0, Turns.take(for: .drawing) {
      part = builder.part(of: root, at: root.record.pointee.origin)
    }
    builder.looks.endDrawing()
    return DisplayList(parts: [part])
  }

  // MARK: Elements

  /// Returns the display list of an element at a place: the last one, if it is still valid.
  private func part(of node: LayoutNode, at place: CGPoint) -> DisplayList.Part {
    guard let arrival = node.arrival else { return ownPart(of: node, at: place) }
    let standIn = LayoutNode(arrival.element)
    if let picture = arrival.picture { elements.needsDrawing(picture, inside: arrival.element) }
    return DisplayList.Part(id: node.element, DisplayList(parts: [ownPart(of: standIn, at: place)]))
  }

  /// Returns the display list of an element, also if another one is shown in its place.
  private func ownPart(of node: LayoutNode, at place: CGPoint) -> DisplayList.Part {
    let record = elements.drawn(node.element)
    if node.isHidden {
      record.pointee.flags.formUnion([.isDrawn, .isChanged])
      (record.pointee.list, record.pointee.inside) = (DisplayList(), DisplayList())
      return DisplayList.Part(id: node.element, DisplayList())
    }
    guard isKept(record, at: place), let drift = drift(from: record.pointee.place, to: place) else {
      drawIfSeen(node, at: place, record)
      return DisplayList.Part(id: node.element, record.pointee.list, movedBy: record.pointee.offset)
    }
    if record.pointee.visibility != nil { unseen.count += 1 }
    if record.pointee.firstToVisit != 0 {
      // Children are drawn as if the element had not moved, so the visible part moves the other way.
      var builder = self
      builder.sight = sight?.moved(by: CGSize(width: -drift.width, height: -drift.height))
      builder.drawInside(node, record)
    }
    let offset = record.pointee.offset
    return DisplayList.Part(
      id: node.element, record.pointee.list,
      movedBy: CGSize(width: offset.width + drift.width, height: offset.height + drift.height))
  }

  private func isKept(_ record: UnsafeMutablePointer<DrawnRecord>, at place: CGPoint) -> Bool {
    let flags = record.pointee.flags
    // The look of a shape inside a container's shape depends on the places of both.
    guard flags.contains(.isDrawn), flags.isDisjoint(with: [.isChanged, .isInContainerShape]),
      record.pointee.scale == scale
    else { return false }
    guard let visibility = record.pointee.visibility else { return true }
    return isKept(visibility, at: place, hasChanges: record.pointee.firstToVisit != 0)
  }

  /// Returns a Boolean value that indicates whether the omitted elements are still out of sight.
  private func isKept(_ visibility: DrawnVisibility, at place: CGPoint, hasChanges: Bool) -> Bool {
    guard let sight else { return false }
    let place = CGSize(width: place.x, height: place.y)
    return switch visibility {
    case .outOfSight(let reach): !hasChanges && !reach.moved(by: place).meets(sight.drawn)
    case .partial(let drawn): drawn.moved(by: place).contains(sight.visible)
    }
  }

  /// Draws an element at a position, unless it is out of sight.
  private func drawIfSeen(_ node: LayoutNode, at place: CGPoint, _ record: UnsafeMutablePointer<DrawnRecord>) {
    guard let sight, !Extent(CGRect(origin: place, size: node.shownSize)).meets(sight.drawn) else {
      return draw(node, at: place, record)
    }
    guard let reach = elements.reach(of: node, at: place, self) else {
      // The reach of an element inside is not known either.
      var builder = self
      builder.sight = nil
      return builder.draw(node, at: place, record)
    }
    if reach.meets(sight.drawn) { return draw(node, at: place, record) }
    (record.pointee.list, record.pointee.inside, record.pointee.offset) = (DisplayList(), DisplayList(), .zero)
    record.pointee.flags.remove(.isChanged)
    (record.pointee.place, record.pointee.scale) = (place, scale)
    record.pointee.visibility = .outOfSight(reach: reach.moved(by: CGSize(width: -place.x, height: -place.y)))
    unseen.count += 1
  }

  /// Returns by how much something has moved, if that is by whole pixels: then it looks the same.
  private func drift(from old: CGPoint, to new: CGPoint) -> CGSize? {
    if old == new { return .zero }
    let (x, y) = ((new.x - old.x) * scale, (new.y - old.y) * scale)
    let tolerance = 1e-6
    guard abs(x - x.rounded()) < tolerance, abs(y - y.rounded()) < tolerance else { return nil }
    return CGSize(width: x.rounded() / scale, height: y.rounded() / scale)
  }

  /// Draws an element at a place.
  private func draw(_ node: LayoutNode, at place: CGPoint, _ record: UnsafeMutablePointer<DrawnRecord>) {
    if record.pointee.firstToVisit != 0 {
      let changed = elements.takeElementsToVisit(in: node.element)
      // The symbols of a canvas are visible where the canvas draws them.
      if node.layout.hidesLayers, changed.contains(where: { $0 != node.wrapped.element }) {
        elements.needsDrawing(elements.subject(of: node.wrapped.element))
      }
    }
    let last = looks.areMoving ? LastLook(record) : nil
    record.pointee.place = place
    record.pointee.scale = scale
    record.pointee.flags.insert(.isDrawn)
    record.pointee.flags.subtract([.isChanged, .isInContainerShape])
    if drawing.container != nil { record.pointee.flags.insert(.isInContainerShape) }
    record.pointee.inside = DisplayList()
    record.pointee.visibility = nil
    let frame = CGRect(origin: place, size: node.shownSize)
    DrawingCounters.elements += 1
    switch elements[node.element].kind {
    case .text:
      // The lines of a text don't change on the way to another width.
      let items = items(ofText: node, in: CGRect(origin: place, size: node.record.pointee.size))
      show(items, of: node, after: last, record)
      if ContentTransition.haveValues { looks.noteValue(of: node) }
    case .leaf:
      let layout = node.layout
      let items = DrawnElements.following(node.element) { layout.items(of: node, in: frame, drawing) }
      show(items, of: node, after: last, record)
    case .group, .root, .button, .layered, .wrapper, .container:
      let layout = node.layout
      let builder = builder(for: node, in: frame)
      let unseenBefore = unseen.count
      if layout.masks { return show(builder.masked(node, in: frame), of: node, after: nil, record) }
      let children = layout.hidesLayers ? [node.wrapped] : node.drawnChildren
      let origin = moved(node, frame)
      // Loops, because a closure would check in each call that it runs on the main actor.
      var parts: [DisplayList.Part] = []
      parts.reserveCapacity(children.count)
      for child in children {
        let part = builder.part(of: child, at: origin.moved(by: child.shownOrigin))
        elements.drawn(child.element).pointee.index = UInt32(parts.count)
        parts.append(part)
      }
      noteUnseen(since: unseenBefore, builder.sight, in: node, record)
      // The list of a single element is used unchanged.
      if parts.count == 1 { return show(parts[0], of: node, in: frame, after: last, record) }
      record.pointee.inside = DisplayList(parts: parts)
      show(DisplayList.Part(id: 0, record.pointee.inside), of: node, in: frame, after: last, record)
    }
  }

  /// Returns a builder for the content of an element in a frame.
  private func builder(for node: LayoutNode, in frame: CGRect) -> DisplayBuilder {
    var builder = self
    let layout = node.layout
    if let outline = layout.containerOutline { builder.drawing.container = ContainerShape(outline, frame: frame) }
    if !layout.drawsInPlace { builder.sight = nil }
    if node.ownScrollContainer != nil, !node.isScrollClipDisabled {
      builder.sight = Sight(scrolledArea(of: node, in: frame))
    }
    return builder
  }

  /// Notes for which area an element is drawn, if elements inside it were left out since then.
  private func noteUnseen(
    since count: Int, _ sight: Sight?, in node: LayoutNode, _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    guard unseen.count > count else { return }
    // A scroll view is drawn again when it is scrolled.
    if node.ownScrollContainer != nil, !node.isScrollClipDisabled { return unseen.count = count }
    guard let sight else { return }
    let place = record.pointee.place
    var drawn = sight.drawn.moved(by: CGSize(width: -place.x, height: -place.y))
    if case .partial(let known)? = record.pointee.visibility { drawn = drawn.intersection(known) }
    record.pointee.visibility = .partial(drawn: drawn)
  }

  private func items(ofText node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    guard frame.width > 0, let payload = elements[node.element].payload else { return [] }
    // Safe because the payload of a text's element is the text.
    let text = UnsafePointer(payload.assumingMemoryBound(to: Text.self))
    let resolved = node.resolved(text.pointee)
    if let items = plainItems(ofText: text, resolved, in: frame, node) { return items }
    return DrawnElements.following(node.element) { drawing.itemsOrPlaceholders(of: text.pointee, in: frame, node) }
  }

  /// Returns the items of a text with one look that doesn't depend on its place; nil for other texts.
  private func plainItems(
    ofText text: UnsafePointer<Text>, _ resolved: ResolvedText?, in frame: CGRect, _ node: LayoutNode
  ) -> [DisplayItem]? {
    if let resolved, resolved.runs.count != 1 || resolved.runs[0].image != nil { return nil }
    let modifiers = resolved?.runs[0].modifiers ?? []
    let drawn = elements[node.element].scope._withUnsafeGuaranteedRef { DrawnElements.of($0) }
    return drawn.shared(for: node.element) {
      TextLooks(of: node)
    } find: { looks in
      looks.look(modifiers).map { items(looks, $0) }
    } add: { looks in
      items(looks, looks.makeLook(modifiers, node))
    }

    func items(_ looks: TextLooks, _ look: TextLooks.Look) -> [DisplayItem]? {
      look.map { looks.items(resolved?.request(for: node) ?? node.request(for: text.pointee), $0, in: frame, node) }
    }
  }

  /// Stores the items of an element.
  ///
  /// - Parameter last: The look in the last frame; nil if it doesn't move.
  private func show(
    _ items: [DisplayItem], of node: LayoutNode, after last: LastLook?, _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    let shown = last.map { looks.shown(items, of: node, at: record.pointee.place, after: $0) } ?? items
    record.pointee.list = DisplayList(shown)
    record.pointee.offset = .zero
  }

  /// Draws again those elements inside another one that have changed or moved.
  private func drawInside(_ node: LayoutNode, _ record: UnsafeMutablePointer<DrawnRecord>) {
    guard record.pointee.inside.hasParts else { return draw(node, at: record.pointee.place, record) }
    let frame = CGRect(origin: record.pointee.place, size: node.shownSize)
    let origin = moved(node, frame)
    let builder = builder(for: node, in: frame)
    let unseenBefore = unseen.count
    let changed = elements.takeElementsToVisit(in: node.element)
    var replacements: [DisplayList.Replacement] = []
    replacements.reserveCapacity(changed.count)
    for element in changed {
      let child = LayoutNode(element).represented
      let part = builder.part(of: child, at: origin.moved(by: child.shownOrigin))
      replacements.append(.init(at: Int(elements.drawn(child.element).pointee.index), part))
    }
    record.pointee.inside.replaceParts(replacements)
    if case .partial? = record.pointee.visibility { unseen.count += 1 }
    noteUnseen(since: unseenBefore, builder.sight, in: node, record)
    let last = looks.areMoving ? LastLook(record) : nil
    show(DisplayList.Part(id: 0, record.pointee.inside), of: node, in: frame, after: last, record)
  }

  /// Stores the display list of an element, and the visible part of its content.
  private func show(
    _ inside: DisplayList.Part, of node: LayoutNode, in frame: CGRect, after last: LastLook?,
    _ record: UnsafeMutablePointer<DrawnRecord>
  ) {
    var list = node.layout.list(of: node, inside, in: frame, drawing)
    if let last, let drawn = list { list = looks.shown(drawn, of: node, at: record.pointee.place, after: last) }
    if node.ownScrollContainer != nil { list = scrolled(list ?? DisplayList(parts: [inside]), in: node, frame) }
    (record.pointee.list, record.pointee.offset) = list.map { ($0, .zero) } ?? (inside.list, inside.offset)
  }

  /// Returns what a scroll view shows: its content where it is visible, and indicators in front of it.
  private func scrolled(_ content: DisplayList, in node: LayoutNode, _ frame: CGRect) -> DisplayList {
    let area = Path(scrolledArea(of: node, in: frame).snapped(to: scale))
    let clipped =
      node.isScrollClipDisabled ? content : content.grouped(.clip(area, FillStyle()), of: node.element)
    let overlay = ScrollOverlay.items(of: node, in: frame)
    if overlay.isEmpty { return clipped }
    return DisplayList(parts: [
      DisplayList.Part(id: node.element, clipped), DisplayList.Part(id: 0, DisplayList(overlay)),
    ])
  }

  // MARK: Children

  /// Returns the origin of the elements inside another one.
  func moved(_ node: LayoutNode, _ frame: CGRect) -> CGPoint {
    let kind = elements[node.element].kind
    guard kind == .wrapper || kind == .container else { return frame.origin }
    var displacement = node.shownDisplacement
    if node.ownScrollContainer != nil {
      // Scrolled content moves by whole pixels, so that it looks the same everywhere.
      displacement = CGPoint(
        x: (displacement.x * scale).rounded() / scale, y: (displacement.y * scale).rounded() / scale)
    }
    return frame.origin.moved(by: displacement)
  }

  private func masked(_ node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    let origin = moved(node, frame)
    let parts = node.children.map { part(of: $0, at: origin.moved(by: $0.shownOrigin)) }
    let list = DisplayList(parts: Array(parts.prefix(1)))
    if list.isEmpty { return [] }
    let group = DisplayGroup(.mask(DisplayList(parts: Array(parts.dropFirst()))), list)
    return [DisplayItem(id: node.element, .group(group))]
  }

  /// Returns the area in which the content of a scroll view is visible.
  private func scrolledArea(of node: LayoutNode, in frame: CGRect) -> CGRect {
    // Insets at the edges cover the content but don't hide it.
    let hidden = node.tree[DrawnScrollContainers.companion].insets(of: node)
    return CGRect(
      x: frame.minX - hidden.leading, y: frame.minY - hidden.top, width: frame.width + hidden.horizontal,
      height: frame.height + hidden.vertical)
  }
}

extension CGPoint {
  fileprivate func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
