package import CanopyLayout

/// An input handler that receives the keys of a focused descendant.
@MainActor
package protocol KeyHandling: InputHandler {
  /// Handles a key. Returns false to pass it on to the view's ancestors.
  func receive(_ event: KeyEvent) -> Bool

  /// Handles a command. Returns false to pass it on to the view's ancestors.
  func receive(_ command: KeyCommand) -> Bool
}

extension KeyHandling {
  package func receive(_: KeyEvent) -> Bool { false }
  package func receive(_: KeyCommand) -> Bool { false }
}

/// The meaning of a key that no view has handled.
package enum KeyCommand: Sendable {
  case move(MoveCommandDirection)
  case exit
  case delete
  case copy
  case cut
  case paste
}

/// The direction of an arrow key, or of a similar device.
public enum MoveCommandDirection: Sendable {
  /// The upward direction.
  case up
  /// The downward direction.
  case down
  /// The left direction, in every reading direction.
  case left
  /// The right direction, in every reading direction.
  case right
}
