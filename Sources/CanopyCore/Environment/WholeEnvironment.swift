internal import CanopyGraph

/// The source of `@Environment(\.self)`: the whole environment of a view.
///
/// The body depends on the keys that it reads. If it passes the environment to another view, it depends on all of it.
@usableFromInline
final class WholeEnvironment: Source {
  private let scope: EnvironmentScope
  /// The environment that was passed on, captured at that moment.
  private var handedOn: EnvironmentCapture?

  init(of scope: EnvironmentScope) { self.scope = scope }

  /// The environment counts as read as a whole only if it is passed on.
  override var label: String { handedOn == nil ? "" : "\\.self" }

  override var title: SourceTitle { SourceTitle(.environment, "\\.self") }

  /// A snapshot of the current environment.
  var current: EnvironmentValues {
    EnvironmentValues(EnvironmentCapture(of: scope, readBy: trackIfHere() ? self : nil))
  }

  /// Records that the environment was passed to another view.
  func isHandedOn(as capture: EnvironmentCapture) {
    if handedOn == nil { handedOn = EnvironmentCapture(capture, followedBy: self) }
  }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    guard let handedOn else { return false }
    let now = EnvironmentCapture(of: scope, readBy: nil)
    if EnvironmentValues(now) == EnvironmentValues(handedOn) {
      self.handedOn = EnvironmentCapture(now, followedBy: self)
      return false
    }
    // The body runs again. If it passes the environment on again, it passes on the new values.
    self.handedOn = nil
    return true
  }
}
