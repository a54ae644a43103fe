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
/// A modifier can have dynamic properties. They live as long as its place in the tree.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that `body(content:)` gives.
  associatedtype Body: View

  /// The type of the modified view in `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified content.
  @ViewBuilder func body(content: Content) -> Body

  /// Returns the number of words in the slots of a view of the given type with the modifier.
  static func _words<V: View>(around content: V.Type) -> Int

  /// Returns the number of elements that a view of the given type adds with the modifier.
  static func _elements<V: View>(around content: V.Type) -> Int

  /// Brings the modified view into the tree.
  static func _mount<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext)

  /// Takes new values of the modifier and the view.
  static func _update<V: View>(
    _ modifier: UnsafeMutablePointer<Self>, around content: UnsafeMutablePointer<V>, _ slots: _Slots,
    _ context: _MountContext)

  /// Takes the modified view out of the tree.
  static func _unmount<V: View>(around content: V.Type, _ slots: _Slots)
}

extension View {
  /// Applies a modifier.
  @inlinable @inline(__always)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies this modifier, then another.
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
