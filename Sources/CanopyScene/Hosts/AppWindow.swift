package import CanopyPresentation
package import CanopyCore
internal import CanopyDrawing
package import CanopyInput
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// A window of an app, from the app's point of view. See ``Host`` for how a host shows it.
@MainActor
package final class AppWindow {
  /// Identifies the window while the app runs.
  package let id: Int
  /// The properties that the scene and the content determine.
  package var properties: WindowProperties {
    didSet { if properties != oldValue { host?.propertiesDidChange(properties) } }
  }
  /// The tree and its frames, or nil before the window is shown and after it has closed.
  package private(set) var frame: Frame?
  /// The window of the host. A host may set it before it shows the window, so that both close together.
  package weak var host: (any HostWindow)?
  private let content: Content
  /// A Boolean value that indicates whether the window has closed.
  package private(set) var isClosed = false

  /// The content of a window, as provided by the app.
  struct Content {
    let view: AnyView
    /// The scope from which the window inherits values.
    let scope: InheritedScope?
    /// Creates the engines and the store of the window.
    let makeContext: @MainActor () -> TreeContext
    /// Sets the environment values of the app: its actions, and what the window shows.
    let setValues: @MainActor (inout EnvironmentValues) -> Void
  }

  /// The URLs received before the window is shown.
  var waitingURLs: [URL] = []
  /// The unanswered file dialogs of the window. The first one is open.
  var fileDialogs: [FileDialog] = []
  /// A Boolean value that indicates whether the host is showing the first dialog.
  var isFileDialogShown = false

  /// A closure called when the window has come to the front or is gone. The app sets it.
  var activityDidChange: () -> Void = {}
  /// A closure called with a key that nothing in the window handled. Returns true if a command handled it. The app sets it.
  var didIgnoreKey: (KeyEvent) -> Bool = { _ in false }
  /// A closure called when the window has closed. The app sets it.
  var didClose: () -> Void = {}

  init(id: Int, properties: WindowProperties, content: Content) {
    self.id = id
    self.properties = properties
    self.content = content
  }

  // MARK: For hosts

  /// Shows the content in a window of the host.
  ///
  /// - Parameter values: The environment values of the host's system, such as the locale and the color scheme.
  package func show(in host: any HostWindow, geometry: WindowGeometry, values: EnvironmentValues) {
    guard !isClosed, frame == nil else { return }
    self.host = host
    self.geometry = geometry
    self.values = values
    let context = content.makeContext()
    context[WindowClipboard.companion].clipboard = host.clipboard
    let frame = Frame(
      showing: content.view, environment: allValues, context: context, size: geometry.size,
      inheritingFrom: content.scope
    ) { [weak self] in self?.close() }
    self.frame = frame
    frame.insets = insets
    frame.didIgnoreKey = { [weak self] in
      if let self, !didIgnoreKey($0) { self.host?.takeIgnoredKey($0) }
    }
    followContent()
    host.propertiesDidChange(properties)
    host.requestFrame()
    let urls = waitingURLs
    waitingURLs = []
    for url in urls { receive(url) }
    showFileDialog()
  }

  /// The size of the window, its scale, and the areas covered at its edges.
  package var geometry = WindowGeometry(size: .zero) {
    didSet {
      guard geometry != oldValue, let frame else { return }
      frame.resize(to: geometry.size)
      frame.insets = insets
      valuesDidChange()
    }
  }

  private var insets: RootInsets.Insets {
    RootInsets.Insets(container: geometry.safeArea, keyboard: geometry.keyboardHeight)
  }

  /// The environment values of the host's system. Only values that differ update their readers.
  package var values = EnvironmentValues() {
    didSet { valuesDidChange() }
  }

  /// The activity of the window: its scene phase.
  package var activity = ScenePhase.active {
    didSet {
      guard activity != oldValue else { return }
      if activity == .active { clipboardDidChange() }
      valuesDidChange()
      activityDidChange()
    }
  }

  /// Sets the values of the host and the app at the root of the window.
  func valuesDidChange() {
    guard let frame else { return }
    frame.tree.setEnvironment(allValues)
    host?.requestFrame()
  }

  /// The values at the root of the window.
  private var allValues: EnvironmentValues {
    var all = values
    all.scenePhase = activity
    all.displayScale = geometry.scale
    all.horizontalSizeClass = chosenSizeClass ?? Self.sizeClass(of: geometry.size)
    content.setValues(&all)
    return all
  }

  /// The horizontal size class that the host set, or nil to derive it from the window's size.
  private var chosenSizeClass: UserInterfaceSizeClass?

  private static func sizeClass(of size: CGSize) -> UserInterfaceSizeClass {
    size.width < compactWidth ? .compact : .regular
  }

  /// Sets all environment values, including those derived from properties of the window.
  package func set(_ values: EnvironmentValues) {
    let old = self.values
    if values.horizontalSizeClass != old.horizontalSizeClass {
      let usual = Self.sizeClass(of: geometry.size)
      chosenSizeClass = values.horizontalSizeClass == usual ? nil : values.horizontalSizeClass
    }
    self.values = values
    geometry.scale = values.displayScale
    if values.scenePhase != old.scenePhase { activity = values.scenePhase }
  }

  /// The width below which a window counts as compact, like a phone.
  package static let compactWidth: CGFloat = 600

  /// Records that another program may have changed the clipboard. This isn't needed for a window that becomes active.
  package func clipboardDidChange() { frame?.tree.context[WindowClipboard.companion].didChange() }

  /// Passes an event to the window, for delivery in the next frame.
  package func receive(_ event: InputEvent) {
    guard let frame else { return }
    frame.receive(event)
    host?.requestFrame()
  }

  /// Runs a frame, and requests another one if the window keeps changing.
  ///
  /// - Returns: The displayed list, and the areas that differ from the previous frame, or nil if the window isn't shown.
  package func runFrame(at date: Date) -> Frame.Shown? {
    guard let frame, !isInFrame else { return nil }
    isInFrame = true
    let shown = frame.run(at: date, scale: geometry.scale)
    isInFrame = false
    if closesAfterFrame {
      close()
      return nil
    }
    followContent()
    reportToHost(frame)
    askForNextFrame()
    return shown
  }

  private var reported: (text: TextInput?, pointer: HostPointer, link: PointedLink?) = (nil, .arrow, nil)

  /// Reports all changes other than the picture to the host.
  private func reportToHost(_ frame: Frame) {
    let (text, pointer, link) = (frame.textInput, frame.pointer, frame.pointedLink)
    if text != reported.text { host?.takeText(for: text) }
    if pointer != reported.pointer { host?.show(pointer) }
    if link != reported.link { host?.pointsAt(link) }
    reported = (text, pointer, link)
  }

  /// Requests a frame from the host if the window has changed or will change.
  func askForNextFrame() {
    guard let frame, let host else { return }
    if frame.needsFrame {
      host.requestFrame()
    } else {
      host.requestFrame(at: frame.nextWakeUp)
    }
  }

  /// Closes the window on behalf of a person. Its content can ask for confirmation.
  package func requestClose() {
    guard let frame else { return close() }
    frame.tree.closing?.request()
    host?.requestFrame()
  }

  private var isInFrame = false
  private var closesAfterFrame = false

  /// Removes the window without confirmation, for a host whose window is gone.
  ///
  /// If the content closes the window during a frame, the window is removed after the frame, which still needs the views.
  package func close() {
    guard !isClosed else { return }
    if isInFrame {
      closesAfterFrame = true
      return
    }
    isClosed = true
    fileDialogs = []
    frame?.tree.end()
    frame = nil
    host?.close()
    host = nil
    didClose()
  }

  /// Brings the window to the front.
  func activate() { host?.activate() }

  /// Runs an action of the app that isn't triggered by an event, such as the answer of a dialog.
  func perform(_ action: @MainActor () -> Void) {
    guard let frame else { return action() }
    frame.tree.context.perform(action)
    host?.requestFrame()
  }
}
