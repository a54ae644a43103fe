internal import CanopyAnimation
internal import CanopyCore
internal import CanopyGraph
internal import CanopyStyle

/// A modifier in the tree that can request a presentation.
///
/// A separate node in the graph reads its binding, so a change of the binding presents or dismisses without running the
/// presenter's body.
@MainActor
class PresentationRequest {
  let container: PresentationContainer
  /// The view that a popover points to, or nil for other presentations.
  let anchor: PopoverAnchor?
  let context: _MountContext
  let presenter: Presenter
  /// The modifier's spelling in source code.
  private let name: String
  private(set) var presentation: Presentation?
  private var node = AnyAttribute.none
  private var observed = ObservedReads()
  /// The evaluations of the binding, if the tree is recorded.
  private let history: ReadingHistory?
  private var isInTree = true
  /// Keeps the enclosing row of a lazy container alive.
  private let pin: RowPin
  /// A Boolean value that indicates whether the request waits for the presenter.
  private var isWaiting = false
  /// A Boolean value that indicates whether the next presentation replaces the one that was just dismissed.
  private var isReplacing = false
  /// A Boolean value that indicates whether the binding has changed since the presentation began.
  private var hasChanged = false
  /// A Boolean value that indicates whether the transaction that requested the presentation allows animations.
  private(set) var isAnimated = true
  /// The identity of a presentation that ended while the binding still requested it. It isn't presented again until the binding
  /// changes.
  private var ended: AnyHashable?
  /// The identity of the requested item at the previous evaluation of the binding.
  private var lastWanted: AnyHashable?

  init(_ container: PresentationContainer, name: String, in context: _MountContext) {
    self.container = container
    self.name = name
    anchor = container == .popover ? PopoverAnchor.around(context) : nil
    self.context = context
    presenter = ViewRuntime.elements.presenter(around: context.parent)
    pin = RowPin(in: context)
    history = ReadingHistory(of: name, in: context)
  }

  // MARK: Kinds of requests

  /// Reads the binding. Subclasses must override this method.
  func read() { preconditionFailure("\(Self.self) must read its binding.") }

  /// Sets the binding to the value that means no presentation. Subclasses must override this method.
  func clear() { preconditionFailure("\(Self.self) must clear its binding.") }

  /// The identity of the requested item at the last evaluation of the binding.
  var wanted: AnyHashable? { nil }

  /// The identity of the presented item.
  var shown: AnyHashable? { nil }

  /// Creates the presentation of the requested item. Subclasses must override this method.
  func present() -> Presentation { preconditionFailure("\(Self.self) must create its presentation.") }

  /// Updates the content of a presentation.
  func refresh(_ presentation: Presentation) {}

  /// Called with the button's role when a button of the alert or dialog was pressed.
  func didAnswer(_ role: String?) {}

  /// Returns the action to run when the presentation ends, and removes it.
  func takeOnDismiss() -> (() -> Void)? { nil }

  // MARK: Following the binding

  /// Reads the binding and starts to observe it. Called when the modifier is mounted or updated.
  final func follow() {
    guard node.isNone else { return ViewRuntime.graph.evaluate(node) }
    // Safe because the node is freed with the request.
    let memory = Unmanaged.passUnretained(self).toOpaque()
    history?.willRun(.none, Self.verb)
    let (node, _) = ViewRuntime.graph.evaluateFirst(RequestRule.self, memory: memory, order: context.depth) {
      observed.follow(read)
    }
    if let node { self.node = node }
    apply()
  }

  /// The effect of a request on the presented views, for explanations.
  private static var verb: String { "presented it" }

  fileprivate final func readAgain() {
    history?.willRun(node, Self.verb)
    observed.follow(read)
    ViewRuntime.graph.pauseTracking()
    apply()
    ViewRuntime.graph.resumeTracking()
  }

  /// Updates the current presentation in the same pass as the body that requests it. Presentations begin and end later, after
  /// all bodies have run.
  private func apply() {
    if presentation != nil, wanted != shown { hasChanged = true }
    if wanted != shown, wanted != lastWanted { history?.keepCause() }
    lastWanted = wanted
    if wanted != shown { isAnimated = !TransactionOfUpdate.current.disablesAnimations }
    if let presentation, !presentation.phase.isOver, wanted == shown || wanted == nil { refresh(presentation) }
    if wanted != shown || isWaiting || presentation?.phase.isOver == true { reconcileLater() }
    noteActivity()
  }

  private func reconcileLater() {
    Actions.add(in: context.tree) { [weak self] in self?.reconcile() }
  }

  private func reconcile() {
    guard isInTree else { return }
    if wanted != ended { ended = nil }
    if let presentation {
      // A presentation that is being dismissed calls this again when it ends.
      guard !presentation.phase.isOver, wanted != shown else { return }
      presentation.end(wanted == nil ? .action : .replacement)
    } else if wanted != nil, ended == nil {
      isWaiting = true
      presenter.enqueue(self, first: isReplacing)
    } else {
      isWaiting = false
      presenter.withdraw(self)
    }
    isReplacing = false
    noteActivity()
  }

  /// Keeps the modifier's row in the tree while a presentation is requested or visible.
  private func noteActivity() {
    pin.isHolding = isInTree && (presentation != nil || isWaiting || (wanted != nil && ended == nil))
  }

  // MARK: The presentation

  /// Creates a scope nested in the modifier's scope.
  final func makeScope() -> EnvironmentScope {
    let parent = context.scope.takeUnretainedValue()
    var writer = EnvironmentWriter(in: context, name: name, isWanted: context.namesWriters)
    writer?.resets = PresentationResets()
    return EnvironmentScope(parent: parent, tree: parent.tree, writer: writer)
  }

  final func makePresentation() -> Presentation {
    let made = present()
    presentation = made
    isWaiting = false
    hasChanged = false
    return made
  }

  /// The modifier and the view whose body contains it, such as `sheet(item:) in the body of Inbox`.
  final var place: String { "\(name) in the body of \(MountPlace(context).authorName ?? "the root")" }

  /// The reason that the presentation was requested, or nil if the tree isn't recorded.
  final var reason: String? { history?.lastReason }

  /// Mounts the content of a presentation, with the last change of the request as its cause.
  final func bring<Result>(_ mount: () -> Result) -> Result { history?.bring(mount) ?? mount() }

  /// Called when the presentation has ended.
  final func didEnd(_ reason: PresentationPhase.Reason) {
    if wanted == shown, !hasChanged { ended = wanted }
    isReplacing = reason == .replacement
    presentation = nil
    // Runs after the `onDisappear` actions of the presented views.
    if let action = takeOnDismiss() {
      Actions.addDisappearance(
        in: context.tree, of: "onDismiss of \(name)", at: MountPlace(context), after: cause(of: reason)
      ) { action() }
    }
    reconcileLater()
  }

  /// The person's action that ended the presentation, for explanations, or nil if it isn't known.
  private func cause(of reason: PresentationPhase.Reason) -> String? {
    switch reason {
    case .action, .replacement: history?.lastAction
    case .gesture: "dismissing it by a gesture"
    case .removal: nil
    }
  }

  /// Called when the modifier leaves the tree.
  final func remove() {
    presenter.withdraw(self)
    presentation?.end(.removal)
    isInTree = false
    noteActivity()
    if !node.isNone { ViewRuntime.graph.free(node) }
    observed.end()
  }
}

/// Safe because the memory is a request that frees the node when it ends.
@MainActor
private enum RequestRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    Unmanaged<PresentationRequest>.fromOpaque(memory)._withUnsafeGuaranteedRef { $0.readAgain() }
    return false
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String { "what is presented" }
}
