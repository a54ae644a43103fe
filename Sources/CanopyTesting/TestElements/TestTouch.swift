internal import CanopyCore
internal import CanopyInput
public import Foundation

/// A touch that a test moves and lifts explicitly, to see the screen in the middle of a gesture or an animation.
///
/// ```swift
/// let touch = try screen.find("Card").touch()
/// touch.move(by: CGSize(width: 0, height: 80), over: 0.2)
/// #expect(screen.texts == ["Release to archive"])
/// touch.lift()
/// screen.advance(by: 0.1)
/// ```
///
/// Unlike `tap()` and `drag(by:over:)`, it doesn't wait for animations to end.
@MainActor
public final class TestTouch {
  private let screen: TestScreen
  private let id: Int
  /// The location of the touch on the screen, in points.
  public private(set) var location: CGPoint
  private var isDown = true
  /// The touched element, for explanations, or nil if the touch belongs to something that has its own name.
  private let subject: String?

  init(on screen: TestScreen, at location: CGPoint, subject: String? = nil) {
    self.screen = screen
    self.subject = subject
    self.location = location
    id = screen.nextTouch
    screen.nextTouch += 1
    send(.began, "touching")
  }

  private func send(_ phase: PointerEvent.Phase, _ verb: String) {
    let send = { self.screen.send(phase, at: self.location, touch: self.id) }
    if let subject { UpdateCause("\(verb) \(subject)").run(send) } else { send() }
  }

  /// Moves the touch at constant speed, frame by frame. A lifted touch doesn't move.
  ///
  /// - Parameters:
  ///   - distance: The distance to the right and downward, in points.
  ///   - seconds: The duration, at most a minute.
  public func move(by distance: CGSize, over seconds: Double = 0) {
    guard isDown else { return }
    let start = location
    let seconds = seconds.isFinite ? min(max(seconds, 0), 60) : 0
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      screen.advance(by: seconds / Double(steps))
      let part = Double(step) / Double(steps)
      location = CGPoint(x: start.x + part * distance.width, y: start.y + part * distance.height)
      send(.moved, "moving a touch from")
    }
  }

  /// Lifts the touch.
  public func lift() {
    guard isDown else { return }
    isDown = false
    send(.ended, "lifting a touch from")
  }

  /// Cancels the touch, as the system does for a gesture of its own or an incoming call.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    send(.cancelled, "cancelling a touch from")
  }
}

extension TestScreen {
  /// Puts a touch on a point of the screen, and keeps it there.
  ///
  /// ```swift
  /// let touch = screen.touch(at: CGPoint(x: 195, y: 430))
  /// touch.move(by: CGSize(width: 0, height: -200), over: 0.3)
  /// ```
  public func touch(at point: CGPoint) -> TestTouch {
    update()
    return TestTouch(on: self, at: point, subject: "the screen")
  }
}

extension TestElement {
  /// Puts a touch on the center of the element, and keeps it there.
  ///
  /// It fails for the same reasons as `tap()`. Time passes only if the touch moves slowly, or by `advance(by:)`, so animations can
  /// be seen while they run.
  public func touch() throws -> TestTouch {
    TestTouch(on: screen, at: try touchableCenter(for: "touched"), subject: (enclosingButton ?? self).quotedName)
  }
}
