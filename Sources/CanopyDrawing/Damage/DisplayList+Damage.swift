internal import Foundation

// The comparison of display lists.

extension DisplayList {
  /// Returns the areas in which the list looks different from another list.
  ///
  /// Parts that both lists share are skipped, regardless of their size.
  package func damage(since old: DisplayList) -> Damage {
    var damage = Damage()
    Self.addDifference(of: self, from: old, to: &damage)
    if widestBlur > 0 {
      // A change in one material can be visible through another.
      var known = Damage()
      while damage != known {
        known = damage
        spreadThroughMaterials(&damage, movedBy: .zero)
      }
    }
    return damage
  }
}

extension DisplayList {
  /// Adds the areas in which two lists at the same position differ.
  ///
  /// - Parameter offset: The accumulated offset of the two lists.
  fileprivate static func addDifference(
    of new: DisplayList, from old: DisplayList, to damage: inout Damage, movedBy offset: CGSize = .zero
  ) {
    if new === old { return }
    guard let newRoot = new.root, let oldRoot = old.root else {
      damage.add(new.bounds.moved(by: offset))
      return damage.add(old.bounds.moved(by: offset))
    }
    newRoot.addDifference(from: oldRoot, to: &damage, movedBy: offset)
  }
}

extension DisplayList.Node {
  /// Adds the areas in which the node differs from another node at the same position.
  fileprivate func addDifference(from old: DisplayList.Node, to damage: inout Damage, movedBy offset: CGSize) {
    switch (content, old.content) {
    case (.parts(let parts), .parts(let former)):
      if order === old.order, parts.count == former.count {
        // Most parts are the same. Comparing them in a buffer retains nothing.
        parts.withUnsafeBufferPointer { parts in
          former.withUnsafeBufferPointer { former in
            for index in parts.indices where parts[index].isChanged(since: former[index]) {
              parts[index].addDifference(from: former[index], to: &damage, movedBy: offset)
            }
          }
        }
      } else {
        Self.add(allParts, old.allParts, to: &damage, movedBy: offset)
      }
    case (.items(let items), .items(let former)): items._addDamage(since: former, to: &damage, movedBy: offset)
    default: DisplayList(self).items._addDamage(since: DisplayList(old).items, to: &damage, movedBy: offset)
    }
  }

  /// Adds the areas of parts that were inserted, removed, reordered, or look different.
  private static func add(
    _ new: [DisplayList.Part], _ old: [DisplayList.Part], to damage: inout Damage, movedBy offset: CGSize
  ) {
    let changes = Changes(from: old, to: new, id: \.id)
    for part in changes.removed + changes.inserted { damage.add(part.bounds.moved(by: offset)) }
    for (former, part) in changes.kept where part.isChanged(since: former) {
      part.addDifference(from: former, to: &damage, movedBy: offset)
    }
  }
}

extension DisplayList.Part {
  /// Returns a Boolean value that indicates whether the part's storage differs from another part's.
  fileprivate func isChanged(since old: Self) -> Bool { list.root !== old.list.root || offset != old.offset }

  /// Adds the areas in which the part differs from an earlier one. If it has moved, these are the entire areas of both.
  ///
  /// - Parameter outer: The accumulated offset of the part.
  fileprivate func addDifference(from old: Self, to damage: inout Damage, movedBy outer: CGSize) {
    let place = CGSize(width: outer.width + offset.width, height: outer.height + offset.height)
    if offset == old.offset { return DisplayList.addDifference(of: list, from: old.list, to: &damage, movedBy: place) }
    let oldPlace = CGSize(width: outer.width + old.offset.width, height: outer.height + old.offset.height)
    damage.add(list.bounds.moved(by: place))
    damage.add(old.list.bounds.moved(by: oldPlace))
  }
}

extension [DisplayItem] {
  fileprivate func _addDamage(since old: [DisplayItem], to damage: inout Damage, movedBy offset: CGSize) {
    // Usually, no part was inserted or removed.
    if count == old.count, indices.allSatisfy({ self[$0].id == old[$0].id }) {
      for index in indices { self[index].addDamage(since: old[index], to: &damage, movedBy: offset) }
      return
    }
    let changes = Changes(from: old, to: self, id: \.id)
    for item in changes.removed + changes.inserted { damage.add(item.bounds.moved(by: offset)) }
    for (former, item) in changes.kept { item.addDamage(since: former, to: &damage, movedBy: offset) }
  }
}

extension DisplayItem {
  /// Adds the areas in which the item differs from one with the same identifier.
  fileprivate func addDamage(since old: DisplayItem, to damage: inout Damage, movedBy offset: CGSize) {
    if case .group(let group) = content, case .group(let former) = old.content, group.isSimilar(to: former) {
      // Lists are compared part by part, because a test for equality would visit all of their items.
      var inside = Damage()
      DisplayList.addDifference(of: group.list, from: former.list, to: &inside)
      for area in inside.areas { damage.add(DisplayGroup.bounds(of: area, after: group.effect).moved(by: offset)) }
    } else if self != old {
      damage.add(bounds.moved(by: offset))
      damage.add(old.bounds.moved(by: offset))
    }
  }
}

extension DisplayGroup {
  /// Returns a Boolean value that indicates whether the groups look different only where their lists differ.
  fileprivate func isSimilar(to other: DisplayGroup) -> Bool {
    appliesToEach == other.appliesToEach && effect.isLocal && effect == other.effect
  }
}

extension DisplayGroup.Effect {
  /// A Boolean value that indicates whether a change inside the group affects only its own area, transformed by the group.
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
      // Everything that the material blurs has to be redrawn.
      reach = fill.bounds.grown(by: 3 * material.blur + 2)
    case .group(let group):
      // The exact area of a transformed group isn't worth computing.
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
