/// The states of the views in a row that isn't in the tree, by structural path.
///
/// Each node represents one step of a path: a view with a body, a branch, a view with an identifier, or a row of an
/// inner `ForEach`. There are nodes only on the paths to states.
@MainActor
package final class KeptStates {
  /// The dynamic properties of the view, in the order of declaration; nil for those without state.
  var properties: [Any?] = []
  /// The `RowKeeper` of a lazy `ForEach`.
  var rows: AnyObject?
  private var parts: [(step: Step, states: KeptStates?)] = []
  /// The index of the part at which the search for the next step begins. Steps are mostly taken in the order in which
  /// they were added.
  private var next = 0

  /// One step of a structural path.
  struct Step: Equatable {
    /// The distance of the view's slots from the beginning of the block that contains them.
    let offset: Int
    let mark: Mark
  }

  /// The part of a step that distinguishes views that share a place.
  package enum Mark: Equatable {
    case type(ObjectIdentifier)
    case branch(isTrue: Bool)
    case id(AnyHashable)
    /// The only view of a block of slots.
    case block
  }

  func add(_ states: KeptStates, at step: Step) { parts.append((step, states)) }

  /// Removes and returns the states of a step. Later calls for the same step don't find them again.
  func take(_ step: Step) -> KeptStates? {
    for distance in 0..<parts.count {
      let place = (next + distance) % parts.count
      guard parts[place].step == step, let states = parts[place].states.take() else { continue }
      next = place + 1
      return states
    }
    return nil
  }
}
