internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// An alignment on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// Creates an alignment from a custom guide.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id, .vertical) }

  private init(_ id: any AlignmentID.Type, _ standard: AlignmentGuide.Standard) {
    guide = AlignmentGuide(id, .vertical, standard)
  }

  /// Aligns top edges.
  public static let top = VerticalAlignment(Top.self, .top)
  /// Aligns centers.
  public static let center = VerticalAlignment(Center.self, .verticalCenter)
  /// Aligns bottom edges.
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)
  /// Aligns the baselines of the topmost lines of text. A view without text uses its bottom edge.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstTextBaseline)
  /// Aligns the baselines of the bottommost lines of text. A view without text uses its bottom edge.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastTextBaseline)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? .infinity, childValue)
    }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

    static func _combineExplicit(childValue: CGFloat, _: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? -.infinity, childValue)
    }
  }
}

extension VerticalAlignment {
  init(_ guide: AlignmentGuide) { self.guide = guide }
}
