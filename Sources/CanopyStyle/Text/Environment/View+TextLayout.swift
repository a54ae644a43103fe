public import CanopyCore
public import Foundation

extension View {
  /// Sets whether text may move its letters closer together to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting(\.allowsTightening, flag) }

  /// Sets where text that has too little room leaves something out.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    setting(\.truncationMode, mode)
  }

  /// Sets how small text may become to fit, as a fraction of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting(\.minimumScaleFactor, factor)
  }

  /// Sets which edge the lines of a text share.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(\.multilineTextAlignment, alignment)
  }

  /// Sets how much room there is between lines, besides what the font asks for.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { setting(\.lineSpacing, lineSpacing) }

  /// Sets what becomes of small and capital letters; `nil` leaves them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { setting(\.textCase, textCase) }
}
