package import CanopyDrawing
public import CanopyStyle
package import Foundation

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The edge where lines begin.
  case leading
  /// The middle.
  case center
  /// The edge where lines end.
  case trailing
}

extension Text {
  /// A letter case.
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase

    /// Returns the string in this case according to a locale. In Turkish, for example, `i` becomes `İ`.
    package func applied(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    /// Creates a line style. Without a color, lines have the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single unbroken line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      package let kind: LinePattern

      /// An unbroken line.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(kind: .dashDot)
      /// Dashes, each followed by two dots.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }
}

extension Text {
  /// The scale of text relative to its font.
  public struct Scale: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case standard, secondary }

    package let kind: Kind

    /// The size of the font.
    public static let `default` = Scale(kind: .standard)
    /// A smaller size, for secondary text.
    public static let secondary = Scale(kind: .secondary)

    /// The size of the text divided by that of its font.
    var factor: CGFloat {
      switch kind {
      case .standard: 1
      case .secondary: 0.8
      }
    }
  }
}

extension Text {
  /// The position of the ellipsis in truncated text.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line is truncated.
    case head
    /// The end of the line is truncated.
    case tail
    /// The middle of the line is truncated.
    case middle
  }
}
