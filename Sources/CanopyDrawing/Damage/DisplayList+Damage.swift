internal import Foundation

// The comparison of display lists.

extension DisplayList {
  /// Returns the areas in which the list looks different from another one.
  ///
  /// Parts that both lists share are skipped, regardless of their size.
  package func damage(since old: DisplayList) -> Damage {
    var damage = Damage()
    Difference(of: self, from: old).add(to: &damage)
    if widestBlur > 0 {
      // A change in one material may be visible through another one.
      var known = Damage()
      while damage != known {
        known = damage
        spreadThroughMaterials(&damage, movedBy: .zero)
      }
    }
    return damage
  }
}

/// The comparison of two lists, each moved to its place.
private struct Difference {
  let new: DisplayList
  let old: DisplayList
  var newOffset = CGSize.zero
  var oldOffset = CGSize.zero

  init(of new: DisplayList, from old: DisplayList) { (self.new, self.old) = (new, old) }

  private init(of new: DisplayList.Part, from old: DisplayList.Part) {
    (self.new, newOffset) = (new.list, new.offset)
    (self.old, oldOffset) = (old.list, old.offset)
  }

  /// Adds the areas that differ.
  ///
  /// - Parameter outer: The offset of everything around the two lists.
  func add(to damage: inout Damage, movedBy outer: CGSize = .zero) {
    if new === old, newOffset == oldOffset { return }
    let offset = CGSize(width: outer.width + newOffset.width, height: outer.height + newOffset.height)
    guard newOffset == oldOffset, let newRoot = new.root, let oldRoot = old.root else {
      damage.add(new.bounds.moved(by: offset))
      let oldOffset = CGSize(width: outer.width + oldOffset.width, height: outer.height + oldOffset.height)
      return damage.add(old.bounds.moved(by: oldOffset))
    }
    switch (newRoot.content, oldRoot.content) {
    case (.parts(let parts), .parts(let former)):
      if newRoot.order === oldRoot.order, parts.count == former.count {
        for index in parts.indices where parts[index].isChanged(since: former[index]) {
          Self(of: parts[index], from: former[index]).add(to: &damage, movedBy: offset)
        }
      } else {
        Self.add(newRoot.allParts, oldRoot.allParts, to: &damage, movedBy: offset)
      }
    case (.items(let items), .items(let former)): items.addDamage(since: former, to: &damage, movedBy: offset)
    default: new.items.addDamage(since: old.items, to: &damage, movedBy: offset)
    }
  }

  /// Adds the areas of parts that were inserted, removed, reordered, or look different.
  private static func add(
    _ new: [DisplayList.Part], _ old: [DisplayList.Part], to damage: inout Damage, movedBy offset: CGSize
  ) {
    let changes = Changes(from: old, to: new, id: \.id)
    for part in changes.removed + changes.inserted { damage.add(part.bounds.moved(by: offset)) }
    for (former, part) in changes.kept { Self(of: part, from: former).add(to: &damage, movedBy: offset) }
  }
}

extension DisplayList.Part {
  /// Returns a Boolean value that indicates whether the part isn't the same in memory as another one.
  fileprivate func isChanged(since old: Self) -> Bool { list.root !== old.list.root || offset != old.offset }
}

extension [DisplayItem] {
  fileprivate func addDamage(since old: [DisplayItem], to damage: inout Damage, movedBy offset: CGSize) {
    // Usually no part was inserted or removed.
    if count == old.count, indices.allSatisfy({ self[$0].id == old[$0].id }) {
      for index in indices where self[index] != old[index] {
        self[index].addDamage(since: old[index], to: &damage, movedBy: offset)
      }
      return
    }
    let changes = Changes(from: old, to: self, id: \.id)
    for item in changes.removed + changes.inserted { damage.add(item.bounds.moved(by: offset)) }
    for (former, item) in changes.kept where item != former {
      item.addDamage(since: former, to: &damage, movedBy: offset)
    }
  }
}

extension DisplayItem {
  fileprivate func addDamage(since old: DisplayItem, to damage: inout Damage, movedBy offset: CGSize) {
    guard case .group(let group) = content, case .group(let former) = old.content, group.effect == former.effect,
      group.appliesToEach == former.appliesToEach, group.effect.isLocal
    else {
      damage.add(bounds.moved(by: offset))
      return damage.add(old.bounds.moved(by: offset))
    }
    var inside = Damage()
    Difference(of: group.list, from: former.list).add(to: &inside)
    for area in inside.areas { damage.add(DisplayGroup.bounds(of: area, after: group.effect).moved(by: offset)) }
  }
}

extension DisplayGroup.Effect {
  /// A Boolean value that indicates whether a change inside affects only its own place, as transformed by the group.
  fileprivate var isLocal: Bool {
    switch self {
    case .clip, .transform, .layer, .mask, .colors, .blend, .shadow, .blur, .threshold: true
    case .projection: false
    }
  }
}

// MARK: Materials

extension DisplayList {
  /// Adds the areas of materials with damage behind them.
  fileprivate func spreadThroughMaterials(_ damage: inout Damage, movedBy offset: CGSize) {
    guard let root, root.widestBlur > 0 else { return }
    switch root.content {
    case .items(let items): for item in items { item.spreadThroughMaterials(&damage, movedBy: offset) }
    case .parts(let parts):
      for part in parts {
        part.list.spreadThroughMaterials(
          &damage,
          movedBy: CGSize(width: offset.width + part.offset.width, height: offset.height + part.offset.height))
      }
    }
  }
}

extension DisplayItem {
  fileprivate func spreadThroughMaterials(_ damage: inout Damage, movedBy offset: CGSize) {
    let reach: Extent
    switch content {
    case .fill(let fill):
      guard case .material(let material) = fill.paint else { return }
      // Everything that it blurs has to be drawn again.
      reach = fill.bounds.grown(by: 3 * material.blur + 2)
    case .group(let group):
      // Computing the exact place of a transformed group isn't worth the cost.
      guard group.widestBlur > 0 else { return }
      var inside = group.list.bounds
      if case .mask(let mask) = group.effect { inside = inside.union(mask.bounds) }
      reach = inside.union(group.bounds).grown(by: 3 * group.widestBlur + 2)
    case .text, .image: return
    }
    let area = reach.moved(by: offset)
    if damage.meets(area) { damage.add(area) }
  }
}
