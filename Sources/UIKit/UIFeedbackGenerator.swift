internal import CanopyPresentation
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// Haptic feedback, on devices that support it.
///
/// Desktops don't support it. On iOS, devices without a haptic motor ignore feedback, too, so apps don't have to check for
/// support.
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
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision of light objects.
    case light
    /// A collision of medium-sized objects.
    case medium
    /// A collision of heavy objects.
    case heavy
    /// A collision of soft objects.
    case soft
    /// A collision of rigid objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Plays feedback for a collision with full intensity.
  public func impactOccurred() { impactOccurred(intensity: 1) }

  /// Plays feedback for a collision with an intensity from 0 to 1.
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
    /// The task has succeeded.
    case success
    /// The task needs a person's attention.
    case warning
    /// The task has failed.
    case error
  }

  /// Plays feedback for the result of a task.
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
  /// Plays feedback for a change of a selection.
  public func selectionChanged() { CurrentWindow.running?.play(.selection) }
}
