public import CanopyCore

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The default font of texts; `nil` to use the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The font weight that the person prefers; `nil` if it isn't known.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font of texts in this view; `nil` to use the body font.
  nonisolated public func font(_ font: Font?) -> some View { _setting(\.font, font) }
}

private struct FontEmphasisKey: EnvironmentKey {
  static var defaultValue: FontTraits.Emphasis? { nil }
}

private struct FontDesignKey: EnvironmentKey {
  static var defaultValue: Font.Design? { nil }
}

private struct FontWidthKey: EnvironmentKey {
  static var defaultValue: Font.Width? { nil }
}

private struct ItalicKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct MonospacedKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private struct MonospacedDigitsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The emphasis of text, or `nil` to use the font's own.
  package var fontEmphasis: FontTraits.Emphasis? {
    get { self[FontEmphasisKey.self] }
    set { self[FontEmphasisKey.self] = newValue }
  }

  /// The design of the system font, or `nil` for the font's own.
  package var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// The font width, or `nil` for the font's own.
  package var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }

  /// A Boolean value that indicates whether text is italic, or `nil` for the font's own style.
  package var isItalic: Bool? {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  /// A Boolean value that indicates whether text is monospaced, or `nil` for the font's own style.
  package var isMonospaced: Bool? {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether digits are monospaced, unless the font specifies it.
  package var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitsKey.self] }
    set { self[MonospacedDigitsKey.self] = newValue }
  }
}

/// The font weight that a person prefers for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A heavier weight.
  case bold
}

extension View {
  /// Sets the font weight of texts in this view, or `nil` to use the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    _setting(\.fontEmphasis, weight.map { .weight($0) })
  }

  /// Sets the design of the system font, or `nil` to use the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { _setting(\.fontDesign, design) }

  /// Sets the font width of texts in this view, or `nil` to use the font's own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { _setting(\.fontWidth, width) }

  /// Applies a bold weight to texts in this view, or leaves it to the font.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    _setting(\.fontEmphasis, isActive ? .bold : nil)
  }

  /// Applies italics to texts in this view, or leaves it to the font.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    _setting(\.isItalic, isActive ? true : nil)
  }

  /// Applies a fixed-width font to texts in this view, or leaves it to the font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    _setting(\.isMonospaced, isActive ? true : nil)
  }

  /// Applies fixed-width digits.
  nonisolated public func monospacedDigit() -> some View { _setting(\.hasMonospacedDigits, true) }
}
