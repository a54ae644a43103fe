/// Holds the function behind an action, so that the action can be compared: by the identity of its box.
///
/// Functions are never equal. An action that held one itself would look changed after every update to all who read it
/// from the environment. A box stays the same while what it holds is replaced.
package final class ActionBox<Function> {
  /// What the action does.
  package var function: Function

  package init(_ function: Function) { self.function = function }
}

/// Safe because the function is called and replaced on the main actor only.
extension ActionBox: @unchecked Sendable {}
