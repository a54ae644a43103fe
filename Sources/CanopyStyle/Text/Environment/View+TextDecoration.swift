public import CanopyCore
public import Foundation

extension View {
  /// Draws a line under text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setting(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setting(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Adds room between letters, ligatures staying whole.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { setting(\.kerning, kerning) }

  /// Adds room after each letter, ligatures being taken apart.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { setting(\.tracking, tracking) }

  /// Raises text above its line, or lowers it if negative.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    setting(\.baselineOffset, baselineOffset)
  }
}
