internal import CanopyPresentation
internal import CanopyInput
internal import CanopyLayout
internal import CanopyRaster
internal import CanopyScene
public import CanopyStyle
package import CanopyDrawing
public import CanopyCore
public import Foundation

/// A window without a display for tests: it shows views, performs the actions of a person, and describes its content.
///
/// ```swift
/// let screen = TestScreen { Counter() }
/// try screen.find("Add").tap()
/// #expect(screen.texts == ["1", "Add"])
/// ```
///
/// Time passes only when a test advances it. Actions update the views. After a change that a test makes from outside, call
/// `update()` or `settle()`. When a test awaits something, the main queue continues, and views are updated at the end of each
/// of its turns, as in a host.
@MainActor
public final class TestScreen {
  let frame: Frame
  /// The size of the window, in points. See ``resize(to:)``.
  public var size: CGSize { frame.size }
  var tree: ViewTree { frame.tree }
  private var values: EnvironmentValues
  /// The window's time, which all windows of an app share.
  let time: TestTime
  /// The app's window on the screen, or nil without an app.
  let shown: ShownWindow?
  /// The identifier of the next touch.
  var nextTouch = 0
  /// The modifier keys that are pressed until they are released.
  var heldKeys: EventModifiers = []
  private var hasClosed = false
  private let closing: ClosingWindow
  /// A Boolean value that indicates whether the window has been closed.
  public var isClosed: Bool { shown?.window.window.isClosed ?? hasClosed }
  /// A Boolean value that indicates whether the window requests a hidden status bar.
  public var hidesStatusBar: Bool { tree.wishes.hidesStatusBar }
  /// The visibility of system overlays that the window requests. See `persistentSystemOverlays(_:)`.
  public var systemOverlays: Visibility { tree.wishes.systemOverlays }
  /// The edges at which the window's gestures take precedence over the system's. See `defersSystemGestures(on:)`.
  public var deferredSystemGestures: Edge.Set { tree.wishes.deferredGestures }

  /// Creates a window with content.
  ///
  /// The window's defaults are those of a phone in portrait orientation: its scene is active, its locale is American English,
  /// it is horizontally compact below 600 points, it has an undo manager, and a point is a pixel unless a picture has a
  /// different scale.
  ///
  /// A window with the size of a phone in landscape orientation, such as 667 × 375, is vertically compact. In a window with the
  /// size of a phone, the `dismiss` action has no effect outside of presentations. Other windows behave like desktop windows.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - settles: A Boolean value that indicates whether to complete animations that start as the first views appear.
  ///     Otherwise, the screen is shown at their start, and `advance(by:)` runs them.
  ///   - environment: A closure that sets the root's environment values, as a host does: locale, color scheme, text size, and
  ///     so on.
  ///   - content: A view builder for the window's content.
  public convenience init(
    size: CGSize = CGSize(width: 390, height: 844), settles: Bool = true,
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder content: () -> some View
  ) {
    self.init(
      size: size, settles: settles, environment: environment, textEngine: PangoTextEngine.shared, content: content)
  }

  /// - Parameter textEngine: The text engine.
  package init(
    size: CGSize, settles: Bool = true, environment: (inout EnvironmentValues) -> Void, textEngine: any TextEngine,
    @ViewBuilder content: () -> some View
  ) {
    if ViewRuntime.onNeedsUpdate == nil {
      // As in a host, views are updated at the end of each main queue turn, even if the test doesn't update the screen.
      let turnEnd = QueueTurnEnd { ViewRuntime.update() }
      ViewRuntime.onNeedsUpdate = { turnEnd.request() }
    }
    time = TestTime()
    shown = nil
    let context = TreeContext(
      isDiagnosed: true, clock: time.clock, textEngine: textEngine, imageEngine: RasterImageEngine.shared)
    var values = EnvironmentValues.window(of: size)
    let view = context.collectingIssues {
      environment(&values)
      // The content might need the size of its window while it is created.
      CurrentWindow.enter(context, size: size, environment: values)
      return content()
    }
    self.values = values
    context[WindowClipboard.companion].clipboard = ProcessClipboard()
    let closing = ClosingWindow(size)
    self.closing = closing
    frame = Frame(showing: view, environment: values, context: context, size: size) {
      closing.close()
    } staysOpen: {
      closing.size._isThatOfAPhone
    }
    closing.close = { [weak self] in self?.windowDidClose() }
    if settles { settle() } else { update() }
  }

  /// A window of an app.
  struct ShownWindow {
    let app: TestApp
    let window: HeadlessWindow
  }

  /// Creates a screen for a window that an app opened.
  init(_ frame: Frame, of shown: ShownWindow, time: TestTime) {
    self.frame = frame
    self.shown = shown
    closing = ClosingWindow(frame.size)
    self.time = time
    values = shown.window.window.values
  }

  /// Closes the window like a person. Its content can ask for confirmation.
  public func close() {
    if let shown { shown.window.window.requestClose() } else { tree.closing?.request() }
    settle()
  }

  /// Resizes the window.
  ///
  /// Below a width of 600 points, it is horizontally compact. With the size of a phone in landscape orientation, it is
  /// vertically compact. This doesn't apply if the screen's environment had a different size class for the previous size.
  public func resize(to size: CGSize) {
    guard !isClosed else { return }
    if let shown {
      shown.window.window.geometry.size = size._limited(to: shown.window.properties)
    } else {
      let before = frame.size
      closing.size = size
      frame.resize(to: size)
      var values = environment
      if values.horizontalSizeClass == before._horizontalSizeClass {
        values.horizontalSizeClass = size._horizontalSizeClass
      }
      if values.verticalSizeClass == before._verticalSizeClass { values.verticalSizeClass = size._verticalSizeClass }
      environment = values
    }
    settle()
  }

  /// The action that closes a window, which is available only after the window exists, and the size of the window.
  private final class ClosingWindow {
    var close: () -> Void = {}
    var size: CGSize

    init(_ size: CGSize) { self.size = size }
  }

  private func windowDidClose() {
    hasClosed = true
    tree.end()
  }

  /// The environment of the root. Setting it updates the views. For an app's window, this also sets values that are otherwise
  /// properties of the window: its scale, its size class, and its scene phase.
  public var environment: EnvironmentValues {
    get { values }
    set {
      values = newValue
      if let shown { shown.window.window.set(newValue) } else { tree.setEnvironment(newValue) }
    }
  }

  /// The insets at the edges of the window that its content avoids, unless it ignores the safe area.
  public var safeArea: EdgeInsets {
    get { frame.insets.container }
    set { frame.insets.container = newValue }
  }

  /// The height of an on-screen keyboard, which covers the lower edge of the window.
  ///
  /// ```swift
  /// screen.keyboardHeight = 336
  /// screen.settle()
  /// #expect(try screen.find("Send").frame.maxY <= 844 - 336)
  /// ```
  public var keyboardHeight: Double {
    get { frame.insets.keyboard }
    set { frame.insets.keyboard = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  // MARK: Time

  /// Updates the views. No time passes, so animations of the changes only start.
  public func update() {
    if let shown { shown.app.update() } else { updateWindow() }
  }

  /// Updates this window.
  func updateWindow() {
    guard !isClosed else { return }
    frame.update()
    frame.animate()
    if shown?.window.window.followSizeOfContent() == true {
      frame.update()
      frame.animate()
    }
    if !isClosed { frame.reportAccessibility() }
    if !isClosed { frame.display() }
  }

  /// Completes all updates, the actions that they schedule, presentation transitions, and all animations that end.
  public func settle() {
    update()
    let moves = frame.stage.completedMoves
    var frames = 0
    while frame.stage.completedMoves - moves < Self.transitionLimit, frames < Self.frameLimit {
      let nextFrame = frame.isMovingToRest || frame.isWaitingForGestures ? now + Self.frameLength : nil
      let nextMotion = frame.nextMotion?.timeIntervalSince(start)
      guard let next = [nextFrame, nextMotion].compactMap(\.self).min() else { return }
      frames += 1
      now = max(now, next)
      update()
    }
    tree.context.record(
      frames < Self.frameLimit
        ? .presentationsDoNotSettle(limit: Self.transitionLimit) : .animationsDoNotSettle(frames: Self.frameLimit))
  }

  /// The length of a frame, in seconds.
  static var frameLength: TimeInterval { 1 / 60 }

  /// The number of presentation transitions after which the screen reports that it doesn't settle.
  private static var transitionLimit: Int { 100 }

  /// The number of frames, equal to ten minutes, after which the screen reports that it doesn't settle.
  private static var frameLimit: Int { 36_000 }

  // MARK: Results

  /// Returns the number of times that bodies of a type have run since the views were mounted, or since `resetCounts()`.
  public func bodyCount<V: View>(of type: V.Type) -> Int { tree.context.bodyCounts[ObjectIdentifier(type)] ?? 0 }

  /// Resets all counts.
  public func resetCounts() { tree.context.resetCounts() }

  /// The runtime issues of the views.
  public var issues: [RuntimeIssue] { tree.context.issues }

  /// Returns a description of the layout, with an indented line for each element that contains its size, its position on the
  /// screen, and its proposal.
  public func layout() -> String {
    ([tree.element] + tree.presenter.presentations.flatMap(\.elements)).map { LayoutNode($0).dump }
      .joined(separator: "\n")
  }

  /// Returns an explanation of the view that displays an element, as text: why it was updated, what it read, and the
  /// environment with the writers of its values.
  ///
  /// - Parameters:
  ///   - element: The element to explain.
  ///   - detail: The amount of detail: only the app's views, or everything.
  public func explain(_ element: TestElement, detail: ViewExplanation.Detail = .program) -> String {
    explanation(of: element, detail: detail).description
  }

  /// Returns an explanation of the view that displays an element, as a value that is also available as JSON.
  ///
  /// - Parameters:
  ///   - element: The element to explain.
  ///   - detail: The amount of detail: only the app's views, or everything.
  public func explanation(
    of element: TestElement, detail: ViewExplanation.Detail = .program
  ) -> ViewExplanation {
    ViewExplanation(of: element.explained, detail: detail)
  }

  /// Explanations of all of the app's views that have a body, in the order in which they were added.
  public var explanations: [ViewExplanation] { ViewExplanation.all(in: tree.context) }
}

extension EnvironmentValues {
  /// The default environment of a screen's window, which is the same on all machines.
  @MainActor
  static func window(of size: CGSize) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_US")
    values.scenePhase = .active
    values.undoManager = UndoManager()
    values.horizontalSizeClass = size._horizontalSizeClass
    values.verticalSizeClass = size._verticalSizeClass
    return values.asDefaults
  }
}

extension CGSize {
  /// The horizontal size class of a window of this size.
  @MainActor
  fileprivate var _horizontalSizeClass: UserInterfaceSizeClass { width < AppWindow.compactWidth ? .compact : .regular }

  /// The vertical size class of a window of this size.
  fileprivate var _verticalSizeClass: UserInterfaceSizeClass { _isThatOfAPhone && width > height ? .compact : .regular }

  /// A Boolean value that indicates whether the size matches a phone's display in either orientation, from 568 × 320 to 956 ×
  /// 440 points.
  fileprivate var _isThatOfAPhone: Bool {
    let (shorter, longer) = (min(width, height), max(width, height))
    return (320...440).contains(shorter) && (568...956).contains(longer) && longer / shorter > 1.7
  }
}

extension RuntimeIssue {
  fileprivate static func animationsDoNotSettle(frames: Int) -> RuntimeIssue {
    RuntimeIssue(
      kind: .doesNotSettle,
      message: """
        Animations are still running after \(frames) frames: the screen stopped to wait for them. Check whether a \
        completion begins the animation again that it completes.
        """)
  }
}
