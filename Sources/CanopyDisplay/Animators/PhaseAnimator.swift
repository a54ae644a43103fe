public import CanopyAnimation
public import CanopyCore
internal import CanopyLayout
internal import CanopyStyle

/// A view that animates its content from one phase to the next.
///
/// Each phase lasts until its animation is logically complete. Without a trigger, the view cycles through the phases for as
/// long as it exists:
///
/// ```swift
/// PhaseAnimator([false, true]) { isLit in
///   Image(systemName: "bell.fill").opacity(isLit ? 1 : 0.3)
/// } animation: { isLit in
///   isLit ? .easeOut : .easeIn(duration: 2)
/// }
/// ```
///
/// With a trigger, the view shows the first phase. Each time the trigger changes, it runs through all phases once, and returns
/// to the first. Only the content closure runs, once for each phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: (any Equatable)?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var place = 0
  @State private var cycle = PhaseCycle()

  /// Creates a view that shows the first phase, and runs through all phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases. There must be at least one.
  ///   - trigger: The value whose changes start the phases.
  ///   - content: Returns the content in a phase.
  ///   - animation: Returns the animation that starts a phase, or nil for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger, self.content, self.animation) = (Array(phases), trigger, content, animation)
  }

  /// Creates a view that repeatedly cycles through its phases.
  ///
  /// - Parameters:
  ///   - phases: The phases. There must be at least one.
  ///   - content: Returns the content in a phase.
  ///   - animation: Returns the animation that starts a phase, or nil for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    trigger = nil
  }
}

extension PhaseAnimator: View, ClosureView {
  package var caller: String { "PhaseAnimator" }
  package static var changingValue: String? { "the phase" }

  /// The content in the current phase.
  public var body: some View {
    let _ = follow()
    if !phases.isEmpty {
      content(phases[place % phases.count]).modifier(DrivenModifier(cycle))
    }
  }

  @MainActor
  private func follow() {
    if phases.isEmpty { RuntimeIssue.record(.noPhases()) }
    cycle.follow(
      count: phases.count, trigger: trigger, animation: { [phases, animation] in animation(phases[$0]) },
      show: { place = $0 })
  }
}

extension RuntimeIssue {
  static func noPhases() -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: "A phase animator\(place()) has no phases, so it has nothing to animate. Pass at least one phase.")
  }
}

extension View {
  /// Repeatedly animates effects on this view from one phase to the next.
  ///
  /// - Parameters:
  ///   - phases: The phases. There must be at least one.
  ///   - content: Applies the effects of a phase to a placeholder of this view.
  ///   - animation: Returns the animation that starts a phase, or nil for none.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(content: self)
    return PhaseAnimator(phases) {
      content(placeholder, $0)
    } animation: {
      animation($0)
    }
  }

  /// Animates effects on this view through all phases when a value changes.
  ///
  /// ```swift
  /// Image(systemName: "heart.fill")
  ///   .phaseAnimator([1, 1.5, 0.9], trigger: likes) { heart, scale in heart.scaleEffect(scale) }
  /// ```
  ///
  /// - Parameters:
  ///   - phases: The phases. There must be at least one.
  ///   - trigger: The value whose changes start the phases.
  ///   - content: Applies the effects of a phase to a placeholder of this view.
  ///   - animation: Returns the animation that starts a phase, or nil for none.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(content: self)
    return PhaseAnimator(phases, trigger: trigger) {
      content(placeholder, $0)
    } animation: {
      animation($0)
    }
  }
}
