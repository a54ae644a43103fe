internal import Synchronization

/// The key for an object that an upper layer keeps for each tree.
///
/// ```swift
/// extension ResolvedTexts {
///   static let companion = TreeCompanion { ResolvedTexts() }
/// }
/// let texts = tree[ResolvedTexts.companion]
/// ```
package struct TreeCompanion<Kept: AnyObject>: Sendable {
  fileprivate let index: Int
  fileprivate let make: @MainActor @Sendable () -> Kept

  /// Creates a key that differs from all other keys. Store it in a constant.
  ///
  /// - Parameter make: Creates the object for a tree on first access.
  package init(make: @escaping @MainActor @Sendable () -> Kept) {
    index = companionCount.add(1, ordering: .relaxed).oldValue
    self.make = make
  }
}

private let companionCount = Atomic(0)

/// The objects that upper layers keep for a tree, at the indices of their keys.
struct TreeCompanions {
  private var known: [AnyObject?] = []

  /// Returns the object of a key. Safe because objects stay here for as long as the tree lives.
  @MainActor
  mutating func unretained<Kept>(_ key: TreeCompanion<Kept>) -> Unmanaged<Kept> {
    if key.index < known.count, let object = known[key.index] {
      // Safe because each index belongs to a single key, only objects of that key are stored there, and the array keeps them.
      return Unmanaged.passUnretained(unsafeDowncast(object, to: Kept.self))
    }
    let made = key.make()
    while known.count <= key.index { known.append(nil) }
    known[key.index] = made
    // Safe because the array keeps it.
    return Unmanaged.passUnretained(made)
  }
  /// Keeps an object for a key that hasn't been used.
  @MainActor
  mutating func keep<Kept>(_ object: Kept, for key: TreeCompanion<Kept>) {
    while known.count <= key.index { known.append(nil) }
    precondition(known[key.index] == nil, "The tree already has an object for this key. Keep one before it is used.")
    known[key.index] = object
  }
}
