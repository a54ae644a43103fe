public import CanopyCore
public import CanopyDrawing
public import CanopyStyle

// Names for what desktops of Linux and browsers decide by themselves. They are here so that the compiler says what takes their place.

extension View {
  /// Hosts resize windows by themselves.
  @available(*, unavailable, message: "Desktops decide which edge of a window stays when its size changes.")
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

extension Scene {
  /// Desktops place windows by themselves.
  @available(
    *, unavailable, message: "Desktops place windows, and don't tell apps the size of the display. Use defaultSize(_:)."
  )
  nonisolated public func defaultWindowPlacement(_ makePlacement: @escaping (Any, Any) -> Any) -> some Scene { self }
}

extension EnvironmentValues {
  /// Hosts can't hide a window.
  @available(*, unavailable, message: "Hosts can't hide a window behind another one. Use openWindow and dismissWindow.")
  public var pushWindow: OpenWindowAction { openWindow }
}
