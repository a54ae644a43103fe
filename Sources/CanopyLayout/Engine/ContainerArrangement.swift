/// What makes the layout of a container: a `Layout`, or something of the framework's own that needs more than that.
public protocol _ContainerArrangement {
  /// Whether rows in the container are made only where they are to be seen.
  static var _isLazy: Bool { get }

  /// Makes what lays out a container.
  func _makeContainer() -> _LayoutContainer

  /// Hands a container another value.
  func _update(_ container: _LayoutContainer, of element: UInt32)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _ContainerArrangement {
  @inlinable
  public static var _isLazy: Bool { false }
}

/// What lays out a container.
public struct _LayoutContainer {
  let layout: ContainerLayout
}
