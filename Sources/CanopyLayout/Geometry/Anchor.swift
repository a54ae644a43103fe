public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
public import Foundation

/// A point or rectangle of a view. A `GeometryProxy` converts it to its own coordinates.
///
/// ```swift
/// Text("Here").anchorPreference(key: Marked.self, value: .bounds) { $0 }
/// ```
public struct Anchor<Value> {
  let node: LayoutNode
  let source: Source

  /// The part of a view that an anchor refers to.
  public struct Source: Sendable {
    /// Returns the value for the rectangle of the view in some coordinates.
    package let value: @Sendable (CGRect) -> Value
  }

  /// Returns the value in the coordinates of a view.
  @MainActor
  func value(in other: LayoutNode) -> Value { source.value(other.rect(node.frame, of: nil)) }
}

/// Safe because an anchor only identifies a view. The position of the view is read on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns a Boolean value that indicates whether two anchors refer to the same part of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    guard first.node == second.node else { return false }
    return onMainActor(with: (first, second)) { first, second in
      first.value(in: first.node) == second.value(in: second.node)
    }
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<Value>.Source { Anchor.Source { $0 } }

  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<Value>.Source {
    Anchor.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// Returns a point in fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The center of the view.
  public static var center: Anchor<Value>.Source { unitPoint(.center) }
  /// The center of the top edge.
  public static var top: Anchor<Value>.Source { unitPoint(.top) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<Value>.Source { unitPoint(.bottom) }
  /// The center of the leading edge.
  public static var leading: Anchor<Value>.Source { unitPoint(.leading) }
  /// The center of the trailing edge.
  public static var trailing: Anchor<Value>.Source { unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<Value>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<Value>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<Value>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<Value>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Creates a source for an array of anchors.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { self.init { rect in array.map { $0.value(rect) } } }

  /// Creates a source for an optional anchor.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { self.init { rect in anchor.map { $0.value(rect) } } }
}

extension View {
  /// Sets a preference to a value that `transform` returns for an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { result, element in
        result = transform(Anchor(node: LayoutNode(element), source: value))
      })
  }

  /// Modifies a preference of the descendants with an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K> { result, element in
        transform(&result, Anchor(node: LayoutNode(element), source: value))
      })
  }
}

/// A modifier that sets or changes a preference, given the element that it is attached to.
struct AnchorPreferenceModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value, ElementIndex) -> Void
}

@MainActor
extension AnchorPreferenceModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> PreferenceSetting<Key> { PreferenceSetting(context, at: transform) }
  func update(_ source: PreferenceSetting<Key>) { source.update(at: transform) }
}
