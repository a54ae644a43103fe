extension KeyboardShortcut {
  /// How a shortcut is fitted to the user's keyboard and direction of writing.
  public struct Localization: Equatable, Sendable {
    private enum Choice { case automatic, withoutMirroring, custom }
    private let choice: Choice

    /// Moves the key to where the user's keyboard has it, and turns it round where writing goes from right to left.
    public static let automatic = Localization(choice: .automatic)

    /// Moves the key, but does not turn it round.
    public static let withoutMirroring = Localization(choice: .withoutMirroring)

    /// Leaves the key as it is.
    public static let custom = Localization(choice: .custom)
  }
}
