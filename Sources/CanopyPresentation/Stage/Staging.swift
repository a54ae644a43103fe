internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The position of a presentation on its window's stage, and its motion.
///
/// A sheet has a visible height, which a spring or a touch controls. Any other presentation has a presence between 0 and 1.
/// Either one is the level of the presentation.
@MainActor
final class Staging: PresentationPlace {
  unowned let presentation: Presentation
  private unowned let stage: PresentationStage
  /// The size of the window.
  var window: CGSize { stage.window }
  /// The parts of the window that layout excludes.
  var windowInsets: RootInsets.Insets { stage.insets }
  private(set) var form: PresentationForm
  /// The level, controlled by a spring.
  private var motion: SpringValue
  /// The height below which a sheet slides instead of laying out its content again.
  private var floor: CGFloat
  /// The height to which a touch drags the sheet, without resistance, or nil if the sheet isn't dragged.
  private var draggedHeight: CGFloat?
  /// The velocity of the dragging touch.
  private var dragVelocity = PointerVelocity()
  /// A Boolean value that indicates whether a person has ever dragged the sheet.
  private(set) var hasBeenDragged = false
  /// A Boolean value that indicates whether the presentation has ended, and is disappearing or has disappeared.
  private(set) var isLeaving = false
  private var hasEntered = false
  private var observer: StagingObserver?
  private let motions: WindowMotions
  /// The position of a popover, or nil before its first layout.
  private(set) var popover: PopoverGeometry?
  /// A Boolean value that indicates whether the presentation appears and disappears without an animation.
  private let isInstant: Bool

  init(of presentation: Presentation, on stage: PresentationStage, isInstant: Bool) {
    self.presentation = presentation
    self.stage = stage
    self.isInstant = isInstant
    motions = presentation.context[WindowMotions.companion]
    form = presentation.form
    motion = SpringValue(0, by: Self.spring)
    floor = 0
  }

  /// The spring of all presentations. It takes about as long as on Apple's systems, and doesn't overshoot.
  static let spring = Spring(duration: 0.4, bounce: 0)

  isolated deinit { if let observer { motions.remove(observer) } }

  private var clock: TimeInterval { presentation.context.clock.now.timeIntervalSinceReferenceDate }

  // MARK: Coming and going

  /// Shows the presentation.
  func enter() {
    settle()
    let observer = StagingObserver(self)
    presentation.observeLayout(observer)
    motions.add(observer)
    self.observer = observer
    hasEntered = true
    let end = fullLevel
    floor = end
    if isInstant { motion.set(end) } else { motion.move(to: end, at: clock) }
  }

  /// Hides the presentation. If it is dragged or moving, it continues from its current position.
  func leave() {
    floor = contentHeight
    let velocity = isDragged ? dragVelocity.value(at: clock).height : nil
    stopDragging()
    isLeaving = true
    if isInstant { motion.set(0) } else { motion.move(to: 0, at: clock, velocity: velocity) }
  }

  /// A Boolean value that indicates whether the presentation is in motion without being dragged.
  var isMoving: Bool { draggedHeight == nil && !motion.isAtRest }

  /// Moves the presentation to its position at the current time of the window's clock. Returns true if it has come to rest.
  func advance() -> Bool {
    guard isMoving else { return false }
    let isAtRest = motion.rest(at: clock, within: tolerance)
    settle()
    return isAtRest
  }

  /// The largest difference between levels that people can't see.
  private var tolerance: CGFloat {
    switch form {
    case .sheet: 0.5
    case .card, .cover, .choice: 0.001
    case .popover, .alert: 0.01
    }
  }

  /// The level of the fully visible presentation.
  private var fullLevel: CGFloat { form == .sheet ? restingHeight : 1 }

  /// The current level.
  var level: CGFloat {
    if let draggedHeight { return stops.stretched(draggedHeight, in: window.height) }
    return motion.value(at: clock)
  }

  /// The visible fraction of the presentation, from 0 to 1.
  var presence: CGFloat {
    let full = form == .sheet ? fullHeight : 1
    return full > 0 ? min(max(level / full, 0), 1) : 1
  }

  /// The height at which a sheet counts as fully visible. A sheet that grows from a lower detent was fully visible before.
  private var fullHeight: CGFloat = 0

  // MARK: Sheets

  /// The height of the sheet while it isn't being dragged.
  private(set) var restingHeight: CGFloat = 0
  /// The heights at which a sheet rests.
  private(set) var stops = SheetStops(detents: [], isDismissible: true)

  private func measure() {
    guard form == .sheet else { return }
    restingHeight = presentation.restingHeight(in: window)
    stops = SheetStops(detents: presentation.detentHeights(in: window), isDismissible: presentation.allowsGesture)
    let full = min(restingHeight, stops.least)
    let hasBeenThere = isDragged || isLeaving || presentation.phase == .presented && level < full
    fullHeight = hasBeenThere && fullHeight > 0 ? min(fullHeight, full) : full
  }

  /// The height for which the sheet's content is laid out. Between detents, it follows the visible height.
  var contentHeight: CGFloat {
    let stops = stops
    return min(max(level, min(floor, stops.most), stops.least), stops.most)
  }

  /// The distance by which the content is displaced downward from its layout position.
  var slide: CGFloat { contentHeight - level }

  var greatestHeight: CGFloat { presentation.greatestHeight(in: window) }

  var greatestDetent: CGFloat { presentation.greatestDetent(in: window) }

  func shown(_ rect: CGRect) -> CGRect { rect.applying(pose.transform) }

  func optionsChanged() { settle() }

  /// Lays out the presentation for its current position.
  func settle() {
    guard presentation.hasContent else { return }
    adapt()
    if form == .popover { popover = presentation.popoverGeometry(in: window, now: popover) }
    let area = presentation.area(in: window)
    let transaction = transactionOfFrame()
    presentation.layOut(in: area, inside: presentation.contentInsets, transaction)
    presentation.layOutBackground(in: form == .popover ? popover?.bounds ?? area : area, transaction)
  }

  /// The height of the keyboard at the last placement of the presentation.
  private var keyboard: CGFloat = 0

  /// Returns the transaction in which a card gets its new frame. A sheet animates its level instead.
  private func transactionOfFrame() -> Transaction? {
    let hasOtherKeyboard = windowInsets.keyboard != keyboard
    keyboard = windowInsets.keyboard
    guard hasEntered, stage.isAnimated, form != .sheet, form != .cover else { return nil }
    if hasOtherKeyboard { return Transaction(animation: .spring(Self.spring)) }
    return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current
  }

  /// Responds to changes of the presentation's form and its detents.
  private func adapt() {
    let form = presentation.form
    if form != self.form { become(form) }
    measure()
    guard hasEntered, form == .sheet, draggedHeight == nil, !isLeaving, motion.target != restingHeight else { return }
    floor = presentation.phase == .presented ? 0 : restingHeight
    if isInstant { motion.set(restingHeight) } else { motion.move(to: restingHeight, at: clock) }
  }

  /// Changes to another form, starting at the current position. The content can set its form, which isn't known until the
  /// content is mounted.
  private func become(_ form: PresentationForm) {
    let wasAtRest = draggedHeight == nil && motion.isAtRest
    let part = hasEntered ? presence : 0
    let velocity = fullLevel > 0 ? motion.velocity(at: clock) / fullLevel : 0
    self.form = form
    measure()
    draggedHeight = nil
    floor = fullLevel
    motion.set(part * fullLevel)
    if hasEntered, !wasAtRest { motion.move(to: isLeaving ? 0 : fullLevel, at: clock, velocity: velocity * fullLevel) }
  }

  // MARK: Dragging

  /// A Boolean value that indicates whether the sheet is fully visible or being dragged.
  var isSettled: Bool { isDragged || presentation.phase == .presented }

  /// A Boolean value that indicates whether a touch is dragging the presentation.
  var isDragged: Bool { draggedHeight != nil }

  /// A Boolean value that indicates whether people can currently drag the presentation.
  var canBeDragged: Bool { form == .sheet && !isLeaving }

  func beginDrag() {
    guard draggedHeight == nil, canBeDragged else { return }
    draggedHeight = stops.unstretched(level, in: window.height)
    dragVelocity = PointerVelocity()
    hasBeenDragged = true
    floor = stops.least
  }

  /// Moves the sheet by a distance. Positive distances are upward.
  func drag(by distance: CGFloat) {
    guard let height = draggedHeight else { return }
    draggedHeight = height + distance
    dragVelocity.add(CGPoint(x: 0, y: level), at: clock)
    settle()
  }

  /// Ends a drag. The sheet moves to the height of a detent, or is dismissed.
  ///
  /// - Parameter velocity: The upward velocity of the touch, in points per second.
  func endDrag(velocityUp velocity: CGFloat) {
    guard draggedHeight != nil else { return }
    let stops = stops
    let end = stops.end(from: level, velocity: velocity)
    stopDragging()
    motion.move(to: end, at: clock, velocity: velocity)
    if end == 0, presentation.dismissByGesture() { return }
    let target = max(end, stops.least)
    motion.move(to: target, at: clock)
    presentation.select(heightOfDetent: target, in: window)
  }

  /// Moves the sheet to the height of a detent, if people can currently drag it.
  func rest(at height: CGFloat) {
    guard canBeDragged, draggedHeight == nil else { return }
    presentation.select(heightOfDetent: height, in: window)
    settle()
  }

  private func stopDragging() {
    guard draggedHeight != nil else { return }
    motion.set(level)
    draggedHeight = nil
  }
}

extension Presentation {
  /// The presentation's position and motion on its stage, or nil without a stage.
  var staging: Staging? { place as? Staging }
}

/// Places a presentation again after a layout of the window that may have resized its content. A popover also follows its
/// anchor while the anchor moves.
private final class StagingObserver: GeometryObserver, MotionFollower {
  private weak var staging: Staging?

  init(_ staging: Staging) { self.staging = staging }

  func layoutChanged() {
    staging?.settle()
  }

  func motionsAdvanced() {
    if let staging, staging.form == .popover { staging.settle() }
  }
}
