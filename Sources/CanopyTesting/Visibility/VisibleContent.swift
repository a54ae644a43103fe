internal import CanopyCore
internal import CanopyDrawing
internal import Foundation

/// The drawn items of a layer, and the visibility of each.
///
/// An item is visible if it isn't transparent, is inside the window and the shapes that clip it, and has a point that no opaque
/// area in front of it covers. Pictures and materials don't cover anything, because content may show through them.
struct VisibleContent {
  /// A text, an area or a picture, in its own coordinates.
  struct Item {
    /// The element that draws the item.
    let id: ElementIndex
    let content: DisplayItem.Content
    /// The root of the views that display the item while its own view disappears, or 0 for an item of a view in the tree.
    let departure: ElementIndex
    fileprivate let around: Surroundings
  }

  /// The visibility of an item.
  enum Sight: Equatable {
    case visible
    /// The item is transparent, or has no size.
    case clear
    /// The item is outside the visible area.
    case outside
    /// The item is outside the shape that clips it, such as the frame of a scroll view.
    case clipped
    /// The item is behind an area that an element draws.
    case covered(by: ElementIndex)
  }

  private(set) var items: [Item] = []
  /// The indices of the items that cover content behind them.
  private var covers: [Int] = []
  /// The visible area.
  let area: CGRect
  private let departures: [ElementIndex: ElementIndex]

  /// Creates the content of a display list.
  ///
  /// - Parameters:
  ///   - area: The visible area, in the coordinates of the list.
  ///   - departures: The roots of the views that display disappearing views, keyed by the elements inside them.
  init(_ list: DisplayList, in area: CGRect, departures: [ElementIndex: ElementIndex] = [:]) {
    (self.area, self.departures) = (area, departures)
    add(list, in: Surroundings(), departure: 0)
  }

  private mutating func add(_ list: DisplayList, in around: Surroundings, departure: ElementIndex) {
    list.forEachItem { item in
      switch item.content {
      case .group(let group):
        if case .mask(let mask) = group.effect {
          // People can read a text that masks other content.
          add(mask, in: Surroundings(masking: around), departure: departure)
        }
        add(
          group.list, in: Surroundings(group.effect, in: around), departure: departures[item.id] ?? departure)
      case .text, .fill, .image:
        let new = Item(id: item.id, content: item.content, departure: departure, around: around)
        if around.covers, item.content.isOpaqueArea { covers.append(items.count) }
        items.append(new)
      }
    }
  }

  /// Returns the visibility of an item.
  func sight(of index: Int) -> Sight {
    let item = items[index]
    guard item.around.opacity > Self.leastOpacity, !item.content.isClear, let toWindow = item.around.toWindow else {
      return .clear
    }
    var result = Sight.clear
    for point in item.content.samples {
      let point = point.applying(toWindow)
      guard point.x.isFinite, point.y.isFinite else { continue }
      guard area.contains(point) else {
        if result == .clear { result = .outside }
        continue
      }
      guard item.around.shows(point) else {
        if result == .clear || result == .outside { result = .clipped }
        continue
      }
      guard let cover = cover(at: point, after: index) else { return .visible }
      result = .covered(by: cover)
    }
    return result
  }

  /// The opacity up to which content counts as transparent.
  private static var leastOpacity: Double { 0.01 }

  /// Returns the element that covers a point of the window in front of an item, or nil if none does.
  private func cover(at point: CGPoint, after index: Int) -> ElementIndex? {
    for number in covers.reversed() {
      if number <= index { return nil }
      let item = items[number]
      guard case .fill(let fill) = item.content, let toContent = item.around.toContent else { continue }
      let own = point.applying(toContent)
      guard fill.bounds.contains(Extent(CGRect(origin: own, size: .zero))), item.around.shows(point) else { continue }
      if fill.path.contains(own, eoFill: fill.style.isEOFilled) { return item.id }
    }
    return nil
  }

  /// Returns the frame of an item in the window.
  func frame(of index: Int) -> CGRect {
    let frame = items[index].content.frame
    return items[index].around.toWindow.map { frame._applying($0) } ?? frame
  }

  /// The elements in the tree that have a visible text.
  var visibleTexts: Set<ElementIndex> {
    var found: Set<ElementIndex> = []
    for (index, item) in items.enumerated() where item.departure == 0 && !found.contains(item.id) {
      if case .text = item.content, sight(of: index) == .visible { found.insert(item.id) }
    }
    return found
  }
}

/// The combined effects on the items of a group.
private final class Surroundings {
  private let outer: Surroundings?
  private let clip: (path: Path, isEOFilled: Bool)?
  private let mask: VisibleContent?
  /// The opacity of all groups together.
  let opacity: Double
  /// The transform from the coordinates of the items to the window.
  let toWindow: ProjectionTransform?
  /// The transform from the window to the coordinates of the items, or nil if there is none.
  let toContent: ProjectionTransform?
  /// A Boolean value that indicates whether an opaque item covers content behind it.
  let covers: Bool

  init() {
    (outer, clip, mask, opacity, covers) = (nil, nil, nil, 1, true)
    (toWindow, toContent) = (ProjectionTransform(), ProjectionTransform())
  }

  /// Creates the surroundings of the items of a mask.
  init(masking around: Surroundings) {
    (outer, clip, mask, opacity, covers) = (around, nil, nil, around.opacity, false)
    (toWindow, toContent) = (around.toWindow, around.toContent)
  }

  init(_ effect: DisplayGroup.Effect, in around: Surroundings) {
    outer = around
    var (clip, mask): ((path: Path, isEOFilled: Bool)?, VisibleContent?) = (nil, nil)
    var (opacity, covers, transform) = (around.opacity, around.covers, ProjectionTransform())
    switch effect {
    case .clip(let path, let style): clip = (path, style.isEOFilled)
    case .mask(let list):
      mask = VisibleContent(list, in: .infinite)
      covers = false
    case .transform(let map): transform = ProjectionTransform(map)
    case .projection(let map): transform = map
    case .layer(let own):
      opacity *= own
      covers = covers && own > 0.99
    case .shadow(let shadow): covers = covers && (shadow.kind == .drop || shadow.kind == .inner)
    case .blend(let mode): covers = covers && mode == .normal
    case .colors(let matrix): covers = covers && matrix.a4 >= 1 && matrix.a1 == 0 && matrix.a2 == 0 && matrix.a3 == 0
    case .blur, .threshold: covers = false
    }
    (self.clip, self.mask, self.opacity, self.covers) = (clip, mask, opacity, covers)
    guard !transform.isIdentity else {
      (toWindow, toContent) = (around.toWindow, around.toContent)
      return
    }
    var inverse = transform
    guard inverse.invert(), let outerToWindow = around.toWindow, let outerToContent = around.toContent else {
      (toWindow, toContent) = (nil, nil)
      return
    }
    toWindow = transform.concatenating(outerToWindow)
    toContent = outerToContent.concatenating(inverse)
  }

  /// Returns a Boolean value that indicates whether no clip or mask hides a point of the window.
  func shows(_ point: CGPoint) -> Bool {
    var next: Surroundings? = self
    while let level = next {
      if level.clip != nil || level.mask != nil {
        guard let toContent = level.toContent else { return false }
        let own = point.applying(toContent)
        if let clip = level.clip, !clip.path.contains(own, eoFill: clip.isEOFilled) { return false }
        if let mask = level.mask, !mask.hasContent(at: own) { return false }
      }
      next = level.outer
    }
    return true
  }
}

extension VisibleContent {
  /// Returns a Boolean value that indicates whether an item that isn't transparent is at a point.
  fileprivate func hasContent(at point: CGPoint) -> Bool {
    items.contains { item in
      guard item.around.opacity > Self.leastOpacity, !item.content.isClear, let toContent = item.around.toContent,
        item.around.shows(point)
      else { return false }
      let own = point.applying(toContent)
      if case .fill(let fill) = item.content, fill.stroke == nil {
        return fill.path.contains(own, eoFill: fill.style.isEOFilled)
      }
      return item.content.frame.contains(own)
    }
  }
}

extension DisplayItem.Content {
  /// The frame of the content, without letters and lines that extend beyond it.
  fileprivate var frame: CGRect {
    switch self {
    case .text(let text): text.frame
    case .image(let image): image.frame
    case .fill(let fill): fill.bounds.rect
    case .group(let group): group.bounds.rect
    }
  }

  /// Points spread over the content, with about one for each letter of a text.
  fileprivate var samples: [CGPoint] {
    let frame = frame
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return [] }
    let columns = Int(min(max(frame.width / 8, 3), 40))
    let rows = Int(min(max(frame.height / 6, 3), 40))
    let (width, height) = (frame.width / CGFloat(columns), frame.height / CGFloat(rows))
    var points: [CGPoint] = []
    for row in 0..<rows {
      let y = frame.minY + height * (CGFloat(row) + 0.5)
      for column in 0..<columns { points.append(CGPoint(x: frame.minX + width * (CGFloat(column) + 0.5), y: y)) }
    }
    // A frame can have corners in which nothing is drawn.
    guard case .fill(let fill) = self, fill.stroke == nil else { return points }
    return points.filter { fill.path.contains($0, eoFill: fill.style.isEOFilled) }
  }

  /// A Boolean value that indicates whether the content is completely transparent.
  fileprivate var isClear: Bool {
    switch self {
    case .text(let text): text.looks.allSatisfy { $0.paint.isClear && $0.background == nil }
    case .fill(let fill): fill.paint.isClear
    case .image(let image): image.opacity <= 0.01 || image.template?.isClear ?? false
    case .group: false
    }
  }

  /// A Boolean value that indicates whether the content is an area that nothing shows through.
  fileprivate var isOpaqueArea: Bool {
    guard case .fill(let fill) = self, fill.stroke == nil else { return false }
    return fill.paint.isOpaque
  }
}

extension DrawPaint {
  private var opacities: [Float] {
    switch self {
    case .color(let color): [color.opacity]
    case .gradient(let gradient): gradient.stops.map(\.color.opacity)
    case .mesh(let mesh): mesh.colors.map(\.opacity)
    case .material: [0.5]
    case .tile(let tile): [min(tile.opacity, 0.5)]
    }
  }

  /// A Boolean value that indicates whether the paint is transparent everywhere.
  fileprivate var isClear: Bool { opacities.allSatisfy { $0 <= 0.01 } }

  /// A Boolean value that indicates whether nothing shows through the paint.
  fileprivate var isOpaque: Bool {
    let opacities = opacities
    return !opacities.isEmpty && opacities.allSatisfy { $0 > 0.99 }
  }
}
