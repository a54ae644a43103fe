package import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyGraph
package import CanopyLayout
package import CanopyStyle
package import Foundation

/// A tree of views, including its root: the content of a window or a presentation.
@MainActor
package final class ViewTree {
  package let context: TreeContext
  /// The environment at the root.
  package let scope: EnvironmentScope
  /// The root of the elements.
  package let element: ElementIndex
  /// The presenter for presentations that the tree requests.
  package let presenter: Presenter
  private let slots: _Slots
  private let place: _MountContext
  private let unmount: (_Slots) -> Void
  /// The sources that receive the preferences of the entire tree.
  private let preferenceSources: [AttachmentSource]
  private var colorSchemePreference: ColorSchemePreference?
  private var receivedWishes: ReceivedWishes?
  /// The scope with the values of the host.
  private let hostScope: EnvironmentScope
  /// Closes the window, or nil in a presentation.
  package private(set) var closing: WindowClosing?
  /// The environment values set by the window's host.
  private var hostEnvironment = EnvironmentValues()
  /// A Boolean value that indicates whether the tree is mounted.
  private(set) var isMounted = true

  /// Mounts `view` in a window, and runs an update.
  ///
  /// - Parameters:
  ///   - size: The size of the window, or nil to skip layout.
  ///   - scene: The scene from which the window inherits the values that its host doesn't set, or nil without an app.
  ///   - stage: The stage for presentations. Without one, presentations begin and end immediately.
  ///   - close: Closes the window, or nil if the window can't be closed.
  ///   - staysOpen: Returns a Boolean value that indicates whether `dismiss` leaves the window open, as on a phone.
  package convenience init<Content: View>(
    _ view: Content, environment: EnvironmentValues, context: TreeContext, size: CGSize? = nil,
    inheritingFrom scene: InheritedScope? = nil, stage: PresentationStage? = nil, close: (() -> Void)? = nil,
    staysOpen: @escaping () -> Bool = { false }
  ) {
    let host = EnvironmentScope(parent: nil, tree: context, writer: nil)
    let closing = close.map { WindowClosing($0, staysOpen: staysOpen) }
    if let closing { host.setDefaults(closing.environment) }
    host.setDefaults(context.focusEnvironment)
    host.setDefaults(Self.editEnvironment)
    host.setDefaults(environment.defaults)
    host.set(environment)
    let scope = scene?.makeScope(of: context, around: host) ?? host
    let (preference, received) = (ColorSchemePreference(), ReceivedWishes())
    let presenter = Presenter(stage: stage, scope: scope)
    stage?.connect(to: presenter)
    self.init(view, scope: scope, host: host, presenter: presenter, owner: nil, depth: 0, size: size) {
      let scheme = PreferenceAction<PreferredColorSchemeKey>({ preference.take($0) }, $0)
      return [scheme, PreferenceAction<WindowWishes.Key>({ received.wishes = $0 }, $0.attaching(scheme))]
    }
    colorSchemePreference = preference
    receivedWishes = received
    self.closing = closing
    hostEnvironment = environment
    preference.onChange = { [weak self] in self?.setEnvironment(because: Self.preference) }
    if preference.value != nil { setEnvironment(because: Self.preference) }
  }

  /// The edit mode of a new window.
  private static var editEnvironment: EnvironmentValues {
    var values = EnvironmentValues()
    values.editMode = .storing(.inactive)
    return values
  }

  /// The color scheme that the window's content prefers, or nil to use the host's.
  package var preferredColorScheme: ColorScheme? { colorSchemePreference?.value }

  /// Receives the color scheme that the window's content prefers.
  private final class ColorSchemePreference {
    private(set) var value: ColorScheme?
    var onChange: (() -> Void)?

    func take(_ value: ColorScheme?) {
      guard value != self.value else { return }
      self.value = value
      onChange?()
    }
  }

  /// The requests of the window's content to the system.
  package var wishes: WindowWishes { receivedWishes?.wishes ?? WindowWishes() }

  /// Receives the requests of the window's content.
  private final class ReceivedWishes {
    var wishes = WindowWishes()
  }

  /// Mounts `view` in a presentation that was requested in `context`.
  convenience init<Content: View>(
    _ view: Content, of presentation: Presentation, seeing scope: EnvironmentScope, in context: _MountContext
  ) {
    self.init(
      view, scope: scope, presenter: presentation.inside, owner: context.owner, depth: context.depth + 1,
      presentedAt: context.parent
    ) {
      let scheme = PreferenceAction<PreferredColorSchemeKey>({ [weak presentation] in presentation?.take($0) }, $0)
      let options = PreferenceAction<PresentationOptionsKey>(
        { [weak presentation] in presentation?.take($0) }, $0.attaching(scheme))
      return [scheme, options]
    }
  }

  /// Mounts a view in order to draw a picture of it.
  convenience init<Content: View>(picture view: Content, seeing outer: EnvironmentScope) {
    let scope = EnvironmentScope(parent: outer, tree: outer.tree, writer: nil)
    self.init(
      view, scope: scope, presenter: Presenter(stage: nil, scope: scope), owner: nil, depth: 0, isPicture: true
    ) { _ in [] }
  }

  /// Mounts `view`.
  ///
  /// - Parameters:
  ///   - host: The scope with the host's values, if it differs from the scope of the views.
  ///   - modifier: The element of the modifier that presents the tree, or nil if no modifier does.
  ///   - isPicture: A Boolean value that indicates whether the tree is outside of the window's visible content.
  ///   - preferenceSources: Returns the sources that receive the preferences of the tree, the innermost last.
  private init<Content: View>(
    _ view: Content, scope: EnvironmentScope, host: EnvironmentScope? = nil, presenter: Presenter,
    owner: _BodyRecord.Address?, depth: UInt32, presentedAt modifier: ElementIndex? = nil, size: CGSize? = nil,
    isPicture: Bool = false,
    preferenceSources: (_MountContext) -> [AttachmentSource]
  ) {
    TreeLayout.install()
    context = scope.tree
    self.scope = scope
    hostScope = host ?? scope
    self.presenter = presenter
    // Safe because the tree keeps its presenter and its scope for as long as it has the element.
    element = ViewRuntime.elements.append(
      Element(
        parent: 0, kind: .root, payload: Unmanaged.passUnretained(presenter).toOpaque(), scope: .passUnretained(scope)))
    if let modifier { context.notePresenter(modifier, of: element) }
    place = _MountContext(scope: scope, owner: owner, parent: element, depth: depth).asPlace(.vertical)
    self.preferenceSources = preferenceSources(place)
    ViewRuntime.elements[element].attachments = self.preferenceSources.last.map { .passUnretained($0) }
    slots = SlotBlock.allocate(words: Content._words)
    unmount = { slots in
      Content._unmount(slots)
      SlotBlock.deallocate(slots, words: Content._words)
    }
    if !isPicture { ShownLooks.shared.add(element) }
    if size != nil { context.isLaidOut = true }
    ViewRuntime.change {
      // Not earlier: changes of other windows can trigger layouts first, and a root without views would then count as done.
      if let size { LayoutChanges.layOut(LayoutNode(element), in: CGRect(origin: .zero, size: size)) }
      var view = view
      StateKeeping.pause { Content._mount(&view, slots, place) }
      ViewRuntime.elements.didMount(element)
    }
  }

  /// Lays out the tree in an area of the window. Later layouts keep that area.
  ///
  /// - Parameter proposal: The size to propose to the views, or nil for the size of the area.
  package func layOut(in area: CGRect, proposal: ProposedViewSize? = nil) {
    context.isLaidOut = true
    ViewRuntime.change { LayoutChanges.layOut(LayoutNode(element), in: area, proposal: proposal) }
  }

  /// Lays out the tree in an area of the window, with insets that views can ignore.
  ///
  /// - Parameters:
  ///   - insets: The parts of the area that layout excludes, unless content ignores the safe area.
  ///   - transaction: The transaction that animates the change from the previous area, or nil to change immediately.
  package func layOut(in area: CGRect, inside insets: RootInsets.Insets, _ transaction: Transaction? = nil) {
    context[RootInsets.companion][element] = insets
    let safe = LayoutNode(element).physical(insets.all)
    let size = CGSize(
      width: max(area.width - safe.leading - safe.trailing, 0), height: max(area.height - safe.top - safe.bottom, 0))
    let frame = CGRect(
      x: area.minX + safe.leading, y: area.minY + safe.top, width: size.width, height: size.height)
    context.isLaidOut = true
    ViewRuntime.change { LayoutChanges.move(LayoutNode(element), to: frame, in: transaction) }
  }

  /// Returns the size of the views for a proposal without placing them.
  package func size(_ proposal: ProposedViewSize) -> CGSize {
    GroupLayout.shared.sizeThatFits(proposal, LayoutNode(element))
  }

  /// Returns the display list of the tree without its presentations.
  package func displayList(scale: CGFloat) -> DisplayList {
    DisplayBuilder.list(of: LayoutNode(element), scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// Updates the root view while a body runs.
  func update<Content: View>(_ view: Content) {
    var view = view
    Content._update(&view, slots, place)
  }

  /// Removes the tree: its views disappear, their tasks are canceled, and their state is released.
  package func end() {
    guard isMounted else { return }
    isMounted = false
    ShownLooks.shared.remove(element)
    ViewRuntime.change {
      ViewRuntime.elements.willUnmount(element)
      StateKeeping.pause { unmount(slots) }
      scope.end()
      hostScope.end()
    }
    context.notePresenter(nil, of: element)
    ViewRuntime.elements.remove(element)
    context[RootInsets.companion][element] = RootInsets.Insets()
  }

  isolated deinit { end() }

  /// Sets the environment values of the host. Only values that differ invalidate their readers.
  package func setEnvironment(_ values: EnvironmentValues) {
    hostEnvironment = values
    CurrentWindow.setEnvironment(values, of: context)
    setEnvironment(because: "the host")
  }

  /// The modifier with which the content sets its preferred color scheme.
  private static var preference: String { "preferredColorScheme(_:)" }

  private func setEnvironment(because cause: String) {
    var values = hostEnvironment
    var preferred = EnvironmentValues()
    if let colorScheme = colorSchemePreference?.value {
      values.colorScheme = colorScheme
      preferred.colorScheme = colorScheme
    }
    context.notePreferences(preferred, by: Self.preference)
    func change() {
      ViewRuntime.change {
        hostScope.set(values)
        presenter.current?.surroundingsChanged()
      }
    }
    if context.followsBodies { UpdateCause(cause, after: UpdateCause.current?.root).run { change() } } else { change() }
  }
}

extension ElementTree {
  /// Returns the presenter for presentations that an element requests.
  @MainActor
  func presenter(around element: ElementIndex) -> Presenter {
    guard let payload = self[root(of: element)].payload else {
      preconditionFailure("The root of elements knows who presents.")
    }
    // Safe because a tree keeps the presenter that its root element refers to.
    return Unmanaged<Presenter>.fromOpaque(payload).takeUnretainedValue()
  }
}
