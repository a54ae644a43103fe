public import CanopyCore
public import CanopyDrawing
public import CanopyStyle

// Features that Linux desktops and browsers control. The declarations exist so that the compiler can suggest a replacement.

extension View {
  /// Hosts choose how to resize windows.
  @available(*, unavailable, message: "Desktops decide which edge of a window stays when its size changes.")
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
}

extension Scene {
  /// Desktops place windows.
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
