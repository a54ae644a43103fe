internal import CanopyCore
internal import Foundation

/// The widths that an inspector may have.
struct InspectorWidth: Equatable {
  var least: CGFloat
  var ideal: CGFloat
  var most: CGFloat

  /// The width of an inspector that doesn't set one.
  static let standard = InspectorWidth(least: 220, ideal: 270, most: 400)

  /// A Boolean value that indicates whether people can change the width.
  var isVariable: Bool { most > least }

  /// Returns the closest width in the range. NaN becomes the ideal width, and negative widths become 0.
  func limited(_ width: CGFloat?) -> CGFloat {
    func valid(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length : nil }
    let wanted = width.flatMap(valid) ?? valid(ideal) ?? Self.standard.ideal
    let lower = valid(least) ?? 0
    return Swift.max(Swift.min(wanted, valid(most) ?? .greatestFiniteMagnitude), lower)
  }

  /// The width that an inspector's content requests. If several views request one, the outermost wins.
  enum Key: PreferenceKey {
    static var defaultValue: InspectorWidth? { nil }

    static func reduce(value: inout InspectorWidth?, nextValue: () -> InspectorWidth?) { value = value ?? nextValue() }
  }
}
