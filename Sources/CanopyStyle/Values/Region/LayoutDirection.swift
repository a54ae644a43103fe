/// The horizontal direction of writing and layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right: the leading edge is on the left.
  case leftToRight
  /// From right to left: the leading edge is on the right.
  case rightToLeft
}

/// The adaptation of content to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The content is never mirrored.
  case fixed
  /// The content is mirrored in layouts of the given direction.
  case mirrors(in: LayoutDirection)

  /// The content is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
