internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyText
internal import Foundation

extension DisplayBuilder {
  /// Returns the items of a text element in a frame.
  func items(ofText node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    guard frame.width > 0, let payload = elements[node.element].payload else { return [] }
    // Safe because the payload of a text's element is the text.
    let text = UnsafePointer(payload.assumingMemoryBound(to: Text.self))
    let surroundings = node.surroundings.text
    if surroundings.rendering == nil, drawing.rendering == nil,
      let items = plainItems(ofText: text, surroundings, in: frame, node)
    {
      return surroundings.isSelectable ? drawing.selection(of: node, in: frame) + items : items
    }
    return DrawnElements.following(node.element) { drawing.itemsOrPlaceholders(of: text.pointee, in: frame, node) }
  }

  /// Returns the items of a text with a single look that doesn't depend on its position, or nil for other texts.
  private func plainItems(
    ofText text: UnsafePointer<Text>, _ surroundings: TextSurroundings, in frame: CGRect, _ node: LayoutNode
  ) -> [DisplayItem]? {
    let resolved = node.resolved(text.pointee, in: surroundings)
    if let resolved, resolved.runs.count != 1 || resolved.runs[0].image != nil { return nil }
    let modifiers = resolved?.runs[0].modifiers ?? []
    let drawn = DrawnElements.of(elements[node.element].scope.takeUnretainedValue())
    return drawn.shared(for: node.element) {
      TextLooks(of: node)
    } find: { looks in
      looks.look(modifiers).map { items(looks, $0) }
    } add: { looks in
      items(looks, looks.makeLook(modifiers, node))
    }

    func items(_ looks: TextLooks, _ look: TextLooks.Look) -> [DisplayItem]? {
      look.map {
        looks.items(
          resolved?.request(for: node) ?? node.request(for: text.pointee, in: surroundings), $0, in: frame, node)
      }
    }
  }
}

@MainActor
extension LayoutNode {
  /// Returns the distance from the left edge of a text's frame to lines that are as wide as the text.
  func leftEdge(of width: CGFloat, in shownWidth: CGFloat) -> CGFloat {
    if width == shownWidth { return 0 }
    let isMirrored = surroundings.mirrors
    switch environment.multilineTextAlignment {
    case .leading: return isMirrored ? shownWidth - width : 0
    case .center: return (shownWidth - width) / 2
    case .trailing: return isMirrored ? 0 : shownWidth - width
    }
  }
}
