public import CanopyCore
public import Foundation

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether text may reduce the spacing between characters to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The position of the ellipsis in truncated text.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The minimum scale to which text may shrink to fit, as a fraction of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The spacing between lines in points, in addition to the spacing of the font.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The letter case that is applied to text; `nil` to leave it unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Sets whether texts in this view may reduce the spacing between characters to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { _setting(\.allowsTightening, flag) }

  /// Sets the position of the ellipsis in truncated texts of this view.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    _setting(\.truncationMode, mode)
  }

  /// Sets the minimum scale to which texts in this view may shrink to fit, as a fraction of their size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    _setting(\.minimumScaleFactor, factor)
  }

  /// Sets the alignment of lines in texts of this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    _setting(\.multilineTextAlignment, alignment)
  }

  /// Sets the spacing between lines in points, in addition to the spacing of the font.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { _setting(\.lineSpacing, lineSpacing) }

  /// Sets the letter case of texts in this view; `nil` to leave it unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { _setting(\.textCase, textCase) }
}
