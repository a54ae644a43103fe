package import CanopyPresentation
package import CanopyCore
internal import CanopyDrawing
package import CanopyInput
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// A window of an app, as the app sees it. See ``Host`` for how a host shows it.
@MainActor
package final class AppWindow {
  /// Identifies the window as long as the app runs.
  package let id: Int
  /// The properties that its scene and its content decide.
  package var properties: WindowProperties {
    didSet { if properties != oldValue { host?.propertiesDidChange(properties) } }
  }
  /// The tree and its frames; nil before the window is shown, and when it has closed.
  package private(set) var frame: Frame?
  /// The window of the host. A host may set it before it shows the window, so that both close together.
  package weak var host: (any HostWindow)?
  private let content: Content
  /// A Boolean value that indicates whether the window has closed.
  package private(set) var isClosed = false

  /// The content of a window, as the app makes it.
  struct Content {
    let view: AnyView
    /// The scope from which the window inherits.
    let scope: InheritedScope?
    /// Creates the engines and the store of the window.
    let makeContext: @MainActor () -> TreeContext
    /// Sets the environment values of the app: its actions, and what the window shows.
    let setValues: @MainActor (inout EnvironmentValues) -> Void
  }

  /// The URLs that the window has received before it is shown.
  var waitingURLs: [URL] = []
  /// The dialogs for files that the window has asked for and that aren't answered. The first one is open.
  var fileDialogs: [FileDialog] = []
  /// A Boolean value that indicates whether the host shows the first of the dialogs.
  var isFileDialogShown = false

  /// Called when the window has come to the front, or isn't there any more. Set by the app.
  var activityDidChange: () -> Void = {}
  /// Called with a key that nothing in the window has handled. Returns whether a command has. Set by the app.
  var didIgnoreKey: (KeyEvent) -> Bool = { _ in false }
  /// Called when the window has closed. Set by the app.
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

  /// The size of the window, its scale, and what covers its edges.
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

  /// The attention that the window has: its scene phase.
  package var activity = ScenePhase.active {
    didSet {
      guard activity != oldValue else { return }
      if activity == .active { clipboardDidChange() }
      valuesDidChange()
      activityDidChange()
    }
  }

  /// Sets the values of the host and of the app at the root of the window.
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

  /// The horizontal size class that the host has chosen; nil for that of the window's size.
  private var chosenSizeClass: UserInterfaceSizeClass?

  private static func sizeClass(of size: CGSize) -> UserInterfaceSizeClass {
    size.width < compactWidth ? .compact : .regular
  }

  /// Sets all values of the environment, including those that follow from properties of the window.
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

  /// The width below which a window is as narrow as that of a phone.
  package static let compactWidth: CGFloat = 600

  /// Notes that another program may have changed the clipboard. A window that becomes active notes it by itself.
  package func clipboardDidChange() { frame?.tree.context[WindowClipboard.companion].didChange() }

  /// Passes an event to the window. The next frame delivers it.
  package func receive(_ event: InputEvent) {
    guard let frame else { return }
    frame.receive(event)
    host?.requestFrame()
  }

  /// Runs a frame, and asks for the next one if the window goes on to change.
  ///
  /// - Returns: The list that the window shows, and the areas that differ from the last frame; nil if the window isn't shown.
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

  /// Tells the host what has changed besides the picture.
  private func reportToHost(_ frame: Frame) {
    let (text, pointer, link) = (frame.textInput, frame.pointer, frame.pointedLink)
    if text != reported.text { host?.takeText(for: text) }
    if pointer != reported.pointer { host?.show(pointer) }
    if link != reported.link { host?.pointsAt(link) }
    reported = (text, pointer, link)
  }

  /// Asks the host for the frame in which the window looks different, if it does.
  func askForNextFrame() {
    guard let frame, let host else { return }
    if frame.needsFrame {
      host.requestFrame()
    } else {
      host.requestFrame(at: frame.nextWakeUp)
    }
  }

  /// Closes the window like a person: its content may ask for confirmation.
  package func requestClose() {
    guard let frame else { return close() }
    frame.tree.closing?.request()
    host?.requestFrame()
  }

  private var isInFrame = false
  private var closesAfterFrame = false

  /// Removes the window, also if its content would ask for confirmation. For a host whose window is gone.
  ///
  /// A window that its content closes in the middle of a frame goes after the frame, which still needs the views.
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

  /// Runs an action of the app outside of events, such as the answer of a dialog.
  func perform(_ action: @MainActor () -> Void) {
    guard let frame else { return action() }
    frame.tree.context.perform(action)
    host?.requestFrame()
  }
}
