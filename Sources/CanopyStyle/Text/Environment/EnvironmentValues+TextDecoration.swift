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
  /// The line under text.
  package var underlineStyle: Text.LineStyle? {
    get { self[UnderlineStyleKey.self] }
    set { self[UnderlineStyleKey.self] = newValue }
  }

  /// The line through text.
  package var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughStyleKey.self] }
    set { self[StrikethroughStyleKey.self] = newValue }
  }

  /// Room between letters, ligatures staying whole.
  package var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  /// Room after each letter, ligatures being taken apart.
  package var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// How far text is raised above its line.
  package var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
}
