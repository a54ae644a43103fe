/// The kind of a text, which assistive technologies consider when they read it.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Text without a particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The text of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, such as the text of a book.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6

  var number: Int { Int(rawValue) }
}

/// Options for how a screen reader behaves in a direct touch area.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen reader is silent, because the area plays its own sounds.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches reach the area only after people have activated it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)

  var names: [String] {
    [(Self.silentOnTouch, "silentOnTouch"), (.requiresActivation, "requiresActivation")].filter { contains($0.0) }
      .map(\.1)
  }
}

/// The role of a view in a pair of a label and the content that it describes.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label.
  case label
  /// The view is the content.
  case content
}
