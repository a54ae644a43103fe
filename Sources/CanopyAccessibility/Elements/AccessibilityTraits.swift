/// Traits that describe how an accessibility element behaves.
///
/// ```swift
/// Text("Chapter 1").accessibilityAddTraits(.isHeader)
/// ```
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is a header that divides content into sections, such as the title of a screen.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The element plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The element behaves as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is text that can't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The element summarizes the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The element changes its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts a media session, during which assistive technologies are silent.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element accepts touches directly, without an assistive technology in between.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The element turns to the next page after its content has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The element is modal: its siblings can't be reached.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits: CustomStringConvertible {
  private static var names: [(AccessibilityTraits, String)] {
    [
      (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"),
      (.isSearchField, "isSearchField"), (.isImage, "isImage"), (.playsSound, "playsSound"),
      (.isKeyboardKey, "isKeyboardKey"), (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
      (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
    ]
  }

  /// The names of the traits, such as `[isButton, isSelected]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }

  /// The names of the traits in code.
  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
