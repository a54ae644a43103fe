package import CanopyDrawing

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    /// Creates a line style; without a color, lines have that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line.
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
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// Dashes, each followed by two dots.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
  }
}
