public import CanopyCore
public import Foundation

extension View {
  /// Applies an underline to texts in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setting(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Applies a strikethrough to texts in this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setting(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the spacing between characters. Ligatures are kept.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { setting(\.kerning, kerning) }

  /// Sets the spacing after each character. Ligatures are separated.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { setting(\.tracking, tracking) }

  /// Sets the vertical offset of texts in this view from their baseline, positive upward.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    setting(\.baselineOffset, baselineOffset)
  }
}
