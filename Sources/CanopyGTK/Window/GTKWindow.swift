internal import CanopyPresentation
internal import CGTK
internal import CanopyInput
internal import CanopyMainLoop
internal import CanopyScene
internal import CanopyStyle
internal import Foundation

/// The GTK window of an app's window.
@MainActor
final class GTKWindow: HostWindow {
  let window: AppWindow
  let clipboard: any Clipboard
  let content = ContentWidget()
  /// The underlying GTK window.
  let pointer: UnsafeMutablePointer<GtkWindow>
  private(set) var isClosed = false
  /// A closure called when the window has come to the front, prefers a different color scheme, or has closed.
  var didChange: () -> Void = {}

  private var picture: TiledPicture?
  private var lastDate = Date.distantPast
  private lazy var ticks = FrameTicks(of: content.pointer) { [weak self] in self?.runFrame(at: $0) }
  private lazy var pointerInput = PointerInput(of: content.pointer) { [weak self] in self?.window.receive($0) }
  private lazy var keyInput = KeyInput(of: content.pointer) { [weak self] in self?.window.receive($0) }
  private lazy var dropInput = DropInput(of: content.pointer) { [weak self] in
    self?.window.frame?.dropOperation
  } send: { [weak self] in
    self?.window.receive($0)
  }
  private lazy var timer = LoopTimer { [weak self] in self?.requestFrame() }

  /// The menu bar above the content.
  private let menuBar: WindowMenuBar

  init(of window: AppWindow, clipboard: any Clipboard, size: CGSize, hasHeaderBar: Bool) {
    self.window = window
    self.clipboard = clipboard
    pointer = canopy_new_window()
    let header = hasHeaderBar && window.properties.showsTitleBar ? HeaderBar(of: pointer) : nil
    menuBar = WindowMenuBar(in: pointer, above: content.pointer, header: header)
    gtk_window_set_default_size(pointer, Int32(size.width), Int32(size.height) + pointer.titleBarHeight)
    content.draw = { [weak self] in self?.picture?.add(to: $0) }
    content.didAllocate = { [weak self] in self?.resize(width: $0, height: $1) }
    pointerInput.willPress = { [content] in gtk_widget_grab_focus(content.pointer) }
    pointerInput.isOutside = { [weak self] in self?.passOnDrag(by: $0, at: $1) ?? false }
    keyInput.opensMenu = { [menuBar] in menuBar.isOpened(by: $0, $1) }
    followWindow()
  }

  var object: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }
  private var widget: UnsafeMutablePointer<GtkWidget> { object.assumingMemoryBound(to: GtkWidget.self) }

  /// Shows the window on the screen.
  func present() {
    // GTK creates its title bar together with the surface.
    keepingContentHeight { gtk_widget_realize(widget) }
    gtk_window_present(pointer)
    gtk_widget_grab_focus(content.pointer)
    followSurface()
  }

  /// Shows menus above the content, which keeps its size. Pass nil to show none.
  func show(_ menus: MenuModel?) { if !isClosed { menuBar.show(menus) } }

  // MARK: Accessibility

  private var elements: ElementWidgetTree?

  /// Starts or stops describing the content to assistive technologies.
  func describe(_ isWanted: Bool) {
    guard !isClosed, isWanted != (elements != nil) else { return }
    elements?.stop()
    elements =
      isWanted
      ? window.frame.map { frame in
        ElementWidgetTree(of: frame.accessibility, in: content.pointer) { [weak self] in self?.requestFrame() }
      } : nil
  }

  // MARK: Frames

  func requestFrame() { if !isClosed { ticks.request() } }

  func requestFrame(at date: Date?) { if !isClosed { timer.fire(at: date) } }

  private func runFrame(at date: Date) {
    // The clock of a window doesn't go backward.
    lastDate = max(date, lastDate)
    guard !isClosed, let shown = window.runFrame(at: lastDate) else { return }
    elements?.didRunFrame()
    dropInput.didRunFrame()
    if show(shown) { gtk_widget_queue_draw(content.pointer) }
  }

  /// Draws a frame into the picture. Returns a Boolean value that indicates whether the picture has changed.
  private func show(_ shown: Frame.Shown) -> Bool {
    guard let frame = window.frame else { return false }
    let (size, scale, background) = (window.geometry.size, window.geometry.scale, frame.background)
    if let picture, picture.matches(size: size, scale: scale, background: background) { return picture.show(shown) }
    picture = TiledPicture(size: size, scale: scale, background: background)
    picture?.showAll(shown.list)
    return true
  }

  // MARK: Dragging

  /// Lets the desktop handle the drag of a view whose pointer has left the window. Returns false if no view is being dragged.
  private func passOnDrag(by device: OpaquePointer, at location: CGPoint) -> Bool {
    guard !isClosed, let surface = gtk_native_get_surface(OpaquePointer(pointer)),
      let handed = window.frame?.handOverDrag()
    else { return false }
    requestFrame()
    return DragOutput.begin(handed, by: device, in: surface, at: location, scale: window.geometry.scale)
  }

  // MARK: Size

  /// Called while GTK lays out the window, just before drawing, so the content has its new size in the same frame.
  private func resize(width: Int32, height: Int32) {
    guard !isClosed, width > 0, height > 0 else { return }
    var geometry = window.geometry
    geometry.size = CGSize(width: Int(width), height: Int(height))
    geometry.scale = CGFloat(content.scale)
    guard geometry != window.geometry else { return }
    window.geometry = geometry
    runFrame(at: ticks.date)
  }

  /// Resizes the content.
  func setSize(_ size: CGSize) {
    guard !isClosed, size != window.geometry.size else { return }
    gtk_window_set_default_size(
      pointer, size.width._points, size.height._points + menuBar.height + pointer.titleBarHeight)
    window.geometry.size = size
  }

  /// Performs a change that may affect the height above the content. The content keeps its height.
  private func keepingContentHeight(_ change: () -> Void) {
    let old = pointer.titleBarHeight
    change()
    pointer.grow(by: pointer.titleBarHeight - old)
  }

  private func scaleDidChange() {
    guard !isClosed else { return }
    window.geometry.scale = CGFloat(content.scale)
  }

  // MARK: Properties

  func propertiesDidChange(_ properties: WindowProperties) {
    guard !isClosed else { return }
    gtk_window_set_title(pointer, properties.title)
    keepingContentHeight { gtk_window_set_decorated(pointer, properties.showsTitleBar ? 1 : 0) }
    let possible = window.geometry.size._limited(to: properties)
    let least = properties.isResizable ? properties.minimumSize : possible
    gtk_widget_set_size_request(content.pointer, least.width._points, least.height._points)
    gtk_window_set_resizable(pointer, properties.isResizable ? 1 : 0)
    setSize(possible)
    didChange()
  }

  func show(_ pointer: HostPointer) {
    if !isClosed { gtk_widget_set_cursor_from_name(content.pointer, pointer.cursorName) }
  }

  func takeText(for input: TextInput?) { if !isClosed { keyInput.takeText(for: input) } }

  private var dialogs: [GTKFileDialog] = []

  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void) {
    guard !isClosed else { return completion([]) }
    let dialog = GTKFileDialog(request, over: pointer, completion: completion)
    dialogs.append(dialog)
    dialog.didEnd = { [weak self, weak dialog] in self?.dialogs.removeAll { $0 === dialog } }
    dialog.show()
  }

  func endChoosingFiles() {
    for dialog in dialogs { dialog.cancel() }
  }

  /// Uses a GTK dialog, because the app might be in the middle of one of its own presentations.
  func tell(_ failure: String, because reason: String) {
    guard !isClosed else { return }
    let dialog = canopy_new_message(pointer, failure, reason)
    let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    // The title isn't visible on most desktops, but screen readers read it.
    gtk_window_set_title(window, failure)
    Signals.connect(UnsafeMutableRawPointer(dialog), number: "response") { _ in gtk_window_destroy(window) }
    gtk_window_present(window)
  }

  /// F11 toggles full screen, as in other programs.
  func takeIgnoredKey(_ key: KeyEvent) {
    guard !isClosed, key.key.character == Self.fullScreenKey, key.modifiers.subtracting(.capsLock).isEmpty else {
      return
    }
    if gtk_window_is_fullscreen(pointer) != 0 {
      gtk_window_unfullscreen(pointer)
    } else {
      gtk_window_fullscreen(pointer)
    }
  }

  private static var fullScreenKey: Character { "\u{F70E}" }

  func activate() { if !isClosed { gtk_window_present(pointer) } }

  // MARK: The life of the window

  private func followWindow() {
    Signals.connect(object, handling: "close-request") { [weak self] in
      self?.window.requestClose()
      // The app closes the window if its content allows it.
      return true
    }
    Signals.connect(object, "notify::is-active") { [weak self] in self?.followActivity() }
    Signals.connect(content.object, "notify::scale-factor") { [weak self] in self?.scaleDidChange() }
  }

  /// Observes whether the window is minimized, which only its surface knows.
  private func followSurface() {
    guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
    Signals.connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in self?.followActivity() }
  }

  private lazy var inactivity = LoopTimer { [weak self] in self?.adoptActivity() }

  private func followActivity() {
    guard !isClosed else { return }
    // A menu that closes returns the keyboard a moment later.
    inactivity.fire(at: activity == .inactive && window.activity == .active ? Date() + 0.1 : nil)
    if inactivity.date == nil { adoptActivity() }
  }

  private func adoptActivity() {
    guard !isClosed else { return }
    window.activity = activity
    didChange()
  }

  private var activity: ScenePhase {
    isMinimized ? .background : gtk_window_is_active(pointer) != 0 || menuBar.isOpen ? .active : .inactive
  }

  private var isMinimized: Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  /// Stops using GTK, because the display is gone.
  func abandon() { isClosed = true }

  func close() {
    guard !isClosed else { return }
    describe(false)
    isClosed = true
    for dialog in dialogs { dialog.cancel() }
    ticks.stop()
    timer.fire(at: nil)
    inactivity.fire(at: nil)
    didChange()
    gtk_widget_set_visible(widget, 0)
    // GTK might be in the middle of one of the window's frames.
    Task { gtk_window_destroy(self.pointer) }
  }
}

extension CGFloat {
  /// The length for GTK, whose lengths are whole points.
  fileprivate var _points: Int32 { Int32(Swift.min(Swift.max(rounded(.up), 0), 10_000)) }
}
