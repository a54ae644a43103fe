package import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
package import CanopyInput
internal import CanopyLayout
package import CanopyStyle
package import Foundation

/// Runs the frames of a window. An update concerns all windows; the display list and the damage are those of this window.
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
  private let size: CGSize
  /// The display list of the last frame.
  private var last = DisplayList()
  /// The number of pixels per point in the last frame.
  private var scale: CGFloat = 1
  private let input: FrameInput
  /// The accessibility tree of the window.
  package let accessibility: WindowAccessibility

  /// The content of a window after a frame.
  package struct Shown {
    package let list: DisplayList
    /// The areas that look different from before.
    package let damage: Damage
  }

  /// Mounts a view in a window, and runs an update. What the view animates as it appears begins to move.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - host: The host of presentations; without one, they begin and end immediately.
  package init(
    showing view: some View, environment: EnvironmentValues, context: TreeContext, size: CGSize,
    host: (any PresentationHost)? = nil
  ) {
    Transitions.install()
    WindowLooks.install()
    context[WindowMotions.companion].areShown = true
    self.size = size
    tree = ViewTree(view, environment: environment, context: context, size: size, host: host)
    input = FrameInput(of: tree, in: size)
    accessibility = WindowAccessibility(of: tree, in: size)
    accessibility.tap = { [weak self] point in self?.tap(at: point) }
  }

  /// Runs a frame: updates the window for all changes since the last frame, and draws it.
  ///
  /// - Parameter date: The time that the window shows; nil to keep the time of its clock.
  package func run(at date: Date? = nil, scale: CGFloat) -> Shown {
    Trace.span("frame") {
      if let date { tree.context.clock.move(to: date) }
      update()
      animate()
      reportAccessibility()
      let list = display(scale: scale)
      return Shown(list: list, damage: damage(of: list))
    }
  }

  // MARK: Phases

  /// Queues an event, which the next update delivers.
  package func receive(_ event: InputEvent) { input.receive(event) }

  private func tap(at point: CGPoint) {
    receive(.pointer(PointerEvent(id: .min, .began, at: point)))
    receive(.pointer(PointerEvent(id: .min, .ended, at: point)))
    update()
  }

  /// Returns the element that people touch at a location; nil if there is none.
  package func touched(at location: CGPoint) -> ElementIndex? { input.touched(at: location) }

  /// The date at which the window changes without events; nil if it doesn't.
  package var nextWakeUp: Date? {
    if input.isHoverStale || input.drag.scrolls { return tree.context.clock.now }
    return [tree.context.clock.nextWakeUp, input.deadline, motions.nextBeginning].compactMap(\.self).min()
  }

  /// The date at which a motion begins without events; nil if none waits.
  package var nextMotion: Date? { motions.nextBeginning }

  /// A Boolean value that indicates whether a gesture waits for a time, for example to tell a tap from a double tap.
  package var isWaitingForGestures: Bool { input.deadline != nil }

  /// A Boolean value that indicates whether nothing is touched and no gesture goes on.
  package var isUntouched: Bool { input.isIdle }

  /// Delivers events. Runs bodies, layout, lazy rows and actions until nothing changes any more. `Turns` limits how often.
  package func update() {
    input.deliver()
    ViewRuntime.update()
    input.settleFocus()
    if motions.isMoving { return }
    testPointer()
    if ViewRuntime.hasChanges { ViewRuntime.update() }
  }

  /// Moves everything that is animated to its place at the time of the window's clock, and runs the completions of animations that
  /// have ended. What these animate begins to move at this time, too.
  package func animate() {
    let motions = motions
    // Looks begin to move when they are drawn.
    if tree.context[WindowLooks.companion].haveChanged { display() }
    motions.beginMotions(at: tree.context.clock.now)
    guard motions.isMoving else { return }
    Trace.span("animate", arguments: { ["values": "\(motions.count)"] }) {
      advance(motions)
      testPointer()
      // Scrolled content may need other rows, and actions may observe it.
      guard ViewRuntime.hasChanges || WindowLayout.areWaiting || Actions.areWaiting else { return }
      update()
      advance(motions)
    }
  }

  /// Tests what is under a pointer that hovers or drags something, because views may have moved.
  private func testPointer() {
    input.testHover()
    input.testDrag()
  }

  private func advance(_ motions: WindowMotions) {
    let now = tree.context.clock.now
    // The bodies of views with animatable data run in each frame, and may change the layout.
    if motions.moveBodies { motions.advanceWithViews(to: now) } else { motions.advance(to: now) }
  }

  /// Reports what has changed to an assistive technology that listens. Without one, it does nothing.
  package func reportAccessibility() { accessibility.reportChanges() }

  /// A Boolean value that indicates whether something moves, so the window looks different in the next frame.
  package var isMoving: Bool { motions.isMoving || input.isDragMoving }

  /// A Boolean value that indicates whether something moves that comes to rest by itself.
  package var isMovingToRest: Bool { motions.isMovingToRest || input.isDragMoving }

  /// The operation that the view under dragged items proposes; nil if nothing is dragged, or no view accepts it.
  package var dropOperation: DropOperation? { input.drag.operation }

  /// The items of the view that is dragged, which a host may pass on to other programs.
  package var draggedItems: [NSItemProvider] { input.drag.isLocal ? input.drag.items : [] }

  /// A Boolean value that indicates whether dropped items are being loaded.
  package var isLoadingDrops: Bool { input.drag.loading > 0 }

  private var motions: WindowMotions { tree.context[WindowMotions.companion] }

  /// Draws the elements that have changed, at the scale of the last frame.
  package func display() { _ = display(scale: scale) }

  /// Draws the elements that have changed. Returns everything that the window and its presentations show, from back to front.
  package func display(scale: CGFloat) -> DisplayList {
    self.scale = scale
    let before = DrawingCounters.elements
    return Trace.span("display", arguments: { ["elements": "\(DrawingCounters.elements - before)"] }) {
      let window = DisplayList.Part(id: tree.element, tree.displayList(scale: scale))
      let presentations = tree.presenter.presentations
      let (ring, dragged) = (input.focus.ring(scale: scale), input.dragPicture)
      if presentations.isEmpty, ring == nil, dragged == nil { return DisplayList(parts: [window]) }
      var parts = [window]
      func addRing(in root: ElementIndex) {
        if let ring, ring.root == root { parts.append(ring.part) }
      }
      addRing(in: tree.element)
      for presentation in presentations {
        parts.append(
          DisplayList.Part(id: presentation.elements.first ?? 0, presentation.displayList(in: size, scale: scale)))
        for root in presentation.elements { addRing(in: root) }
      }
      if let dragged { parts.append(DisplayList.Part(id: 0, dragged)) }
      return DisplayList(parts: parts)
    }
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
