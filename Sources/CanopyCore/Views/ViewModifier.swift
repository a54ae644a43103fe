/// A modifier that you apply to a view, producing a different version of it.
///
/// ```swift
/// struct Highlighted: ViewModifier {
///   @Environment(\.isEnabled) private var isEnabled
///   func body(content: Content) -> some View {
///     content.bold(isEnabled)
///   }
/// }
///
/// Text("now").modifier(Highlighted())
/// ```
///
/// A modifier can have dynamic properties, such as `@State`. Their values last as long as the modified view is in the tree.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View

  /// The type of the content that is passed to `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the content with the modifier applied.
  @ViewBuilder func body(content: Content) -> Body

  /// Returns the number of words that a view of the given type with this modifier needs for its slots.
  static func _words<V: View>(around content: V.Type) -> Int

  /// Returns the number of elements that a view of the given type with this modifier adds to its parent.
  static func _elements<V: View>(around content: V.Type) -> Int

  /// Adds the modified view to the tree.
  static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext)

  /// Updates the modified view with new values of the modifier and the view.
  static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext)

  /// Removes the modified view from the tree.
  static func _unmount<V: View>(around content: V.Type, _ slots: _Slots)
}

extension View {
  /// Applies a modifier to this view.
  @inlinable @inline(__always)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier, and then another modifier.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: BitwiseCopyable, Sendable {
  /// An empty modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}
}

@MainActor
extension EmptyModifier: PrimitiveModifier {}
