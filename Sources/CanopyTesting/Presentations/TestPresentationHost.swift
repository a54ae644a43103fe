internal import CanopyCore
internal import CanopyScene
internal import Foundation

/// A host that simulates the transitions of presentations. Each transition takes 0.35 seconds on the clock of the
/// screen.
@MainActor
final class TestPresentationHost: PresentationHost {
  private struct Move {
    let presentation: Presentation
    let end: Double
    let isComing: Bool
  }

  private var moves: [Move] = []
  /// The size of the window.
  private let size: CGSize
  /// The time on the clock of the screen.
  var now = 0.0

  init(size: CGSize) { self.size = size }

  static var duration: Double { 0.35 }

  func present(_ presentation: Presentation) {
    presentation.layOut(in: size)
    moves.append(Move(presentation: presentation, end: now + Self.duration, isComing: true))
  }

  func dismiss(_ presentation: Presentation) {
    moves.removeAll { $0.presentation === presentation }
    moves.append(Move(presentation: presentation, end: now + Self.duration, isComing: false))
  }

  /// A closure that closes the window.
  var onClose: () -> Void = {}

  func closeWindow() { onClose() }

  /// The time at which the next transition ends; nil if there is none.
  var nextEnd: Double? { moves.map(\.end).min() }

  /// Completes all transitions that end at the current time or earlier.
  func endMoves() {
    let over = moves.filter { $0.end <= now }
    moves.removeAll { $0.end <= now }
    for move in over {
      if move.isComing { move.presentation.didPresent() } else { move.presentation.didDismiss() }
    }
  }
}
