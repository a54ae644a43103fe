internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The place of a presentation on the stage of its window, and its motion there.
///
/// A sheet has a visible height, which a spring or a touch moves. Anything else has a presence between 0 and 1. Either one is the
/// level of the presentation.
@MainActor
final class Staging: PresentationPlace {
  unowned let presentation: Presentation
  private unowned let stage: PresentationStage
  /// The size of the window.
  var window: CGSize { stage.window }
  /// The parts of the window in which content isn't laid out.
  var windowInsets: RootInsets.Insets { stage.insets }
  private(set) var form: PresentationForm
  /// The level, as a spring moves it.
  private var motion: SpringValue
  /// The height below which a sheet slides without its content being laid out again.
  private var floor: CGFloat
  /// The height to which a touch drags the sheet, without resistance; nil if no touch does.
  private var draggedHeight: CGFloat?
  /// The velocity of that touch.
  private var dragVelocity = PointerVelocity()
  /// A Boolean value that indicates whether a touch has ever dragged the sheet.
  private(set) var hasBeenDragged = false
  /// A Boolean value that indicates whether the presentation has ended, so it disappears or has disappeared.
  private(set) var isLeaving = false
  private var hasEntered = false
  private var observer: StagingObserver?
  private let motions: WindowMotions
  /// The place of a popover; nil before its first layout.
  private(set) var popover: PopoverGeometry?
  /// A Boolean value that indicates whether it comes and goes without motion.
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

  /// The spring of all presentations: it takes about as long as on the systems of Apple, and doesn't overshoot.
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

  /// Hides the presentation. If a touch drags it, or if it moves, it goes on from there.
  func leave() {
    floor = contentHeight
    let velocity = isDragged ? dragVelocity.value(at: clock).height : nil
    stopDragging()
    isLeaving = true
    if isInstant { motion.set(0) } else { motion.move(to: 0, at: clock, velocity: velocity) }
  }

  /// A Boolean value that indicates whether the presentation moves by itself.
  var isMoving: Bool { draggedHeight == nil && !motion.isAtRest }

  /// Moves the presentation to its place at the time of the window's clock. Returns whether it has come to rest.
  func advance() -> Bool {
    guard isMoving else { return false }
    let isAtRest = motion.rest(at: clock, within: tolerance)
    settle()
    return isAtRest
  }

  /// The difference of levels that people can't see.
  private var tolerance: CGFloat {
    switch form {
    case .sheet: 0.5
    case .card, .cover, .choice: 0.001
    case .popover, .alert: 0.01
    }
  }

  /// The level of the presentation when it is completely there.
  private var fullLevel: CGFloat { form == .sheet ? restingHeight : 1 }

  /// The level at which it is shown now.
  var level: CGFloat {
    if let draggedHeight { return stops.stretched(draggedHeight, in: window.height) }
    return motion.value(at: clock)
  }

  /// The part of the presentation that is there, from 0 to 1.
  var presence: CGFloat {
    let full = form == .sheet ? fullHeight : 1
    return full > 0 ? min(max(level / full, 0), 1) : 1
  }

  /// The height at which a sheet is completely there. A sheet that grows from a lower detent has been there already.
  private var fullHeight: CGFloat = 0

  // MARK: Sheets

  /// The height of a sheet that isn't dragged.
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

  /// The height for which the content of a sheet is laid out. Between its detents it follows the visible height.
  var contentHeight: CGFloat {
    let stops = stops
    return min(max(level, min(floor, stops.most), stops.least), stops.most)
  }

  /// The distance of the content from where it is laid out, downwards.
  var slide: CGFloat { contentHeight - level }

  var greatestHeight: CGFloat { presentation.greatestHeight(in: window) }

  var greatestDetent: CGFloat { presentation.greatestDetent(in: window) }

  func shown(_ rect: CGRect) -> CGRect { rect.applying(pose.transform) }

  func optionsChanged() { settle() }

  /// Lays out the presentation for where it is now.
  func settle() {
    guard presentation.hasContent else { return }
    adapt()
    if form == .popover { popover = presentation.popoverGeometry(in: window, now: popover) }
    let area = presentation.area(in: window)
    let transaction = transactionOfFrame()
    presentation.layOut(in: area, inside: presentation.contentInsets, transaction)
    presentation.layOutBackground(in: form == .popover ? popover?.bounds ?? area : area, transaction)
  }

  /// The height of the keyboard for which the presentation was placed.
  private var keyboard: CGFloat = 0

  /// Returns the transaction in which a card gets its new frame. A sheet has its level instead.
  private func transactionOfFrame() -> Transaction? {
    let hasOtherKeyboard = windowInsets.keyboard != keyboard
    keyboard = windowInsets.keyboard
    guard hasEntered, stage.isAnimated, form != .sheet, form != .cover else { return nil }
    if hasOtherKeyboard { return Transaction(animation: .spring(Self.spring)) }
    return TransactionOfUpdate.isPlain ? nil : TransactionOfUpdate.current
  }

  /// Follows changes of the form of the presentation and of its detents.
  private func adapt() {
    let form = presentation.form
    if form != self.form { become(form) }
    measure()
    guard hasEntered, form == .sheet, draggedHeight == nil, !isLeaving, motion.target != restingHeight else { return }
    floor = presentation.phase == .presented ? 0 : restingHeight
    if isInstant { motion.set(restingHeight) } else { motion.move(to: restingHeight, at: clock) }
  }

  /// Goes on in another form, from where the presentation is in the last one. Content may choose its form, which isn't known before
  /// the content is there.
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

  /// A Boolean value that indicates whether the sheet is there completely, or a touch drags it.
  var isSettled: Bool { isDragged || presentation.phase == .presented }

  /// A Boolean value that indicates whether a touch drags it.
  var isDragged: Bool { draggedHeight != nil }

  /// A Boolean value that indicates whether people can drag it now.
  var canBeDragged: Bool { form == .sheet && !isLeaving }

  func beginDrag() {
    guard draggedHeight == nil, canBeDragged else { return }
    draggedHeight = stops.unstretched(level, in: window.height)
    dragVelocity = PointerVelocity()
    hasBeenDragged = true
    floor = stops.least
  }

  /// Moves the sheet by a distance, upwards if it is positive.
  func drag(by distance: CGFloat) {
    guard let height = draggedHeight else { return }
    draggedHeight = height + distance
    dragVelocity.add(CGPoint(x: 0, y: level), at: clock)
    settle()
  }

  /// Lets the sheet go, which then moves to the height of a detent or away.
  ///
  /// - Parameter velocity: The velocity of the touch, upwards, in points per second.
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

  /// Moves the sheet to the height of a detent, if people can drag it now.
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
  /// The motion of the presentation on its stage; nil without a stage.
  var staging: Staging? { place as? Staging }
}

/// Places a presentation again after a layout of the window, in which its content may have got another size. A popover follows its
/// anchor while this moves, too.
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
