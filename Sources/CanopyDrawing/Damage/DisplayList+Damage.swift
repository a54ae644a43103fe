package import Foundation

// What has to be drawn anew when one list takes the place of another.

extension DisplayList {
  /// Where anything looks otherwise than in another list: areas that do not overlap much, and few of them.
  package func damage(since old: DisplayList) -> Damage {
    var damage = Damage()
    items.addDamage(since: old.items, to: &damage)
    // What one shows otherwise, another may show in turn.
    var known = Damage()
    while damage != known {
      known = damage
      items.spreadThroughMaterials(&damage)
    }
    return damage
  }
}

extension [DisplayItem] {
  fileprivate func addDamage(since old: [DisplayItem], to damage: inout Damage) {
    var (start, end, oldEnd) = (0, count, old.count)
    while start < end, start < oldEnd, self[start] == old[start] { start += 1 }
    while end > start, oldEnd > start, self[end - 1] == old[oldEnd - 1] {
      end -= 1
      oldEnd -= 1
    }
    let (new, old) = (self[start..<end], old[start..<oldEnd])
    if new.count == old.count, zip(new, old).allSatisfy({ $0.id == $1.id }) {
      for (item, former) in zip(new, old) where item != former { item.addDamage(since: former, to: &damage) }
    } else {
      Self.addDamage(from: old, to: new, &damage)
    }
  }

  /// Where items have come, gone, or changed their order. Those that stay in order stay as they are.
  private static func addDamage(
    from old: ArraySlice<DisplayItem>, to new: ArraySlice<DisplayItem>, _ damage: inout Damage
  ) {
    var places: [UInt32: [Int]] = [:]
    for (index, item) in old.enumerated().reversed() { places[item.id, default: []].append(index) }
    var stays = [Bool](repeating: false, count: old.count)
    var last = -1
    for item in new {
      if let place = places[item.id]?.popLast(), place > last, old[old.startIndex + place] == item {
        stays[place] = true
        last = place
      } else {
        damage.add(item.bounds)
      }
    }
    for (index, item) in old.enumerated() where !stays[index] { damage.add(item.bounds) }
  }

  /// What shows what is behind it, blurred, looks otherwise where anything behind it does.
  fileprivate func spreadThroughMaterials(_ damage: inout Damage) {
    if damage.isEmpty { return }
    for item in self {
      switch item.content {
      case .fill(let fill):
        guard case .material(let material) = fill.paint else { continue }
        // All that is blurred into it has to be drawn anew, without what is in front of it.
        let reach = fill.bounds.grown(by: 3 * material.blur + 2)
        if damage.meets(reach) { damage.add(reach) }
      case .group(let group):
        // Where what is inside is moved, its place is not worth finding out.
        let reach = group.widestBlur
        guard reach > 0 else { continue }
        let area = group.inside.bounds.union(group.bounds).grown(by: 3 * reach + 2)
        if damage.meets(area) { damage.add(area) }
      case .text, .image: continue
      }
    }
  }

  /// The largest radius by which materials in them blur; 0 if there are none.
  package var widestBlur: CGFloat {
    reduce(0) { widest, item in
      switch item.content {
      case .fill(let fill):
        if case .material(let material) = fill.paint { Swift.max(widest, material.blur) } else { widest }
      case .group(let group): Swift.max(widest, group.widestBlur)
      case .text, .image: widest
      }
    }
  }
}

extension DisplayGroup {
  /// All that is drawn for the group: its items, and those of its mask.
  fileprivate var inside: [DisplayItem] { if case .mask(let mask) = effect { items + mask } else { items } }

  /// The largest radius by which materials in it blur; 0 if there are none.
  fileprivate var widestBlur: CGFloat { inside.widestBlur }
}

extension DisplayItem {
  fileprivate func addDamage(since old: DisplayItem, to damage: inout Damage) {
    guard case .group(let group) = content, case .group(let former) = old.content, group.effect == former.effect,
      group.effect.isLocal
    else {
      damage.add(bounds)
      return damage.add(old.bounds)
    }
    var inside = Damage()
    group.items.addDamage(since: former.items, to: &inside)
    for area in inside.areas { damage.add(DisplayGroup.bounds(of: area, after: group.effect)) }
  }
}

extension DisplayGroup.Effect {
  /// Whether a change inside makes a difference only where it is, or where it is taken to.
  fileprivate var isLocal: Bool {
    switch self {
    case .clip, .transform, .layer, .mask, .colors, .blend, .shadow, .blur, .threshold: true
    case .projection: false
    }
  }
}
