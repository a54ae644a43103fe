/// A view that shows nothing and takes no room.
public struct EmptyView: BitwiseCopyable, Sendable {
  /// Makes one.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
extension EmptyView: View, PrimitiveView {
  @inlinable
  public static var _words: Int { 0 }
  @inlinable
  public static var _elements: Int { 0 }
  @inlinable
  public static func _mount(_: UnsafeMutablePointer<Self>, _: _Slots, _: _MountContext) {}
  @inlinable
  public static func _update(_: UnsafeMutablePointer<Self>, _: _Slots, _: _MountContext) {}
  @inlinable
  public static func _unmount(_: _Slots) {}
}
