public import CanopyCore
internal import CanopyStyle
internal import Foundation

extension View {
  /// Performs an action when a value of the geometry of the scroll view in this view changes, and initially.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value for a geometry.
  ///   - action: The action, which receives the old and the new value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(ScrollObservingModifier<ScrollGeometryLink<T>>((transform, action)))
  }

  /// Performs an action when the phase of the scroll view in this view changes.
  ///
  /// - Parameter action: The action, which receives the old and the new phase.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollObservingModifier<ScrollPhaseLink> { old, new, _ in action(old, new) })
  }

  /// Performs an action when the phase of the scroll view in this view changes.
  ///
  /// - Parameter action: The action, which receives the old phase, the new phase, and the state of the scroll view.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollObservingModifier<ScrollPhaseLink>(action))
  }

  /// Performs an action when the visible scroll targets of the scroll view in this view change.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers of the targets.
  ///   - threshold: The fraction of a target that has to be visible, from 0 to 1.
  ///   - action: The action, which receives the identifiers of the visible targets.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollObservingModifier<TargetVisibilityLink<ID>>((threshold, action)))
  }

  /// Briefly shows the scroll indicators of scroll views in this view when the scroll views appear.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashModifier(trigger: 0, onAppear: onAppear))
  }

  /// Briefly shows the scroll indicators of the scroll view in this view when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(trigger: value, onAppear: false))
  }
}

/// A link that calls an action of the program.
protocol ScrollObserver: ScrollLink {
  /// The modifier as in source code.
  static var name: String { get }

  /// The action, with what it depends on.
  associatedtype Request
  var request: Request? { get set }

  nonisolated init()
}

/// A modifier that follows a scroll view and calls an action.
struct ScrollObservingModifier<Link: ScrollObserver> {
  let request: Link.Request
  @State private var link = Link()

  init(_ request: Link.Request) { self.request = request }
}

extension ScrollObservingModifier: ViewModifier {
  func body(content: Content) -> some View {
    link.request = request
    return content.modifier(ScrollLinkSetting(name: Link.name, link: link))
  }
}

final class ScrollGeometryLink<Value: Equatable>: ScrollLink, ScrollObserver {
  static var name: String { "onScrollGeometryChange(for:of:action:)" }
  var request: (transform: (ScrollGeometry) -> Value, action: (Value, Value) -> Void)?
  private var last: (geometry: ScrollGeometry, value: Value)?

  override func contentMoved() {
    guard let container, let node = container.node, let (transform, action) = request else { return }
    let geometry = container.geometry
    if let last, last.geometry == geometry { return }
    let (old, new) = (last?.value, transform(geometry))
    last = (geometry, new)
    if old != new { act(in: node.tree) { action(old ?? new, new) } }
  }
}

final class ScrollPhaseLink: ScrollLink, ScrollObserver {
  static var name: String { "onScrollPhaseChange(_:)" }
  var request: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  override func phaseChanged(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext, in tree: TreeContext
  ) {
    act(in: tree) { [self] in request?(old, new, context) }
  }
}

final class TargetVisibilityLink<ID: Hashable>: ScrollLink, ScrollObserver {
  static var name: String { "onScrollTargetVisibilityChange(idType:threshold:_:)" }
  var request: (threshold: Double, action: ([ID]) -> Void)?
  private var last: [ID] = []

  override func contentMoved() {
    guard let container, let node = container.node, let (threshold, action) = request else { return }
    let visible = CGRect(origin: container.offset, size: container.size)
    let ids = container.targets.all.compactMap { target -> ID? in
      guard target.frame._visiblePart(in: visible, isEnough: threshold) else { return nil }
      return target.ids.lazy.compactMap { $0.base as? ID }.first
    }
    guard ids != last else { return }
    last = ids
    act(in: node.tree) { action(ids) }
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether a sufficient part of the rectangle is inside `visible`.
  func _visiblePart(in visible: CGRect, isEnough threshold: Double) -> Bool {
    let common = intersection(visible)
    guard !common.isNull, common.width > 0 || width == 0, common.height > 0 || height == 0 else { return false }
    let area = (width > 0 ? common.width / width : 1) * (height > 0 ? common.height / height : 1)
    return area >= min(max(threshold, 0), 1) - 1e-6
  }
}

// MARK: - Flashes

struct ScrollFlashModifier<Value: Equatable> {
  let trigger: Value
  let onAppear: Bool
  @State private var link = ScrollFlashLink<Value>()

  init(trigger: Value, onAppear: Bool) { (self.trigger, self.onAppear) = (trigger, onAppear) }
}

extension ScrollFlashModifier: ViewModifier {
  func body(content: Content) -> some View {
    link.update(trigger, onAppear)
    return content.modifier(ScrollLinkSetting(name: "scrollIndicatorsFlash", link: link))
  }
}

final class ScrollFlashLink<Value: Equatable>: ScrollLink {
  private var last: Value?
  private var onAppear = false

  func update(_ trigger: Value, _ onAppear: Bool) {
    self.onAppear = onAppear
    defer { last = trigger }
    if let last, last != trigger { flash() }
  }

  override func connected() { if onAppear { flash() } }

  private func flash() {
    guard let node = container?.node else { return }
    // The size of the content is known only after everything is placed.
    node.tree.requestScroll { [weak self] in self?.container?.flashIndicators() }
  }
}
