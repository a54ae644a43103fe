package import CanopyDrawing

extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    /// A line of a pattern, in a color of its own or else in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One unbroken line.
    public static let single = LineStyle()

    /// What a line consists of.
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
