/// What makes the layout of a container: a `Layout`, or something of the framework's own that needs more than that.
public protocol _ContainerArrangement {
  /// Makes what lays out a container.
  func _makeContainer() -> _LayoutContainer

  /// Hands a container another value.
  func _update(_ container: _LayoutContainer, of element: UInt32)
}

/// What lays out a container.
public struct _LayoutContainer {
  let layout: ContainerLayout
}
