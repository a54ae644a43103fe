/// How views on top of each other are lined up, both ways.
public struct Alignment: Hashable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Lines up both ways.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centres.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edges.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edges.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edges.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edges.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corners at the top and the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corners at the top and the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corners at the bottom and the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corners at the bottom and the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// The middle of the baselines of the topmost lines of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the baselines of the bottommost lines of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge and the baseline of the topmost line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge and the baseline of the bottommost line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge and the baseline of the topmost line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge and the baseline of the bottommost line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
