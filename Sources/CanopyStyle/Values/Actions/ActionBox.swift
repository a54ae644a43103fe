/// A reference to the closure of an action, which makes the action comparable by identity.
///
/// Closures can't be compared. An action that stored its closure directly would look changed to all its readers in the
/// environment after each update. The box keeps its identity while its closure is replaced.
package final class ActionBox<Function> {
  /// The closure that performs the action.
  package var function: Function

  package init(_ function: Function) { self.function = function }
}

/// Safe because the function is only called and replaced on the main actor.
extension ActionBox: @unchecked Sendable {}
