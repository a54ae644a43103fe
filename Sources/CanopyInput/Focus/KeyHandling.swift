package import CanopyLayout

/// A handler of input that receives the keys of the focused view inside.
@MainActor
package protocol KeyHandling: InputHandler {
  /// Handles a key. Returns false to pass it on to the views around.
  func receive(_ event: KeyEvent) -> Bool

  /// Handles a command. Returns false to pass it on to the views around.
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
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}
