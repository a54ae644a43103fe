internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// The geometry of a scroll view: the sizes of the scroll view and its content, and the visible part.
///
/// ```swift
/// ScrollView { Rows() }
///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isFar in
///     showsButton = isFar
///   }
/// ```
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the visible rectangle in the content. At the beginning of the content, it is the negative inset of
  /// the edge.
  public var contentOffset: CGPoint
  /// The size of the content without insets.
  public var contentSize: CGSize
  /// The insets of the content: safe areas and content margins.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, including the parts behind insets.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, including the parts behind insets.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content inside the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }

  static let zero = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// A description of the geometry.
  public var debugDescription: String {
    """
    ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), \
    containerSize: \(containerSize))
    """
  }
}

/// The phase of a scroll view's movement.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The content rests.
  case idle
  /// A person touches the content, and may begin to scroll.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content continues to move after a person has released it.
  case decelerating
  /// The content moves to a position that a program has chosen.
  case animating

  /// A Boolean value that indicates whether the content is moving or may start to move.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  private let knownVelocity: CGVector

  init(geometry: ScrollGeometry, velocity: CGVector) {
    self.geometry = geometry
    knownVelocity = velocity
  }

  /// The velocity of the content offset in points per second; nil if the content rests.
  public var velocity: CGVector? { knownVelocity == .zero ? nil : knownVelocity }
}
