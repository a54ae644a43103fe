internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyRaster
internal import CanopyScene
public import CanopyStyle
public import Foundation

/// A window of an app from the host's point of view, passed to ``AppHost/open(_:)``.
@MainActor
public final class HostedWindow {
  let window: AppWindow
  private weak var app: HostedApp?
  /// The surface on which the host shows the window, or nil before it is shown and after it has closed.
  public private(set) var surface: (any HostSurface)?
  private var connection: SurfaceConnection?
  private var geometry: WindowGeometry
  /// A Boolean value that indicates whether the host sets the size.
  private var isSized = false
  private var picture: Picture?
  private var lastDate = Date.distantPast

  /// The pixels of the window, and the parameters that they were drawn with.
  private struct Picture {
    let raster: RasterFrame
    let geometry: WindowGeometry
    let background: DrawColor
  }

  init(of window: AppWindow, in app: HostedApp) {
    self.window = window
    self.app = app
    geometry = WindowGeometry(size: window.openingSize(usual: Self.usualSize))
  }

  private static let usualSize = CGSize(width: 800, height: 600)

  /// Shows the window on a surface of the host.
  func show(in surface: any HostSurface, values: EnvironmentValues, clipboard: any Clipboard) {
    self.surface = surface
    let connection = SurfaceConnection(surface, of: self, clipboard: clipboard) { [weak self] in self?.activate() }
    self.connection = connection
    window.show(in: connection, geometry: geometry, values: values)
    // The content is mounted now, and its size limits apply.
    if isSized { return }
    geometry.size = window.openingSize(usual: Self.usualSize)
    applyGeometry()
  }

  /// Releases the surface, because the window is gone.
  func didClose() {
    let closed = surface
    connection?.end()
    (surface, connection, picture) = (nil, nil, nil)
    closed?.close()
    app?.didClose(self)
  }

  // MARK: Decisions of the app

  /// The title, or an empty string for none.
  public var title: String { window.properties.title }
  /// The minimum size that the content allows.
  public var minimumSize: CGSize { window.properties.minimumSize }
  /// The maximum size that the content allows, which is infinite in a dimension without a limit.
  public var maximumSize: CGSize { window.properties.maximumSize }
  /// The color scheme that the content prefers and already uses, or nil for the system's.
  public var preferredColorScheme: ColorScheme? { window.properties.preferredColorScheme }
  /// The initial position, from 0 to 1 in each dimension of the screen, or nil to let the host choose.
  public var initialPosition: CGPoint? { window.properties.initialPosition }
  /// A Boolean value that indicates whether the window has a title bar, if windows of the host have one.
  public var showsTitleBar: Bool { window.properties.showsTitleBar }
  /// A Boolean value that indicates whether the window stays in front of windows that don't float.
  public var floatsOnTop: Bool { window.properties.floatsOnTop }
  /// The file that the window shows, or nil for none.
  public var document: URL? { window.properties.document }
  /// A Boolean value that indicates whether the document has unsaved changes.
  public var isDocumentEdited: Bool { window.properties.isDocumentEdited }
  /// A Boolean value that indicates whether the window has closed. It never opens again.
  public var isClosed: Bool { window.isClosed }

  /// Returns the initial size of the window, for a host that doesn't set it. Ask again in the first call of
  /// ``HostSurface/windowDidChange()``, when the content is known.
  ///
  /// - Parameter usual: The size for windows if the app doesn't set one.
  public func openingSize(usual: CGSize) -> CGSize { window.openingSize(usual: usual) }

  // MARK: Decisions of the host

  /// The size of the content, in points.
  public var size: CGSize { geometry.size }
  /// The number of pixels per point.
  public var scale: CGFloat { geometry.scale }

  /// Resizes the window.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - scale: The number of pixels per point, or nil to keep the current one.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    isSized = true
    geometry.size = size
    if let scale { geometry.scale = scale }
    applyGeometry()
  }

  /// The insets at the edges that content avoids.
  public var safeArea: EdgeInsets {
    get { geometry.safeArea }
    set {
      geometry.safeArea = newValue
      applyGeometry()
    }
  }

  /// The height of an on-screen keyboard, which covers the lower part of the window.
  public var keyboardHeight: CGFloat {
    get { geometry.keyboardHeight }
    set {
      geometry.keyboardHeight = newValue
      applyGeometry()
    }
  }

  private func applyGeometry() { if surface != nil { window.geometry = geometry } }

  /// The activity of the window. A new window is `.active`, and the others then become `.inactive`.
  public var activity: ScenePhase {
    get { window.activity }
    set { window.activity = newValue }
  }

  /// Brings the window to the front at a person's request.
  public func activate() { app?.bringToFront(self) }

  /// Passes input to the window, for delivery in the next frame.
  public func send(_ event: HostEvent) { window.receive(event.input) }

  /// Runs a frame: delivers events, updates views, advances animations, and draws what has changed.
  ///
  /// Call it at most once per refresh of the display, after ``HostSurface/requestFrame()``. The window requests the next frame
  /// itself, immediately or when something changes without input, such as a blinking caret.
  ///
  /// - Parameter date: The time to show. It must not go backward.
  /// - Returns: The picture of the window, or nil if it has closed or nothing has changed.
  public func nextFrame(at date: Date = Date()) -> HostFrame? {
    lastDate = max(date, lastDate)
    guard surface != nil, let shown = window.runFrame(at: lastDate), let frame = window.frame else { return nil }
    let (geometry, background) = (window.geometry, frame.background)
    if let picture, picture.geometry == geometry, picture.background == background {
      let changes = picture.raster.show(shown.list, changedIn: shown.damage)
      return changes.isEmpty ? nil : HostFrame(picture.raster, changes: changes)
    }
    picture = nil
    guard let raster = RasterFrame(size: geometry.size, scale: geometry.scale, background: background) else {
      app?.warnOnce(
        """
        A window of \(geometry.size.width) × \(geometry.size.height) points at the scale \(geometry.scale) has no picture: it \
        would have too many pixels, or none.
        """)
      return nil
    }
    raster.show(shown.list)
    picture = Picture(raster: raster, geometry: geometry, background: background)
    let all = Extent(left: 0, top: 0, right: CGFloat(raster.width), bottom: CGFloat(raster.height))
    return HostFrame(raster, changes: [all])
  }

  /// Closes the window on behalf of a person. The window stays open if its content asks for confirmation.
  public func requestClose() { window.requestClose() }

  /// Closes the window immediately, for a host whose window is gone.
  public func close() { window.close() }

  func settingsDidChange(_ values: EnvironmentValues) { if surface != nil { window.values = values } }
}
