internal import CanopyCore
internal import CanopyLayout
internal import Foundation

/// Recognizes the press of a button. The button's action runs when the touch ends near the button.
final class PressRecognition: GestureRecognition {
  private let press: Press
  private let act: () -> Void
  private var touch: Int?
  private var current = GestureStage.possible
  private var isInside = false
  private var hasActed = false

  /// The distance around the button within which a finger still presses it.
  private static let margin: CGFloat = 70

  /// - Parameter act: A closure that runs the button's action.
  init(_ press: Press, at element: ElementIndex, act: @escaping () -> Void) {
    (self.press, self.act) = (press, act)
    super.init(GestureSource(), at: element)
  }

  override var stage: GestureStage { current }
  override var yieldsToMovement: Bool { true }

  override func receive(_ input: GestureInput) {
    if current.isOver { return }
    for change in input.changes {
      if touch == nil, change.change == .began { touch = change.id }
      guard change.id == touch else { continue }
      isInside = isNear(change, input)
      switch change.change {
      case .ended: current = isInside ? .ended : .failed
      case .cancelled: current = .failed
      case .began, .moved, nil: break
      }
    }
  }

  private func isNear(_ touch: GestureInput.Touch, _ input: GestureInput) -> Bool {
    let margin = touch.device == .mouse ? 0 : -Self.margin
    let frame = CGRect(origin: .zero, size: input.node.shownSize).insetBy(dx: margin, dy: margin)
    return frame.contains(input.location(touch.location, in: .local))
  }

  override func commit() {
    press.isPressed = current == .possible && isInside
    guard current == .ended, !hasActed else { return }
    hasActed = true
    act()
  }

  override func cancel() {
    current = .failed
    press.isPressed = false
  }
}
