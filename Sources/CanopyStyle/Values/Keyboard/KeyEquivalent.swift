/// A key, by the character it types or stands for.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }

  /// The key that types a character literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The key with the arrow up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// The key with the arrow down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// The key with the arrow to the left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// The key with the arrow to the right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  /// Escape.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// The key that deletes what is before the insertion point.
  public static let delete: KeyEquivalent = "\u{8}"
  /// The key that deletes what is behind the insertion point.
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  /// Home.
  public static let home: KeyEquivalent = "\u{F729}"
  /// End.
  public static let end: KeyEquivalent = "\u{F72B}"
  /// Page up.
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  /// Page down.
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  /// Clear.
  public static let clear: KeyEquivalent = "\u{F739}"
  /// Tab.
  public static let tab: KeyEquivalent = "\t"
  /// The space bar.
  public static let space: KeyEquivalent = " "
  /// Return.
  public static let `return`: KeyEquivalent = "\r"
}

extension KeyEquivalent: Hashable {}
