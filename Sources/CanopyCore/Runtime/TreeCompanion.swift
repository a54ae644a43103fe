internal import Synchronization

/// The key of an object that a layer above keeps for each tree.
///
/// ```swift
/// extension ResolvedTexts {
///   static let companion = TreeCompanion { ResolvedTexts() }
/// }
/// let texts = tree[ResolvedTexts.companion]
/// ```
package struct TreeCompanion<Kept: AnyObject>: Sendable {
  fileprivate let index: Int
  fileprivate let make: @Sendable () -> Kept

  /// Makes the key. Each is another one, so it is kept in a constant.
  ///
  /// - Parameter make: Makes the object of a tree when it is first asked for.
  package init(make: @escaping @Sendable () -> Kept) {
    index = companionCount.add(1, ordering: .relaxed).oldValue
    self.make = make
  }
}

private let companionCount = Atomic(0)

/// The objects that layers above keep for a tree, by the indices of their keys.
struct TreeCompanions {
  private var known: [AnyObject?] = []

  subscript<Kept>(key: TreeCompanion<Kept>) -> Kept {
    mutating get {
      if key.index < known.count, let object = known[key.index] {
        // Safe because an index belongs to a single key, and only what that makes gets there.
        return unsafeDowncast(object, to: Kept.self)
      }
      let made = key.make()
      while known.count <= key.index { known.append(nil) }
      known[key.index] = made
      return made
    }
  }
}
