/// A type that makes the layout of a container: a `Layout`, or an arrangement of the framework.
public protocol _ContainerArrangement {
  /// A Boolean value that indicates whether the container makes only rows that can be seen.
  static var _isLazy: Bool { get }

  /// Makes the layout of a container.
  func _makeContainer() -> _LayoutContainer

  /// Updates the layout of a container with a new value.
  func _update(_ container: _LayoutContainer, of element: UInt32)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _ContainerArrangement {
  @inlinable
  public static var _isLazy: Bool { false }
}

/// The layout of a container.
public struct _LayoutContainer {
  let layout: ContainerLayout
}
