package import Foundation

/// The text field that takes text in a window.
package struct TextInput: Hashable, Sendable {
  /// The location of the caret in the window, at which an input method shows its candidates.
  package var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  package var isSecure: Bool

  package init(caret: CGRect, isSecure: Bool) {
    self.caret = caret
    self.isSecure = isSecure
  }
}
