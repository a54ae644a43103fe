internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// How views beside or behind each other are lined up from side to side.
public struct HorizontalAlignment: Hashable, Sendable {
  // Safe because a guide is constant; it lacks `Sendable` only for the type of its identifier.
  nonisolated(unsafe) let guide: AlignmentGuide

  /// Lines up a guide of your own.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .horizontal) }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentGuide.Standard) {
    guide = AlignmentGuide(id, .horizontal, standard)
  }

  /// Leading edges are in line.
  public static let leading = HorizontalAlignment(Leading.self, .leading)
  /// Centres are in line.
  public static let center = HorizontalAlignment(Center.self, .horizontalCenter)
  /// Trailing edges are in line.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
  /// Where the separators of list rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where the separators of list rows end.
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
