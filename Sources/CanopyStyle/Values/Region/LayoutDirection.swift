/// The side that writing begins at, and so all layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// What becomes of something where the leading edge is on the right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where the direction is another one than it was made for.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where the leading edge is on the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
