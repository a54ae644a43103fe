internal import CanopyCore

/// The phase of a presentation.
///
/// ```swift
/// struct Player: View {
///   @Environment(\.presentationPhase) private var phase
///   var body: some View { Video(isPlaying: phase == .presented) }
/// }
/// ```
public enum PresentationPhase: Hashable, Sendable, CustomStringConvertible {
  /// It is requested, and waits until it can be shown.
  case requested
  /// It is appearing.
  case presenting
  /// It is completely visible.
  case presented
  /// It is disappearing, for a reason.
  case dismissing(Reason)
  /// It has disappeared.
  case dismissed

  /// The reason for which a presentation ends.
  public enum Reason: Hashable, Sendable {
    /// The program ended it, by `dismiss()` or by the binding.
    case action
    /// The person ended it by a drag, a press outside of it, or Escape. The binding changes when it has disappeared.
    case gesture
    /// The presenting view has left the tree.
    case removal
    /// Another item is presented in its place.
    case replacement
  }

  /// The phase in words: `dismissing by gesture`.
  public var description: String {
    switch self {
    case .requested: "requested"
    case .presenting: "presenting"
    case .presented: "presented"
    case .dismissing(let reason): "dismissing by \(reason)"
    case .dismissed: "dismissed"
    }
  }

  /// A Boolean value that indicates whether it is being dismissed, or is dismissed.
  var isOver: Bool {
    switch self {
    case .dismissing, .dismissed: true
    case .requested, .presenting, .presented: false
    }
  }
}

extension PresentationPhase: WrittenAsCode {
  package var code: String {
    if case .dismissing(let reason) = self { ".dismissing(.\(reason))" } else { ".\(description)" }
  }
}

extension Presentation {
  /// A Boolean value that indicates whether the presentation is disappearing, so that views behind it can be used again.
  package var isGoing: Bool {
    switch phase {
    case .dismissing, .dismissed: true
    case .requested, .presenting, .presented: false
    }
  }
}
