package import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
package import CanopyInput
package import CanopyLayout
internal import CanopyStyle
package import CoreTransferable
package import Foundation

/// Runs the frames of a window. An update covers all windows; the display list and the damage cover only this one.
///
/// ```swift
/// let frame = Frame(showing: content, environment: values, context: context, size: size)
/// let shown = frame.run(at: clock.now, scale: 2)
/// draw(shown.list, in: shown.damage)
/// ```
@MainActor
package final class Frame {
  /// The views of the window.
  package let tree: ViewTree
  /// The size of the window.
  package private(set) var size: CGSize
  /// The stage that moves the presentations of the window.
  package let stage: PresentationStage
  /// The display list of the last frame.
  private var last = DisplayList()
  /// The number of pixels per point in the last frame.
  private(set) var scale: CGFloat = 1
  let input: FrameInput
  /// The state shown in the last frame, in addition to the elements.
  private(set) var shownState: ShownState?
  /// The accessibility tree of the window.
  package let accessibility: WindowAccessibility

  /// The content of a window after a frame.
  package struct Shown {
    package let list: DisplayList
    /// The areas that differ from the previous frame.
    package let damage: Damage
  }

  /// Mounts a view in a window, and runs an update. Animations that the view starts as it appears begin to run.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - scene: The scene from which the window inherits, or nil for a window without an app.
  ///   - close: Closes the window, or nil if the window can't be closed.
  package init(
    showing view: some View, environment: EnvironmentValues, context: TreeContext, size: CGSize,
    inheritingFrom scene: InheritedScope? = nil, close: (() -> Void)? = nil,
    staysOpen: @escaping () -> Bool = { false }
  ) {
    Transitions.install()
    ShownLooks.install()
    context[WindowMotions.companion].areShown = true
    self.size = size
    stage = PresentationStage(of: size)
    CurrentWindow.enter(context, size: size, environment: environment)
    tree = ViewTree(
      view, environment: environment, context: context, size: size, inheritingFrom: scene, stage: stage, close: close,
      staysOpen: staysOpen)
    input = FrameInput(of: tree, in: size)
    accessibility = WindowAccessibility(of: tree)
    accessibility.tap = { [weak self] point in self?.tap(at: point) }
  }

  /// Runs a frame: updates the window for all changes since the last frame, and draws it.
  ///
  /// - Parameter date: The time to show, or nil to keep the time of the window's clock.
  package func run(at date: Date? = nil, scale: CGFloat) -> Shown {
    Updating.onKnownThread {
      Trace.span("frame") {
        if let date { tree.context.clock.move(to: date) }
        update()
        animate()
        reportAccessibility()
        let list = display(scale: scale)
        return Shown(list: list, damage: damage(of: list))
      }
    }
  }

  /// The parts of the window that layout excludes unless content ignores the safe area: the edges, and the area under an
  /// on-screen keyboard.
  package var insets: RootInsets.Insets {
    get { stage.insets }
    set {
      if newValue != stage.insets { layOut(in: size, inside: newValue) }
    }
  }

  /// Resizes the window.
  package func resize(to size: CGSize) {
    if size != self.size { layOut(in: size, inside: insets) }
  }

  private func layOut(in size: CGSize, inside insets: RootInsets.Insets) {
    self.size = size
    input.size = size
    CurrentWindow.resize(tree.context, to: size)
    ViewRuntime.change {
      tree.layOut(in: CGRect(origin: .zero, size: size), inside: insets)
      stage.window = size
      stage.insets = insets
    }
    keyboard.edge = insets.keyboard > 0 ? size.height - insets.keyboard : nil
    input.focus.showTextInput()
  }

  /// The distance by which a scrolling finger has pulled the keyboard down, with `scrollDismissesKeyboard(.interactively)`. The
  /// host lowers the keyboard by that distance.
  package var keyboardPull: CGFloat { keyboard.pull }

  private var keyboard: KeyboardDismissal { tree.context[KeyboardDismissal.companion] }

  // MARK: Phases

  /// A closure called with a key press that nothing in the window handles.
  package var didIgnoreKey: (KeyEvent) -> Void {
    get { input.didIgnoreKey }
    set { input.didIgnoreKey = newValue }
  }

  /// Queues an event for delivery in the next update.
  package func receive(_ event: InputEvent) { input.receive(event) }

  private func tap(at point: CGPoint) {
    receive(.pointer(PointerEvent(id: .min, .began, at: point)))
    receive(.pointer(PointerEvent(id: .min, .ended, at: point)))
    update()
  }

  /// Returns the element that receives touches at a location, or nil if there is none.
  package func touched(at location: CGPoint) -> ElementIndex? { input.touched(at: location) }

  /// Returns a Boolean value that indicates whether an element or one of its ancestors reacts to touches when enabled, either
  /// with a gesture or by taking the focus.
  package func hasGesture(at element: ElementIndex) -> Bool {
    input.input.hasGesture(at: element) || input.focus.isMoved(byTouching: element)
  }

  /// Converts a location from the coordinates of an element's tree to the window.
  package func shownLocation(_ location: CGPoint, of element: ElementIndex) -> CGPoint {
    let root = ViewRuntime.elements.root(of: element)
    let presentation = tree.presenter.presentations.first { $0.elements.contains(root) }
    return presentation?.staging.map { location.applying($0.pose.transform) } ?? location
  }

  /// The date at which the window will change without any event, or nil if it won't.
  package var nextWakeUp: Date? {
    if input.isHoverStale || input.drag.scrolls { return tree.context.clock.now }
    return [tree.context.clock.nextWakeUp, input.deadline, motions.nextBeginning].compactMap(\.self).min()
  }

  /// The date at which a motion will begin without any event, or nil if none is scheduled.
  package var nextMotion: Date? { motions.nextBeginning }

  /// A Boolean value that indicates whether a gesture is waiting for a time, for example to tell a tap from a double tap.
  package var isWaitingForGestures: Bool { input.deadline != nil }

  /// A Boolean value that indicates whether there are no touches and no gestures in progress.
  package var isUntouched: Bool { input.isIdle }

  /// Delivers events. Runs bodies, layout, lazy rows and actions until nothing changes. `Turns` limits the number of rounds.
  package func update() {
    CurrentWindow.enter(tree.context)
    input.deliver()
    ViewRuntime.update()
    input.input.endDisabledGestures()
    input.settleFocus()
    if motions.isMoving { return }
    testPointer()
    if ViewRuntime.hasChanges { ViewRuntime.update() }
  }

  /// Moves everything that is animated to its state at the current time of the window's clock, and runs the completions of
  /// animations that have ended. Animations that these start begin at the same time.
  package func animate() {
    movePresentations()
    let motions = motions
    // Animated looks begin to move when they are drawn.
    if tree.context[WindowLooks.companion].haveChanged { display() }
    motions.beginMotions(at: tree.context.clock.now)
    guard motions.isMoving else { return }
    Trace.span("animate", arguments: { ["values": "\(motions.count)"] }) {
      advance(motions)
      testPointer()
      // Scrolling can require other rows, and actions can observe it.
      guard ViewRuntime.hasChanges || WindowLayout.areWaiting || Actions.areWaiting else { return }
      update()
      advance(motions)
    }
  }

  /// Moves presentations, and updates the window for those that have finished appearing or disappearing.
  private func movePresentations() {
    guard stage.isMoving else { return }
    let moves = stage.completedMoves
    Trace.span("presentations") { stage.advance() }
    if stage.completedMoves != moves || ViewRuntime.hasChanges { update() }
  }

  /// Updates the view under a hovering or dragging pointer, because views may have moved.
  private func testPointer() {
    input.testHover()
    input.testDrag()
  }

  private func advance(_ motions: WindowMotions) {
    let now = tree.context.clock.now
    // The bodies of views with animatable data run in each frame, and can change the layout.
    if motions.moveBodies { motions.advanceWithViews(to: now) } else { motions.advance(to: now) }
  }

  /// Reports changes to an assistive technology that listens. Does nothing if none does.
  package func reportAccessibility() { accessibility.reportChanges() }

  /// Dismisses a presentation as if a person had tapped outside of it. Returns false if people can't dismiss it.
  package func tapOutside(of presentation: Presentation) -> Bool { input.tapOutside(of: presentation) }

  /// A Boolean value that indicates whether something is in motion, so that the next frame differs.
  package var isMoving: Bool { motions.isMoving || stage.isMoving || input.isDragMoving }

  /// A Boolean value that indicates whether something is in motion that will come to rest.
  package var isMovingToRest: Bool { motions.isMovingToRest || stage.isMoving || input.isDragMoving }

  /// The operation that the view under dragged items proposes, or nil if nothing is dragged or no view accepts the items.
  package var dropOperation: DropOperation? { input.drag.operation }

  /// The items of the view that is being dragged.
  package var draggedItems: [NSItemProvider] { input.drag.isLocal ? input.drag.items : [] }

  /// A Boolean value that indicates whether dropped items are being loaded.
  package var isLoadingDrops: Bool { input.drag.loading > 0 }

  var motions: WindowMotions { tree.context[WindowMotions.companion] }

  /// Draws the elements that have changed, at the last frame's scale.
  package func display() { _ = display(scale: scale) }

  /// Draws the elements that have changed. Returns everything that the window and its presentations display, from back to
  /// front.
  package func display(scale: CGFloat) -> DisplayList {
    self.scale = scale
    shownState = currentState
    let before = DrawingCounters.elements
    defer { tree.context[WindowLooks.companion].endDrawing() }
    return Trace.span("display", arguments: { ["elements": "\(DrawingCounters.elements - before)"] }) {
      let presentations = stage.left + tree.presenter.presentations
      let (ring, dragged) = (input.focus.ring(scale: scale), input.dragPicture)
      var parts = [shownWindow(behind: presentations.first)]
      if presentations.isEmpty, ring == nil, dragged == nil { return DisplayList(parts: parts) }
      func marks(in roots: [ElementIndex]) -> [DisplayList.Part] {
        if let ring, roots.contains(ring.root) { [ring.part] } else { [] }
      }
      parts += marks(in: [tree.element])
      for (index, presentation) in presentations.enumerated() {
        if let dim = presentation.dimmed(size) { parts.append(DisplayList.Part(id: 0, dim)) }
        let front = presentations.dropFirst(index + 1).first
        let list = presentation.displayList(scale: scale, behind: front, marks: marks(in: presentation.elements))
        parts.append(DisplayList.Part(id: presentation.elements.first ?? 0, list))
      }
      if let dragged { parts.append(DisplayList.Part(id: 0, dragged)) }
      return DisplayList(parts: parts)
    }
  }

  /// Returns the window's own content as it looks behind a presentation. A sheet makes it recede.
  private func shownWindow(behind presentation: Presentation?) -> DisplayList.Part {
    let list = tree.displayList(scale: scale)
    guard let staging = presentation?.staging, staging.recession > 0 else {
      return DisplayList.Part(id: tree.element, list)
    }
    return DisplayList.Part(
      id: tree.element, staging.receded(list, on: background, in: CGRect(origin: .zero, size: size), id: tree.element))
  }

  /// Returns the areas that differ from the last frame.
  private func damage(of list: DisplayList) -> Damage {
    var damage = Damage()
    return Trace.span("damage", arguments: { ["areas": "\(damage.areas.count)"] }) {
      damage = list.damage(since: last)
      last = list
      return damage
    }
  }

  /// The color behind everything in the window.
  package var background: DrawColor { EnvironmentValues(seenFrom: tree.scope).windowBackground() }
}
