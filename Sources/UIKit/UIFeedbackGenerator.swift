internal import CanopyPresentation
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// Feedback that people feel, on devices that have a motor for it.
///
/// Desktops have none. A device without one ignores feedback on iOS, too, so apps don't ask for it first.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}

  /// Prepares the device.
  open func prepare() {}
}

/// Feedback for a collision.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Gives feedback for a collision.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Gives feedback for a collision.
  public func impactOccurred(intensity: CGFloat) {
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    CurrentWindow.running?.play(feedback)
  }
}

/// Feedback for the result of a task.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task is done.
    case success
    /// The task needs attention.
    case warning
    /// The task has failed.
    case error
  }

  /// Gives feedback for the result of a task.
  public func notificationOccurred(_ type: FeedbackType) {
    let feedback: SensoryFeedback =
      switch type {
      case .success: .success
      case .warning: .warning
      case .error: .error
      }
    CurrentWindow.running?.play(feedback)
  }
}

/// Feedback for a change of a selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback for a change of a selection.
  public func selectionChanged() { CurrentWindow.running?.play(.selection) }
}
