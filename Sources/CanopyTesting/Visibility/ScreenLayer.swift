internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyScene
internal import Foundation

/// The views of a window or of a presentation, with those of which something can be seen.
@MainActor
struct ScreenLayer {
  /// The root elements, from back to front.
  let roots: [ElementIndex]
  let content: VisibleContent
  /// The elements in the tree of which a text can be seen.
  let texts: Set<ElementIndex>
  private let motions: WindowMotions

  init(_ layer: ShownLayer, _ motions: WindowMotions) {
    (roots, self.motions) = (layer.roots, motions)
    var departures: [ElementIndex: ElementIndex] = [:]
    for departure in motions.leaving {
      ScreenLayer.forEachElement(in: departure.element) { departures[$0] = departure.element }
    }
    let content = VisibleContent(layer.list, in: layer.area, departures: departures)
    self.content = content
    var texts = content.visibleTexts
    // A view whose transition has just begun may still be transparent, or outside of the window.
    for element in motions.arriving where layer.roots.contains(ViewRuntime.elements.root(of: element)) {
      let drawn = ViewRuntime.elements.drawn(element).pointee
      texts.formUnion(VisibleContent(drawn.list, in: .infinite).visibleTexts)
    }
    self.texts = texts
  }

  private static func forEachElement(in root: ElementIndex, _ body: (ElementIndex) -> Void) {
    body(root)
    ViewRuntime.elements.forEachChild(of: root) { forEachElement(in: $0, body) }
  }

  /// A text that people see although its view has left the tree.
  struct LeavingText {
    let departure: ElementIndex
    /// The number of the text among those that leave together.
    let number: Int
    let string: String
    let frame: CGRect
  }

  /// Returns the visible texts of a view that leaves.
  func texts(of departure: ElementIndex) -> [LeavingText] {
    var found: [LeavingText] = []
    for (index, item) in content.items.enumerated() where item.departure == departure {
      guard case .text(let text) = item.content, content.sight(of: index) == .visible else { continue }
      found.append(
        LeavingText(
          departure: departure, number: found.count, string: text.request.string, frame: content.frame(of: index)))
    }
    return found
  }

  /// An element in the tree, or a text that leaves.
  enum Found {
    case element(ElementIndex)
    case leaving(LeavingText)
  }

  /// The elements of the layer in reading order, each before those inside, including texts that leave.
  ///
  /// Elements that are hidden, or that their container leaves out, aren't among them. Other elements that can't be seen are.
  var elements: [Found] {
    var result: [Found] = []
    func visit(_ element: ElementIndex) {
      let node = LayoutNode(element)
      if node.isHidden { return }
      result.append(.element(element))
      visitChildren(of: node)
    }
    func visitChildren(of node: LayoutNode) {
      let departures = node.departures
      let children = node.children
      for (place, child) in children.enumerated() {
        for departure in departures where departure.place == place { add(departure) }
        visit(child.element)
      }
      for departure in departures where departure.place >= children.count { add(departure) }
    }
    func add(_ departure: any Departure) {
      result += texts(of: departure.element).map { .leaving($0) }
    }
    for root in roots { visitChildren(of: LayoutNode(root)) }
    return result
  }

  /// The group from which a view that leaves was removed.
  func group(ofDeparture element: ElementIndex) -> ElementIndex? {
    motions.leaving.first { $0.element == element }?.group
  }

  /// Returns a Boolean value that indicates whether the string of an element can be seen. An empty string counts as seen where it is.
  func shows(_ string: String, of element: ElementIndex) -> Bool {
    if !string.isEmpty { return texts.contains(element) }
    let frame = LayoutNode(element).seenFrame
    return content.area.contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns a Boolean value that indicates whether anything of an element can be seen.
  func shows(_ element: ElementIndex) -> Bool {
    var inside: Set<ElementIndex> = []
    Self.forEachElement(in: element) { inside.insert($0) }
    if !inside.isDisjoint(with: texts) { return true }
    return content.items.indices.contains { index in
      content.items[index].departure == 0 && inside.contains(content.items[index].id)
        && content.sight(of: index) == .visible
    }
  }
}
