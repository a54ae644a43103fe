internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// Recognizes a touch of a link in a text. The link opens when the touch ends there.
final class LinkRecognition: GestureRecognition {
  private var touch: (id: Int, link: TextLink)?
  private var current = GestureStage.possible
  private var hasOpened = false

  /// The distance around a link within which a finger still touches it.
  private static let margin: CGFloat = 8

  init(at element: ElementIndex) { super.init(GestureSource(), at: element) }

  override var stage: GestureStage { current }
  override var yieldsToMovement: Bool { true }

  override func receive(_ input: GestureInput) {
    if current.isOver { return }
    for change in input.changes {
      let link = link(at: change, input)
      if touch == nil, change.change == .began {
        guard let link else { return current = .failed }
        touch = (change.id, link)
      }
      guard let touch, change.id == touch.id else { continue }
      switch change.change {
      case .ended: current = link == touch.link ? .ended : .failed
      case .cancelled: current = .failed
      case .began, .moved, nil: break
      }
    }
  }

  private func link(at touch: GestureInput.Touch, _ input: GestureInput) -> TextLink? {
    let margin = touch.device == .mouse ? 0 : Self.margin
    return input.node.textLink(at: input.location(touch.location, in: .local), margin: margin)?.link
  }

  override func commit() {
    guard current == .ended, !hasOpened, let touch else { return }
    hasOpened = true
    LayoutNode(element).environment.openURL(touch.link.url)
  }

  override func cancel() { current = .failed }
}
