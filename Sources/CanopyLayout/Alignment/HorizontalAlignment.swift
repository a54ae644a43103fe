internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// An alignment on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// Creates an alignment from a custom guide.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentGuide.Standard) {
    guide = AlignmentGuide(id, .horizontal, standard)
  }

  /// Aligns leading edges.
  public static let leading = HorizontalAlignment(Leading.self, .leading)
  /// Aligns centers.
  public static let center = HorizontalAlignment(Center.self, .horizontalCenter)
  /// Aligns trailing edges.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
  /// The guide at which the separators of list rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The guide at which the separators of list rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension HorizontalAlignment {
  init(_ guide: AlignmentGuide) { self.guide = guide }
}
