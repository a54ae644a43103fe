internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyRaster
internal import CanopyScene
public import CanopyStyle
public import Foundation

/// A window of an app, as its host uses it. ``AppHost/open(_:)`` receives it.
@MainActor
public final class HostedWindow {
  let window: AppWindow
  private weak var app: HostedApp?
  /// The place in which the host shows it; nil before, and when it has closed.
  public private(set) var surface: (any HostSurface)?
  private var connection: SurfaceConnection?
  private var geometry: WindowGeometry
  /// A Boolean value that indicates whether the host decides the size.
  private var isSized = false
  private var picture: Picture?
  private var lastDate = Date.distantPast

  /// The pixels of the window, and what they were drawn for.
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

  /// Shows the window in a place of the host.
  func show(in surface: any HostSurface, values: EnvironmentValues, clipboard: any Clipboard) {
    self.surface = surface
    let connection = SurfaceConnection(surface, of: self, clipboard: clipboard) { [weak self] in self?.activate() }
    self.connection = connection
    window.show(in: connection, geometry: geometry, values: values)
    // The content is known now, and limits the size.
    if isSized { return }
    geometry.size = window.openingSize(usual: Self.usualSize)
    applyGeometry()
  }

  /// Forgets the place, from which the window has gone.
  func didClose() {
    let closed = surface
    connection?.end()
    (surface, connection, picture) = (nil, nil, nil)
    closed?.close()
    app?.didClose(self)
  }

  // MARK: Decisions of the app

  /// The title; empty for none.
  public var title: String { window.properties.title }
  /// The least size that the content allows.
  public var minimumSize: CGSize { window.properties.minimumSize }
  /// The greatest size that the content allows; infinite in a dimension without a limit.
  public var maximumSize: CGSize { window.properties.maximumSize }
  /// The color scheme that the content prefers, which it has already; nil for that of the system.
  public var preferredColorScheme: ColorScheme? { window.properties.preferredColorScheme }
  /// The place at which the window opens, from 0 to 1 in each direction of the screen; nil for where the host wants it.
  public var initialPosition: CGPoint? { window.properties.initialPosition }
  /// A Boolean value that indicates whether the window has a title bar, where others have one.
  public var showsTitleBar: Bool { window.properties.showsTitleBar }
  /// A Boolean value that indicates whether the window is in front of others that don't float.
  public var floatsOnTop: Bool { window.properties.floatsOnTop }
  /// The file that the window shows; nil for none.
  public var document: URL? { window.properties.document }
  /// A Boolean value that indicates whether the document has changes that its file doesn't have.
  public var isDocumentEdited: Bool { window.properties.isDocumentEdited }
  /// A Boolean value that indicates whether the window has closed.
  public var isClosed: Bool { window.isClosed }

  /// Returns the size in which the window opens, for a host that doesn't decide it. Ask again in the first
  /// ``HostSurface/windowDidChange()``, when the content is known.
  ///
  /// - Parameter usual: The size of windows for which the app says none.
  public func openingSize(usual: CGSize) -> CGSize { window.openingSize(usual: usual) }

  // MARK: Decisions of the host

  /// The size of the content, in points.
  public var size: CGSize { geometry.size }
  /// The number of pixels per point.
  public var scale: CGFloat { geometry.scale }

  /// Gives the window another size.
  ///
  /// - Parameters:
  ///   - size: The size of the content, in points.
  ///   - scale: The number of pixels per point; nil to leave it as it is.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    isSized = true
    geometry.size = size
    if let scale { geometry.scale = scale }
    applyGeometry()
  }

  /// The parts at the edges that content keeps clear of.
  public var safeArea: EdgeInsets {
    get { geometry.safeArea }
    set {
      geometry.safeArea = newValue
      applyGeometry()
    }
  }

  /// The height of a keyboard on the screen, which covers the lower part of the window.
  public var keyboardHeight: CGFloat {
    get { geometry.keyboardHeight }
    set {
      geometry.keyboardHeight = newValue
      applyGeometry()
    }
  }

  private func applyGeometry() { if surface != nil { window.geometry = geometry } }

  /// The attention that the window has. That of a new window is `.active`, and the others become `.inactive` then.
  public var activity: ScenePhase {
    get { window.activity }
    set { window.activity = newValue }
  }

  /// Brings the window to the front, because the person wants it there.
  public func activate() { app?.bringToFront(self) }

  /// Passes on what a person does. The next frame delivers it.
  public func send(_ event: HostEvent) { window.receive(event.input) }

  /// Runs a frame: delivers events, updates the views for all changes, moves what is animated, and draws what looks different.
  ///
  /// Call it at most once for each refresh of the display, after ``HostSurface/requestFrame()``. The window asks for the next one itself,
  /// at once or when something changes by itself, such as a caret.
  ///
  /// - Parameter date: The time that the window shows. It doesn't go back.
  /// - Returns: The picture of the window; nil if it has closed, or if nothing looks different.
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

  /// Closes the window as a person does: its content may ask for confirmation, and then stays.
  public func requestClose() { window.requestClose() }

  /// Closes the window at once, for a host whose window is gone.
  public func close() { window.close() }

  func settingsDidChange(_ values: EnvironmentValues) { if surface != nil { window.values = values } }
}
