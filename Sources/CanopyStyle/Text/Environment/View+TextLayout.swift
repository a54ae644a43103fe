public import CanopyCore
public import Foundation

extension View {
  /// Sets whether texts in this view may reduce the spacing between characters to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }

  /// Sets the place of the ellipsis in truncated texts of this view.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    setting(\.truncationMode, mode)
  }

  /// Sets the minimum scale to which texts in this view may shrink to fit, as a fraction of their size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting(\.minimumScaleFactor, factor)
  }

  /// Sets the alignment of lines in texts of this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(\.multilineTextAlignment, alignment)
  }

  /// Sets the spacing between lines, in addition to that of the font.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }

  /// Sets the letter case of texts in this view; `nil` to leave it unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }
}
