extension KeyboardShortcut {
  /// The adaptation of a shortcut to the user's keyboard and writing direction.
  public struct Localization: Equatable, Sendable {
    private enum Choice { case automatic, withoutMirroring, custom }
    private let choice: Choice

    /// Remaps the key to the user's keyboard layout, and mirrors it in right-to-left layouts.
    public static let automatic = Localization(choice: .automatic)

    /// Remaps the key to the user's keyboard layout, but doesn't mirror it.
    public static let withoutMirroring = Localization(choice: .withoutMirroring)

    /// Keeps the key unchanged.
    public static let custom = Localization(choice: .custom)
  }
}
