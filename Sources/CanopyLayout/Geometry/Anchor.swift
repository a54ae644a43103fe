internal import CanopyCore
public import CanopyStyle
public import Foundation

/// A place on a view, as others see it: `GeometryProxy` tells where that is in its own coordinates.
///
/// ```swift
/// Text("Here").anchorPreference(key: Marked.self, value: .bounds) { $0 }
/// ```
public struct Anchor<Value> {
  let node: LayoutNode
  let source: Source

  /// What to take of a view.
  public struct Source: Sendable {
    /// What it is, given the rectangle of the view in the coordinates of whoever asks.
    let value: @Sendable (CGRect) -> Value
  }

  /// Where it is in the coordinates of a view.
  func value(in other: LayoutNode) -> Value { source.value(other.rect(node.frame, of: nil)) }
}

/// Safe because an anchor only says which view is meant; where that is, is asked on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether they are the same place of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.node == second.node && first.value(in: first.node) == second.value(in: second.node)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes whose place it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<Value>.Source { Anchor.Source { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source {
    Anchor.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point as a part of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The middle.
  public static var center: Anchor<Value>.Source { unitPoint(.center) }
  /// The middle of the upper edge.
  public static var top: Anchor<Value>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
  /// The middle of the left edge.
  public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
  /// The upper left corner.
  public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { self.init { rect in array.map { $0.value(rect) } } }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { self.init { rect in anchor.map { $0.value(rect) } } }
}
