/// The phase of a presentation.
///
/// ```swift
/// struct Player: View {
///   @Environment(\.presentationPhase) private var phase
///   var body: some View { Video(isPlaying: phase == .presented) }
/// }
/// ```
public enum PresentationPhase: Hashable, Sendable, CustomStringConvertible {
  /// It is to be shown, and waits until it can be.
  case requested
  /// It is coming.
  case presenting
  /// It is there.
  case presented
  /// It is going, for a reason.
  case dismissing(Reason)
  /// It is gone.
  case dismissed

  /// Why a presentation ends.
  public enum Reason: Hashable, Sendable {
    /// The program ended it: by `dismiss()`, or by the binding.
    case action
    /// The person ended it: dragged it away, pressed outside of it or pressed Escape. The binding follows at the end.
    case gesture
    /// The view that presents it has left the tree.
    case removal
    /// Something else is presented in its place: another item.
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
