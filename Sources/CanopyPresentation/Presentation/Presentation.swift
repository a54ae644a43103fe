package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// A presentation: a tree that inherits the environment of the view with the presenting modifier.
///
/// The stage of its window shows it. Everything else is decided here and by the request.
@MainActor
package final class Presentation {
  package let container: PresentationContainer
  /// The view to which a popover points; nil for other presentations.
  let anchor: PopoverAnchor?
  /// The presenter of the presentation.
  package let presenter: Presenter
  /// The presenter of presentations that its content requests.
  package private(set) lazy var inside = Presenter(of: self)
  package private(set) var phase: PresentationPhase = .requested
  /// The options that its content sets.
  package private(set) var options = PresentationOptions()
  /// The selected detent, if the program doesn't select one.
  var restingDetent: PresentationDetent?

  /// A Boolean value that indicates whether it appears with motion.
  private let isAnimated: Bool
  private weak var request: PresentationRequest?
  let scope: EnvironmentScope
  private let mount: @MainActor (Presentation) -> ViewTree
  private var tree: ViewTree?
  private(set) var preferredColorScheme: ColorScheme?
  private(set) lazy var dismissAction = DismissAction { [weak self] in
    guard let self, !phase.isOver else { return }
    Acting.reportDismiss(of: self)
    dismiss()
  }

  /// Creates a presentation.
  ///
  /// - Parameter view: The content. It is mounted when the presentation begins.
  init(_ view: some View, for request: PresentationRequest) {
    container = request.container
    anchor = request.anchor
    presenter = request.presenter
    isAnimated = request.isAnimated
    scope = request.makeScope()
    self.request = request
    mount = { [context = request.context, scope] in ViewTree(view, of: $0, seeing: scope, in: context) }
    anchor?.presentation = self
  }

  var context: TreeContext { scope.tree }

  /// The environment of its content.
  package var environment: EnvironmentValues { picture?.environment ?? EnvironmentValues(seenFrom: scope) }

  /// The environment of the presenting modifier.
  var presenterEnvironment: EnvironmentValues {
    picture?.presenterEnvironment ?? EnvironmentValues(seenFrom: scope.parent ?? scope)
  }

  /// Its last look, if it is still shown after its presenter has left the tree; nil otherwise.
  var picture: LeftPresentation?

  /// The presenting modifier for descriptions: `sheet(item:) in the body of Inbox`.
  var name: String {
    guard let writer = scope.writer else { return "a \(container)" }
    return "\(writer.modifier) in the body of \(writer.owner)"
  }

  /// The root of its elements; 0 before it begins and after it has ended.
  package var element: ElementIndex { tree?.element ?? 0 }

  /// The root elements of its visible content, from back to front.
  package var elements: [ElementIndex] {
    if case .view(let background) = options.background { return [background, element] }
    return [element]
  }

  /// A Boolean value that indicates whether a view of the program is behind the content.
  var hasBackgroundView: Bool { if case .view = options.background { true } else { false } }

  // MARK: Layout

  /// The place of the presentation on the stage of its window; nil without a stage.
  var place: (any PresentationPlace)?
  /// The frame in its window for which its content is laid out; nil before its first layout.
  package private(set) var area: CGRect?
  private var detentFollower: DetentFollower?

  /// Lays out the presentation in an area of its window, from now on.
  ///
  /// - Parameters:
  ///   - insets: The parts of the area in which content isn't laid out, unless it ignores the safe area.
  ///   - transaction: The transaction in which it is shown on the way from the last area; nil if it is in the new one at once.
  func layOut(in area: CGRect, inside insets: RootInsets.Insets, _ transaction: Transaction?) {
    guard let tree, area != self.area || insets != self.insets else { return }
    self.area = area
    self.insets = insets
    tree.layOut(in: area, inside: insets, transaction)
    LayoutNode(tree.element).isGeometryGroup = true
  }

  /// The frame in its window in which its card is shown; another one than its area while it moves to that.
  var shownArea: CGRect? {
    guard let tree else { return area }
    let root = LayoutNode(tree.element)
    return root.record.pointee.flags.contains(.isMoving) ? root.shownFrame : area
  }

  private var insets = RootInsets.Insets()

  private var hasReportedDetent = false

  /// Reports a detent at which the sheet would be invisible, once.
  func reportInvisibleDetent() {
    if hasReportedDetent { return }
    hasReportedDetent = true
    RuntimeIssue.record(.invisibleDetent(of: self), in: context)
  }

  /// Lays out the view behind its content, if there is one.
  func layOutBackground(in area: CGRect, _ transaction: Transaction?) {
    guard case .view(let background) = options.background else { return }
    let root = LayoutNode(background)
    let record = root.record
    if record.pointee.origin == area.origin, record.pointee.size == area.size { return }
    ViewRuntime.change { LayoutChanges.move(root, to: area, in: transaction) }
  }

  /// A Boolean value that indicates whether its content is in the tree: it has begun and hasn't ended.
  var hasContent: Bool { tree != nil }

  /// Calls an object after each layout of the content.
  func observeLayout(_ observer: any GeometryObserver) { tree?.context.layout.observers.add(observer) }

  // MARK: Coming

  func begin() {
    ViewRuntime.change {
      enter(.presenting)
      tree = request.map { request in request.bring { mount(self) } } ?? mount(self)
    }
    if let stage = presenter.stage { stage.present(self, isAnimated: isAnimated) } else { didPresent() }
  }

  /// Called by the stage when the presentation is completely visible.
  package func didPresent() {
    if phase == .presenting { ViewRuntime.change { enter(.presented) } }
  }

  /// Updates the content while a body runs.
  func update<Content: View>(_ view: Content) { tree?.update(view) }

  // MARK: Alerts and dialogs

  /// Called when an element in it was pressed and the action has run. An answer ends an alert or a dialog.
  func didPress(_ press: Press, in environment: @autoclosure () -> EnvironmentValues) {
    guard container.asks, environment().isAnswer else { return }
    request?.didAnswer(press.role)
    dismiss()
  }

  // MARK: Going

  /// Ends the presentation for the program: the binding changes first.
  func dismiss() {
    guard !phase.isOver else { return }
    request?.clear()
    end(.action)
  }

  /// Ends the presentation for the person, who dragged it away, pressed outside of it or pressed Escape. Returns false if its
  /// content disables that.
  package func dismissByGesture() -> Bool {
    guard allowsGesture, !phase.isOver else { return false }
    end(.gesture)
    return true
  }

  /// A Boolean value that indicates whether people can dismiss it by a gesture.
  var allowsGesture: Bool {
    switch shownAs {
    case .sheet, .popover, .confirmationDialog: !isGestureDisabled
    case .window, .fullScreenCover, .alert: false
    }
  }

  /// A Boolean value that indicates whether its content disables the gestures that dismiss it. See `interactiveDismissDisabled(_:)`.
  package var isGestureDisabled: Bool { options.isInteractiveDismissDisabled }

  /// Begins to end the presentation. If its presenter is removed, it ends immediately.
  func end(_ reason: PresentationPhase.Reason) {
    guard phase != .dismissed, reason == .removal || !phase.isOver else { return }
    if reason == .removal { presenter.stage?.willRemove(self) }
    ViewRuntime.change { enter(.dismissing(reason)) }
    if reason != .removal, let stage = presenter.stage { stage.dismiss(self) } else { didDismiss() }
  }

  /// Called by the stage when the presentation is no longer visible.
  package func didDismiss() {
    guard case .dismissing(let reason) = phase else { return }
    if reason == .gesture { request?.clear() }
    ViewRuntime.change {
      inside.current?.end(.removal)
      tree?.end()
      tree = nil
      phase = .dismissed
      request?.didEnd(reason)
      Actions.addDisappearance(in: scope.tree) { [self] in presenter.didEnd(self) }
    }
  }

  // MARK: Environment of the content

  private func enter(_ new: PresentationPhase) {
    phase = new
    seed()
  }

  /// Sets the values that belong to the presentation, and those that it inherits from the window instead of the modifier.
  private func seed() {
    scope.set(seededValues)
    inside.current?.seed()
  }

  /// Updates the values that come from the window or the enclosing presentation.
  func surroundingsChanged() {
    ViewRuntime.change {
      seed()
      needsPlacing()
    }
  }

  /// Applies a preference of the content.
  func take(_ colorScheme: ColorScheme?) {
    preferredColorScheme = colorScheme
    ViewRuntime.change { seed() }
  }

  func take(_ options: PresentationOptions) {
    if options.detentSelection != self.options.detentSelection {
      detentFollower = options.detentSelection.map { selection in
        DetentFollower(selection) { [weak self] in self?.needsPlacing() }
      }
    }
    self.options = options
    needsPlacing()
  }

  func needsPlacing() {
    Actions.add(in: context) { [weak self] in self?.place?.optionsChanged() }
  }
}
