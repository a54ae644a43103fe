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
  private weak var host: (any HostWindow)?
  private let content: Content
  /// A Boolean value that indicates whether the window has closed.
  package private(set) var isClosed = false

  /// What the app shows in a window.
  struct Content {
    let view: AnyView
    /// The scope from which the window inherits.
    let scope: InheritedScope?
    /// Creates the engines and the store of the window.
    let makeContext: @MainActor () -> TreeContext
    /// Sets the environment values of the app: its actions, and what the window shows.
    let setValues: @MainActor (inout EnvironmentValues) -> Void
  }

  /// Called when the window has come to the front, or isn't there any more. Set by the app.
  var activityDidChange: () -> Void = {}
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
    host.propertiesDidChange(properties)
    host.requestFrame()
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
    all.horizontalSizeClass = geometry.size.width < Self.compactWidth ? .compact : .regular
    content.setValues(&all)
    return all
  }

  /// The width below which a window is as narrow as that of a phone.
  package static let compactWidth: CGFloat = 600

  /// Passes an event to the window. The next frame delivers it.
  package func receive(_ event: InputEvent) {
    guard let frame else { return }
    frame.receive(event)
    host?.requestFrame()
  }

  /// Runs a frame, and asks for the next one if the window goes on to change.
  ///
  /// - Returns: What the window shows, and where that differs from the last frame; nil if the window isn't shown.
  package func runFrame(at date: Date) -> Frame.Shown? {
    guard let frame else { return nil }
    let shown = frame.run(at: date, scale: geometry.scale)
    followTextInput()
    askForNextFrame()
    return shown
  }

  private var textInput: TextInput?

  /// Tells the host when another text field takes text, or the field is elsewhere.
  private func followTextInput() {
    let input = frame?.textInput
    if input == textInput { return }
    textInput = input
    host?.takeText(for: input)
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

  /// Removes the window, also if its content would ask for confirmation. For a host whose window is gone.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    frame?.tree.end()
    frame = nil
    host?.close()
    host = nil
    didClose()
  }

  /// Brings the window to the front.
  func activate() { host?.activate() }

  /// Lets a person choose files in a dialog of the host. The closure receives none if the person cancels.
  func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]) -> Void) {
    guard let host else { return completion([]) }
    host.chooseFiles(request, completion: completion)
  }
}
