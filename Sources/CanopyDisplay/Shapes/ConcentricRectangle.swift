internal import CanopyAnimation
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

extension Edge {
  /// A corner, where two edges meet.
  @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    /// The corner between the top and leading edges.
    case topLeading
    /// The corner between the top and trailing edges.
    case topTrailing
    /// The corner between the bottom and leading edges.
    case bottomLeading
    /// The corner between the bottom and trailing edges.
    case bottomTrailing

    /// The style of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      fileprivate let radius: CGFloat
      fileprivate let isConcentric: Bool

      fileprivate init(radius: CGFloat, isConcentric: Bool) {
        (self.radius, self.isConcentric) = (radius, isConcentric)
      }

      /// A corner with a fixed radius.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
      /// A corner that is concentric with the container's corner.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }
      /// A corner that is concentric with the container's corner, with at least the radius of another style.
      public static func concentric(minimum: Style) -> Style { Style(radius: minimum.radius, isConcentric: true) }

      /// Creates a corner with a fixed radius.
      public init(floatLiteral value: Double) { self.init(radius: value, isConcentric: false) }
      /// Creates a corner with a fixed radius.
      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), isConcentric: false) }
    }
  }
}

/// A rectangle whose corners are concentric with the corners of the enclosing container.
///
/// ```swift
/// ConcentricRectangle(corners: .concentric(minimum: 12))
///   .fill(.blue)
///   .padding(8)
///   .containerShape(.rect(cornerRadius: 30))
/// ```
///
/// The radius of a concentric corner is the container's radius minus the distance between the two corners. Corners that are far
/// from the container's corners are square, or have their minimum radius.
public struct ConcentricRectangle: Shape {
  private let corners: [Edge.Corner.Style]
  private let isUniform: Bool

  /// Creates a rectangle whose corners are all concentric.
  nonisolated public init() { self.init(corners: .concentric) }

  /// Creates a rectangle whose corners share a style.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: A Boolean value that indicates whether all corners have the largest of their radii.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners, isUniform: isUniform)
  }

  /// Creates a rectangle whose corners have individual styles.
  nonisolated public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: false)
  }

  nonisolated private init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style, isUniform: Bool
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
    self.isUniform = isUniform
  }

  /// Returns the outline of the rectangle. There is no container unless a view is being drawn.
  nonisolated public func path(in rect: CGRect) -> Path {
    let container = ContainerShape.current
    let outer = (container?.outline as? any CornerOutline)?.cornerRadii(in: container?.frame.size ?? .zero)
    var radii = zip(Edge.Corner.allCases, corners).map { corner, style in
      guard style.isConcentric, let frame = container?.frame, let outer else { return style.radius }
      let x = corner.isLeading ? rect.minX - frame.minX : frame.maxX - rect.maxX
      let y = corner.isTop ? rect.minY - frame.minY : frame.maxY - rect.maxY
      return max(outer[corner] - max(x, y, 0), style.radius, 0)
    }
    if isUniform { radii = radii.map { _ in radii.max() ?? 0 } }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle whose corners share a style.
  nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle whose corners have individual styles.
  nonisolated public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

/// The outline of a container with rounded corners.
protocol CornerOutline {
  /// Returns the corner radii for a container of a given size, or nil if it isn't a rectangle.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii?
}

extension Shape {
  /// Returns the corner radii in a frame of a given size, or nil if the shape isn't a rectangle.
  func _cornerRadii(in size: CGSize) -> RectangleCornerRadii? {
    let half = min(size.width, size.height) / 2
    func all(_ radius: CGFloat) -> RectangleCornerRadii {
      let radius = min(radius, half)
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    switch self {
    case let shape as RoundedRectangle: return all(min(shape.cornerSize.width, shape.cornerSize.height))
    case let shape as UnevenRoundedRectangle: return shape.cornerRadii
    case is Capsule, is Circle: return all(half)
    case is Rectangle: return all(0)
    default: return nil
    }
  }
}

extension Edge.Corner {
  fileprivate var isLeading: Bool { self == .topLeading || self == .bottomLeading }
  fileprivate var isTop: Bool { self == .topLeading || self == .topTrailing }
}

extension RectangleCornerRadii {
  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}
