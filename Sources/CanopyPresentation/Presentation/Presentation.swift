package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// A presentation: a tree that inherits the environment of the view with the presenting modifier.
///
/// The window's stage displays it. All other decisions are made here and by the request.
@MainActor
package final class Presentation {
  package let container: PresentationContainer
  /// The view that a popover points to, or nil for other presentations.
  let anchor: PopoverAnchor?
  /// The presenter of the presentation.
  package let presenter: Presenter
  /// The presenter for presentations that the content requests.
  package private(set) lazy var inside = Presenter(of: self)
  package private(set) var phase: PresentationPhase = .requested
  /// The options that the content sets.
  package private(set) var options = PresentationOptions()
  /// The selected detent, unless the app selects one.
  var restingDetent: PresentationDetent?

  /// A Boolean value that indicates whether the presentation appears with an animation.
  private let isAnimated: Bool
  private weak var request: PresentationRequest?
  let scope: EnvironmentScope
  private let mount: @MainActor (Presentation) -> ViewTree
  private var tree: ViewTree?
  private(set) var preferredColorScheme: ColorScheme?
  private(set) lazy var dismissAction = DismissAction { [weak self] in
    guard let self, !phase.isOver else { return }
    ActionContext.reportDismiss(of: self)
    dismiss()
  }

  /// The edit mode of the content, which its presenter doesn't affect.
  let editMode = Binding.storing(EditMode.inactive)

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

  /// The environment of the content.
  package var environment: EnvironmentValues { picture?.environment ?? EnvironmentValues(seenFrom: scope) }

  /// The environment of the presenting modifier.
  var presenterEnvironment: EnvironmentValues {
    picture?.presenterEnvironment ?? EnvironmentValues(seenFrom: scope.parent ?? scope)
  }

  /// A picture of the presentation, if it remains visible after its presenter left the tree, or nil.
  var picture: LeftPresentation?

  /// The presenting modifier in descriptions, such as `sheet(item:) in the body of Inbox`.
  var name: String {
    guard let writer = scope.writer else { return "a \(container)" }
    return "\(writer.modifier) in the body of \(writer.owner)"
  }

  /// The root of its elements; 0 before it begins and after it has ended.
  package var element: ElementIndex { tree?.element ?? 0 }

  /// The root elements of the visible content, from back to front.
  package var elements: [ElementIndex] {
    if case .view(let background) = options.background { return [background, element] }
    return [element]
  }

  /// A Boolean value that indicates whether the app placed a view behind the content.
  var hasBackgroundView: Bool { if case .view = options.background { true } else { false } }

  // MARK: Layout

  /// The presentation's position on the window's stage, or nil without a stage.
  var place: (any PresentationPlace)?
  /// The frame in the window for which the content is laid out, or nil before the first layout.
  package private(set) var area: CGRect?
  private var detentFollower: DetentFollower?

  /// Lays out the presentation in an area of its window. Later layouts keep that area.
  ///
  /// - Parameters:
  ///   - insets: The parts of the area that the content's layout excludes, unless the content ignores the safe area.
  ///   - transaction: The transaction that animates the change from the previous area, or nil to change immediately.
  func layOut(in area: CGRect, inside insets: RootInsets.Insets, _ transaction: Transaction?) {
    guard let tree, area != self.area || insets != self.insets else { return }
    self.area = area
    self.insets = insets
    tree.layOut(in: area, inside: insets, transaction)
    LayoutNode(tree.element).isGeometryGroup = true
  }

  /// The frame in the window where the card is visible. It differs from `area` while the card moves there.
  var shownArea: CGRect? {
    guard let tree else { return area }
    let root = LayoutNode(tree.element)
    return root.record.pointee.flags.contains(.isMoving) ? root.shownFrame : area
  }

  private var insets = RootInsets.Insets()

  private var hasReportedDetent = false

  /// Reports a detent that would make the sheet invisible. Reports only once.
  func reportInvisibleDetent() {
    if hasReportedDetent { return }
    hasReportedDetent = true
    RuntimeIssue.record(.invisibleDetent(of: self), in: context)
  }

  /// Lays out the view behind the content, if there is one.
  func layOutBackground(in area: CGRect, _ transaction: Transaction?) {
    guard case .view(let background) = options.background else { return }
    let root = LayoutNode(background)
    let record = root.record
    if record.pointee.origin == area.origin, record.pointee.size == area.size { return }
    ViewRuntime.change { LayoutChanges.move(root, to: area, in: transaction) }
  }

  /// A Boolean value that indicates whether the content is in the tree: the presentation has begun and hasn't ended.
  var hasContent: Bool { tree != nil }

  /// Notifies an object after each layout of the content.
  func observeLayout(_ observer: any GeometryObserver) { tree?.context.layout.observers.add(observer) }

  // MARK: Coming

  func begin() {
    ViewRuntime.change {
      enter(.presenting)
      tree = request.map { request in request.bring { mount(self) } } ?? mount(self)
    }
    if let stage = presenter.stage { stage.present(self, isAnimated: isAnimated) } else { didPresent() }
  }

  /// Called by the stage when the presentation has become fully visible.
  package func didPresent() {
    if phase == .presenting { ViewRuntime.change { enter(.presented) } }
  }

  /// Updates the content while a body runs.
  func update<Content: View>(_ view: Content) { tree?.update(view) }

  // MARK: Alerts and dialogs

  /// Called after an element in the presentation was pressed and its action ran. An answer ends an alert or a dialog.
  func didPress(_ press: Press, in environment: @autoclosure () -> EnvironmentValues) {
    guard container.asks, environment().isAnswer else { return }
    request?.didAnswer(press.role)
    dismiss()
  }

  // MARK: Going

  /// Dismisses the presentation on behalf of the app. The binding changes first.
  func dismiss() {
    guard !phase.isOver else { return }
    request?.clear()
    end(.action)
  }

  /// Dismisses the presentation on behalf of a person who dragged it away, pressed outside of it, or pressed Escape. Returns
  /// false if the content disables that.
  package func dismissByGesture() -> Bool {
    guard allowsGesture, !phase.isOver else { return false }
    end(.gesture)
    return true
  }

  /// A Boolean value that indicates whether gestures can dismiss the presentation.
  var allowsGesture: Bool {
    switch shownAs {
    case .sheet, .popover, .confirmationDialog: !isGestureDisabled
    case .window, .fullScreenCover, .alert: false
    }
  }

  /// A Boolean value that indicates whether the content disables gestures that dismiss it. See
  /// `interactiveDismissDisabled(_:)`.
  package var isGestureDisabled: Bool { options.isInteractiveDismissDisabled }

  /// Starts to end the presentation. If its presenter was removed, the presentation ends immediately.
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

  /// Sets the presentation's own values, and the values that it inherits from the window instead of the modifier.
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
