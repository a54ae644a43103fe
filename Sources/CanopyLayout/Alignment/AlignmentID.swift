internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// The identity of a custom alignment guide.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum FirstThird: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///   }
///   static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the position of the guide in a view that doesn't set it explicitly.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines the explicit guide of the n-th child with the guide of its container.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  // The result is the mean of the values of all children.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let known = parentValue else { return parentValue = childValue }
    parentValue = (known * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// A guide on either axis, as the layout engine represents it.
package struct AlignmentGuide: Hashable, Sendable {
  /// The guides of SwiftUI, which the engine compares and computes without calling `AlignmentID`.
  enum Standard: UInt8 {
    case leading
    case horizontalCenter
    case trailing
    case top
    case verticalCenter
    case bottom
    case firstTextBaseline
    case lastTextBaseline
    case other
  }

  // Safe because a type is constant. It lacks `Sendable` only because a conformance to `AlignmentID` may be isolated.
  nonisolated(unsafe) let id: any AlignmentID.Type
  let axis: Axis
  let standard: Standard

  init(_ id: any AlignmentID.Type, _ axis: Axis, _ standard: Standard = .other) {
    self.id = id
    self.axis = axis
    self.standard = standard
  }

  @inline(__always)
  package var isFirstBaseline: Bool { standard == .firstTextBaseline }

  package var isBaseline: Bool { standard == .firstTextBaseline || standard == .lastTextBaseline }

  /// Returns the default position of the guide in a view of a given size if it is a fraction of the size, or nil for other
  /// guides.
  func usualValue(in size: CGSize) -> CGFloat? {
    usualValue(across: axis == .horizontal ? size.width : size.height)
  }

  /// Returns the default position for a length on the axis of the guide.
  @inline(__always)
  func usualValue(across length: CGFloat) -> CGFloat? {
    switch standard {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: length / 2
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
    case .other: nil
    }
  }

  package static func == (first: AlignmentGuide, second: AlignmentGuide) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
