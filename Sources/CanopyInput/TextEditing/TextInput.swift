package import Foundation

/// The text field that receives text in a window.
package struct TextInput: Hashable, Sendable {
  /// The caret's rectangle in the window, where an input method shows its candidates.
  package var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  package var isSecure: Bool

  /// The selected UTF-16 range of the text, excluding composed text.
  package var selection: Range<Int>

  package init(caret: CGRect, isSecure: Bool, selection: Range<Int> = 0..<0) {
    self.caret = caret
    self.isSecure = isSecure
    self.selection = selection
  }
}
