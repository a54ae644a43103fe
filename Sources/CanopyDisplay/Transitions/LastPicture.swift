internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import Foundation

/// The picture of an element that has left the tree, with parts that follow other views.
@MainActor
final class LastPicture {
  let list: DisplayList
  /// The parts, keyed by element.
  private let parts: [ElementIndex: MatchedPicture]
  /// The frame of the element in the window when the picture was taken.
  let frame: CGRect
  /// The element's position in its geometry group when the picture was taken, without offsets and scrolling.
  let placeInGroup: CGPoint
  private let groups: MatchedGroups
  /// The element that displays the picture, or nil before it is drawn.
  private var node: LayoutNode?
  /// The element that has reappeared and is displayed in place of the picture.
  private var live: LayoutNode?

  /// Draws an element.
  init(of node: LayoutNode) {
    groups = node.tree[MatchedGroups.companion]
    frame = node.shownFrameInWindow
    placeInGroup = node.shownPlaceInGroup
    var list = DisplayList()
    let parts = groups.pictures(in: node) {
      list = DisplayBuilder.list(ofSymbol: node, scale: node.surroundings.displayScale)
    }
    self.list = list
    self.parts = Dictionary(uniqueKeysWithValues: parts.map { ($0.element, $0) })
    groups.add(parts)
  }

  /// Returns the picture as an element displays it.
  func list(in node: LayoutNode) -> DisplayList {
    if let live {
      return DisplayBuilder.list(
        ofArriving: live, scale: live.surroundings.displayScale, rendering: node.environment.textRendering)
    }
    if parts.isEmpty { return list }
    if self.node == nil {
      self.node = node
      node.motions.drawnWithOthers.insert(node.element)
    }
    let now = node.shownPlace
    let drift = CGSize(width: now.x - frame.minX, height: now.y - frame.minY)
    return moved(list, parts.mapValues { $0.transform(drift) }, inside: .identity) ?? list
  }

  /// Returns true if an element looks like the picture. The items of different elements can look the same.
  func shows(_ element: LayoutNode) -> Bool {
    let now = DisplayBuilder.list(ofArriving: element, scale: element.surroundings.displayScale)
    return now.description == list.description
  }

  /// Displays an element in place of the picture.
  func show(_ element: LayoutNode) {
    end()
    live = element
  }

  /// Ends the picture.
  func end() {
    if let node { node.motions.drawnWithOthers.remove(node.element) }
    groups.remove(Array(parts.values))
  }

  /// Returns a list with its marked parts transformed, or nil if it has none.
  ///
  /// - Parameters:
  ///   - transforms: The transforms, keyed by element, each in the coordinates of its items.
  ///   - outer: The transform of the marked part around the list.
  private func moved(
    _ list: DisplayList, _ transforms: [ElementIndex: CGAffineTransform], inside outer: CGAffineTransform
  ) -> DisplayList? {
    switch list.content {
    case .items(let items):
      var hasMoved = false
      let items = items.map { item in
        guard let new = moved(item, transforms, inside: outer) else { return item }
        hasMoved = true
        return new
      }
      return hasMoved ? DisplayList(items) : nil
    case .parts(let parts):
      var hasMoved = false
      let parts = parts.map { part in
        let place = CGAffineTransform(translationX: part.offset.width, y: part.offset.height)
        let outer = place.concatenating(outer).concatenating(place.inverted())
        guard let list = moved(part.list, transforms, inside: outer) else { return part }
        hasMoved = true
        return DisplayList.Part(id: part.id, list, movedBy: part.offset)
      }
      return hasMoved ? DisplayList(parts: parts) : nil
    }
  }

  private func moved(
    _ item: DisplayItem, _ transforms: [ElementIndex: CGAffineTransform], inside outer: CGAffineTransform
  ) -> DisplayItem? {
    guard case .group(var group) = item.content else { return nil }
    guard case .transform(let mark) = group.effect, mark.isIdentity, let transform = transforms[item.id] else {
      var hasMoved = false
      if let list = moved(group.list, transforms, inside: outer) {
        group.list = list
        hasMoved = true
      }
      if case .mask(let mask) = group.effect, let list = moved(mask, transforms, inside: outer) {
        group.effect = .mask(list)
        hasMoved = true
      }
      return hasMoved ? DisplayItem(id: item.id, .group(group)) : nil
    }
    let isInvertible = abs(outer.a * outer.d - outer.b * outer.c) > 1e-9
    group.effect = .transform(isInvertible ? transform.concatenating(outer.inverted()) : transform)
    if let list = moved(group.list, transforms, inside: transform) { group.list = list }
    return DisplayItem(id: item.id, .group(group))
  }
}
