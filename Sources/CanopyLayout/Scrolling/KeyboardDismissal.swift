package import CanopyCore
package import CanopyStyle
package import Foundation

/// Ends text input when people scroll, as specified by `scrollDismissesKeyboard(_:)`.
///
/// The keyboard focus and the window register themselves here.
@MainActor
package final class KeyboardDismissal {
  package static let companion = TreeCompanion { KeyboardDismissal() }

  /// A closure that ends the focus of a text field; nil if no text field has the focus.
  package var endFocus: (() -> Void)?

  /// The upper edge of the on-screen keyboard, in the coordinates of the window; nil if there is none.
  package var edge: CGFloat? {
    didSet { if edge == nil { pull = 0 } }
  }

  /// The distance by which a scrolling finger has pulled the keyboard down. A host lowers the keyboard by this distance.
  package private(set) var pull: CGFloat = 0

  /// Called when a drag of scrolled content begins.
  func scrollBegan(_ mode: ScrollDismissesKeyboardMode) {
    switch mode.kind {
    case .automatic, .immediately: endFocus?()
    case .interactively, .never: break
    }
  }

  /// Called when a scrolling finger has moved. Pulls the keyboard down if the finger is on it.
  package func follow(_ finger: CGPoint, _ mode: ScrollDismissesKeyboardMode) {
    guard mode.kind == .interactively, let edge else { return }
    pull = max(finger.y - edge, 0)
  }

  /// Called when a scrolling finger is lifted. Ends the input if the keyboard was pulled and the finger doesn't move up.
  ///
  /// - Parameter velocity: The vertical velocity of the finger; nil if scrolling is canceled.
  package func release(velocity: CGFloat?) {
    guard pull > 0 else { return }
    pull = 0
    if let velocity, velocity >= 0 { endFocus?() }
  }
}
