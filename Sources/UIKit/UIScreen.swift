internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The screen from the app's point of view: the window in which the code runs. On a phone, the two are the same.
///
/// In views, use `GeometryReader`, `containerRelativeFrame` or `onGeometryChange`, which respond to changes of the size.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen of the window in which the code runs.
  public static let main = UIScreen()

  private init() {}

  /// The bounds of the window, in points. Desktops don't report the size of the display to apps.
  public var bounds: CGRect { CGRect(origin: .zero, size: CurrentWindow.running?.size ?? .zero) }

  /// The bounds of the window, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { CurrentWindow.running?.environment.displayScale ?? 1 }

  /// The number of pixels per point, which is the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The brightness of the display.
  @available(*, unavailable, message: "Desktops and browsers don't tell apps the brightness of the display.")
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
}
