internal import CanopyCore
internal import CanopyStyle
public import Foundation

/// A guide by which views are lined up.
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
  /// Where the guide is in a view that does not say so by itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes the guide of another child into that of a container.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AlignmentID {
  // The middle of all: the n-th value weighs as much as each of those before.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let known = parentValue else { return parentValue = childValue }
    parentValue = (known * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}

/// A guide in either direction, as the engine asks for it.
package struct AlignmentGuide: Hashable {
  /// The guides that nearly everybody uses.
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

  let id: any AlignmentID.Type
  let axis: Axis
  let standard: Standard

  init(_ id: any AlignmentID.Type, _ axis: Axis, _ standard: Standard = .other) {
    self.id = id
    self.axis = axis
    self.standard = standard
  }

  @inline(__always)
  package var isBaseline: Bool { standard == .firstTextBaseline || standard == .lastTextBaseline }

  /// Where the guide is in a view of a size that does not say so by itself, for those that are easily told.
  func usualValue(in size: CGSize) -> CGFloat? {
    usualValue(across: axis == .horizontal ? size.width : size.height)
  }

  /// The same for what the view takes in the direction of the guide.
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
