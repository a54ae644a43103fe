public import CanopyCore
public import CanopyStyle
public import Foundation

private struct UnderlineStyleKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}

private struct StrikethroughStyleKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}

private struct KerningKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TrackingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct BaselineOffsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TextScaleKey: EnvironmentKey {
  static var defaultValue: Text.Scale { .default }
}

extension EnvironmentValues {
  /// The underline of text.
  package var underlineStyle: Text.LineStyle? {
    get { self[UnderlineStyleKey.self] }
    set { self[UnderlineStyleKey.self] = newValue }
  }

  /// The strikethrough of text.
  package var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughStyleKey.self] }
    set { self[StrikethroughStyleKey.self] = newValue }
  }

  /// The spacing between characters. Ligatures are kept.
  package var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  /// The spacing after each character. Ligatures are separated.
  package var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// The vertical offset of text from its baseline.
  package var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// The scale of text relative to its font.
  package var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  /// Applies an underline to texts in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _setting(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Applies a strikethrough to texts in this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    _setting(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the spacing between characters. Ligatures are kept.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { _setting(\.kerning, kerning) }

  /// Sets the spacing after each character. Ligatures are separated.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { _setting(\.tracking, tracking) }

  /// Sets the vertical offset of texts in this view from their baseline, positive upward.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    _setting(\.baselineOffset, baselineOffset)
  }

  /// Sets the scale of texts in this view relative to their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    _changing(\.textScale) { if isEnabled { $0 = scale } }
  }
}
