/// A collection of views that modifiers treat as a unit, without a container.
///
/// ```swift
/// Group {
///   Text("Ann")
///   Text("Bob")
/// }
/// .font(.headline)
/// ```
///
/// Most modifiers of a group apply to each of its members.
public struct Group<Content> {
  @usableFromInline package var content: Content

  // Two arguments, because the closure of `Group { … }` would match an initializer with one.
  package init(of content: Content, _: Void) { self.content = content }
}

extension Group where Content: View {
  /// Creates a group of the views that `content` builds.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@MainActor
extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @inlinable
  public static var _words: Int { Content._words }
  @inlinable
  public static var _elements: Int { Content._elements }

  @inlinable
  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Content._mount(&view.pointee.content, slots, context)
  }

  @inlinable
  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    Content._update(&view.pointee.content, slots, context)
  }

  @inlinable
  public static func _unmount(_ slots: _Slots) { Content._unmount(slots) }
}
