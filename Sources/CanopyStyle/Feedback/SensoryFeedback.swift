public import CanopyCore

/// Feedback that people feel or hear, on devices that can play it.
///
/// ```swift
/// Toggle("Done", isOn: $isDone).sensoryFeedback(.success, trigger: isDone)
/// ```
///
/// Most desktops can't play feedback, like a Mac without a trackpad. There, the feedback has no effect.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(Weight, Double)
    case flexibleImpact(Flexibility, Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A task is done.
  public static let success = SensoryFeedback(.success)
  /// A task needs attention.
  public static let warning = SensoryFeedback(.warning)
  /// A task has failed.
  public static let error = SensoryFeedback(.error)
  /// A selection has changed.
  public static let selection = SensoryFeedback(.selection)
  /// A value has risen above an important threshold.
  public static let increase = SensoryFeedback(.increase)
  /// A value has fallen below an important threshold.
  public static let decrease = SensoryFeedback(.decrease)
  /// An activity starts.
  public static let start = SensoryFeedback(.start)
  /// An activity stops.
  public static let stop = SensoryFeedback(.stop)
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(.alignment)
  /// A level of pressure has changed.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// The drawing of a path is complete.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Two objects have collided.
  public static let impact = SensoryFeedback(.impact(.medium, 1))

  /// Returns feedback for a collision of objects with a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.impact(weight, intensity))
  }

  /// Returns feedback for a collision of objects with a flexibility.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.flexibleImpact(flexibility, intensity))
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private enum Kind { case light, medium, heavy }
    private let kind: Kind
    /// A light weight.
    public static let light = Weight(kind: .light)
    /// A medium weight.
    public static let medium = Weight(kind: .medium)
    /// A heavy weight.
    public static let heavy = Weight(kind: .heavy)
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind { case rigid, solid, soft }
    private let kind: Kind
    /// Rigid.
    public static let rigid = Flexibility(kind: .rigid)
    /// Solid.
    public static let solid = Flexibility(kind: .solid)
    /// Soft.
    public static let soft = Flexibility(kind: .soft)
  }
}

/// A host's closure that plays feedback.
package typealias FeedbackPlayer = ActionBox<@MainActor (SensoryFeedback) -> Void>

extension EnvironmentValues {
  /// The closure with which the host plays feedback, or nil if its devices can't play any.
  @Entry package var feedbackPlayer: FeedbackPlayer?
}

extension View {
  /// Plays feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays feedback when a value changes, if a condition is true.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  ///   - condition: A closure that returns whether to play the feedback for the old and the new value.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback that a closure returns when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}

/// Plays feedback when a value changes.
struct FeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment(\.feedbackPlayer) var player
}

@MainActor
extension FeedbackModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { player?.function(feedback) }
    }
  }
}
