package import CanopyCore
internal import CanopyStyle
package import Foundation

/// The groups of views in a window whose geometry is matched.
@MainActor
package final class MatchedGroups: GeometryObserver {
  package static let companion = TreeCompanion { MatchedGroups() }

  private var groups: [MatchedKey: MatchedGroup] = [:]
  /// The groups of the elements.
  private var known: [ElementIndex: MatchedGroup] = [:]
  /// The groups whose sources change in the running update.
  private var changing: [MatchedGroup] = []
  /// The number of elements that follow a source.
  private var followerCount = 0
  /// The pictures that are being created, by the elements that they show.
  var pictured: [ElementIndex: MatchedPicture] = [:]

  /// A Boolean value that indicates whether the window has no matched views.
  package var isEmpty: Bool { known.isEmpty && groups.isEmpty }

  /// The number of elements, and the number of groups.
  package var counts: (elements: Int, groups: Int) { (known.count, groups.count) }

  /// The number of pictures of removed sources.
  package var pictureCount: Int { groups.values.reduce(0) { $0 + $1.pictures.count } }

  /// The shown frames of the sources in the window.
  package var shownFrames: [CGRect] { groups.values.compactMap { $0.source?.shownFrame } }

  // MARK: Members

  /// Adds an element to a group.
  ///
  /// - Parameter transaction: The transaction in which the element is added; nil if it has no values, or if the element was added
  ///   before.
  func add(
    _ element: ElementIndex, of wrapper: MatchedWrapper, to key: MatchedKey, arrivingIn transaction: Transaction?
  ) {
    let group = groups[key] ?? MatchedGroup(key)
    groups[key] = group
    known[element] = group
    let node = LayoutNode(element)
    if !wrapper.matching.isSource {
      group.followers.append(MatchedGroup.Member(node, wrapper))
      followerCount += 1
      if followerCount == 1 { node.tree.layout.observers.add(self) }
      return
    }
    if group.source != nil || group.previous != nil { willChange(group, in: node.tree) }
    group.sources.append(MatchedGroup.Member(node, wrapper, arrival: transaction))
    placeFollowers(of: group)
  }

  /// Removes an element from its group.
  func remove(_ element: ElementIndex) {
    guard let group = known.removeValue(forKey: element) else { return }
    let node = LayoutNode(element)
    if let place = group.followers.firstIndex(where: { $0.node == node }) {
      group.followers.remove(at: place)
      followerCount -= 1
      if followerCount == 0 { node.tree.layout.observers.remove(self) }
    } else if let place = group.sources.firstIndex(where: { $0.node == node }) {
      willChange(group, in: node.tree)
      group.sources.remove(at: place)
      placeFollowers(of: group)
    }
    forgetIfEmpty(group)
  }

  private func forgetIfEmpty(_ group: MatchedGroup) {
    if group.isEmpty { groups[group.key] = nil }
  }

  /// Returns the current source of a group, which other views follow.
  func source(of key: MatchedKey) -> MatchedGroup.Member? { groups[key]?.source }

  private func placeFollowers(of group: MatchedGroup) {
    for follower in group.followers { LayoutChanges.needsPlacing(follower.node) }
  }

  package func layoutChanged() {
    for group in groups.values {
      for follower in group.followers { follower.wrapper.sourceMayHaveMoved() }
    }
  }

  // MARK: Changes of the source

  /// Stores how a source is shown before it leaves or another source is added, until the layout of the update is known.
  private func willChange(_ group: MatchedGroup, in tree: TreeContext) {
    guard !group.isChanging else { return }
    group.isChanging = true
    group.previous = group.source.map(MatchedGroup.Previous.init)
    changing.append(group)
    if changing.count == 1 { Actions.add(in: tree) { [self] in endChanges(in: tree) } }
  }

  private func endChanges(in tree: TreeContext) {
    // A nested view starts at its position in the window, regardless of how the enclosing view moves.
    let groups = changing.map { (depth: $0.source?.node.depth ?? 0, group: $0) }.sorted { $0.depth < $1.depth }
    changing = []
    for (_, group) in groups {
      group.endChange(in: tree)
      forgetIfEmpty(group)
    }
  }

  // MARK: Pictures

  /// Returns the pictures of the sources in an element that leaves or is removed along with it.
  ///
  /// - Parameter draw: A closure that draws the element.
  package func pictures(in node: LayoutNode, _ draw: () -> Void) -> [MatchedPicture] {
    if known.isEmpty {
      draw()
      return []
    }
    find(in: node)
    draw()
    defer { pictured = [:] }
    return pictured.values.filter { $0.frame != nil }
  }

  private func find(in node: LayoutNode) {
    // Another source may have been added before this one leaves.
    if let group = known[node.element], let source = group.sources.first(where: { $0.node == node }),
      source.identity == group.source?.identity || source.identity == group.previous?.identity
    {
      pictured[node.element] = MatchedPicture(of: source, in: group)
      ViewRuntime.elements.needsDrawing(node.element)
    }
    ViewRuntime.elements.forEachChild(of: node.element) { find(in: LayoutNode($0)) }
  }

  /// Keeps pictures up to date with the current sources of their groups.
  package func add(_ pictures: [MatchedPicture]) {
    for picture in pictures {
      groups[picture.group.key] = groups[picture.group.key] ?? picture.group
      groups[picture.group.key]?.pictures.append(picture)
    }
  }

  /// Removes pictures whose transitions have ended.
  package func remove(_ pictures: [MatchedPicture]) {
    for picture in pictures {
      guard let group = groups[picture.group.key] else { continue }
      group.pictures.removeAll { $0 === picture }
      forgetIfEmpty(group)
    }
  }
}
