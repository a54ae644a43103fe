internal import CanopyCore
package import Foundation

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
}
