internal import CanopyCore

/// A stage in the life of a presentation.
///
/// ```swift
/// struct Player: View {
///   @Environment(\.presentationPhase) private var phase
///   var body: some View { Video(isPlaying: phase == .presented) }
/// }
/// ```
public enum PresentationPhase: Hashable, Sendable, CustomStringConvertible {
  /// The presentation is requested and waits until it can be shown.
  case requested
  /// The presentation is appearing.
  case presenting
  /// The presentation is fully visible.
  case presented
  /// The presentation is disappearing, for the given reason.
  case dismissing(Reason)
  /// The presentation has disappeared.
  case dismissed

  /// The reason that a presentation ends.
  public enum Reason: Hashable, Sendable {
    /// The app ended it by calling `dismiss()` or by changing the binding.
    case action
    /// A person ended it by dragging, by pressing outside of it, or with Escape. The binding changes after it disappears.
    case gesture
    /// The presenting view left the tree.
    case removal
    /// A different item is presented in its place.
    case replacement
  }

  /// A description of the phase, such as `dismissing by gesture`.
  public var description: String {
    switch self {
    case .requested: "requested"
    case .presenting: "presenting"
    case .presented: "presented"
    case .dismissing(let reason): "dismissing by \(reason)"
    case .dismissed: "dismissed"
    }
  }

  /// A Boolean value that indicates whether the presentation is being dismissed or is dismissed.
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
  /// A Boolean value that indicates whether the presentation is disappearing, so that views behind it accept input again.
  package var isGoing: Bool {
    switch phase {
    case .dismissing, .dismissed: true
    case .requested, .presenting, .presented: false
    }
  }
}
