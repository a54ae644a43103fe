internal import CanopyInput
internal import CanopyLayout
internal import Foundation

extension Frame {
  /// The text field that takes text, with its frame in the place of the caret; nil if no field has the focus.
  var textInput: TextInput? {
    guard let focused = input.focus.focused, focused.target.takesText, focused.isInTree else { return nil }
    let frame = LayoutNode(focused.element).frame
    return TextInput(
      caret: CGRect(origin: shownLocation(frame.origin, of: focused.element), size: frame.size), isSecure: false)
  }
}
