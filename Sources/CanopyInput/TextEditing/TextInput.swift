package import Foundation

/// The text field that takes text in a window.
package struct TextInput: Hashable, Sendable {
  /// The location of the caret in the window, at which an input method shows its candidates.
  package var caret: CGRect
  /// A Boolean value that indicates whether the text is a password.
  package var isSecure: Bool

  /// The selected range of the text without what is being composed, in units of UTF-16.
  package var selection: Range<Int>

  package init(caret: CGRect, isSecure: Bool, selection: Range<Int> = 0..<0) {
    self.caret = caret
    self.isSecure = isSecure
    self.selection = selection
  }
}
