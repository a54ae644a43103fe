internal import Foundation

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from an alignment for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Aligns centers.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Aligns the centers of leading edges.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Aligns the centers of trailing edges.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Aligns the centers of top edges.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Aligns the centers of bottom edges.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Aligns top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Aligns top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Aligns bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Aligns bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// Aligns the centers of first text baselines.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Aligns the centers of last text baselines.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Aligns leading edges and first text baselines.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Aligns leading edges and last text baselines.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Aligns trailing edges and first text baselines.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Aligns trailing edges and last text baselines.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

@MainActor
extension Alignment {
  /// Places a view in an area according to the alignment.
  func place(_ child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    Placing.place(child, at: offset(of: child, child.size(proposal), in: size, proposal), proposal)
  }

  /// Returns the offset of a view with a given size in an area.
  func offset(
    of child: LayoutNode, _ childSize: CGSize, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGPoint {
    func offset(_ guide: AlignmentGuide) -> CGFloat {
      guide.position(inAreaOf: size) - child.position(of: guide, in: childSize, proposal)
    }
    return CGPoint(x: offset(horizontal.guide), y: offset(vertical.guide))
  }
}

extension AlignmentGuide {
  /// Returns the default position of the guide in an area.
  func position(inAreaOf size: CGSize) -> CGFloat {
    usualValue(in: size)
      ?? id.defaultValue(in: ViewDimensions(size: size, node: LayoutNode(0), proposal: ProposedViewSize(size)))
  }
}
