public import Foundation

/// The traits that modifiers such as `fontWeight(_:)` request of any font.
package struct FontTraits: Hashable, Sendable {
  /// The emphasis of text.
  package enum Emphasis: Hashable, Sendable {
    /// A weight.
    case weight(Font.Weight)
    /// The emphasized weight of the font.
    case bold
  }

  /// The emphasis, or nil for the font's.
  package var emphasis: Emphasis?
  package var design: Font.Design?
  package var width: Font.Width?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits = false
  /// The scale of text relative to its font.
  package var scale: CGFloat = 1

  package init() {}

  func apply(to font: inout ResolvedFont) {
    switch emphasis {
    case .weight(let weight): font.weight = weight
    case .bold: font.weight = max(font.emphasizedWeight, font.weight)
    case nil: break
    }
    if let design, case .system = font.family { font.family = .system(design) }
    if let width { font.width = width }
    if let isItalic { font.isItalic = isItalic }
    if let isMonospaced { font.isMonospaced = isMonospaced }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if scale != 1 { font = font.scaled(by: scale) }
  }
}

private func max(_ first: Font.Weight, _ second: Font.Weight) -> Font.Weight {
  first.value < second.value ? second : first
}

extension Font {
  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A design with rounded ends.
    case rounded
    /// A fixed-width design.
    case monospaced
  }
}

extension Font {
  /// The distance between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance.
    case standard
    /// A smaller distance.
    case tight
    /// A larger distance.
    case loose
  }
}

extension Font.Leading {
  /// The distance added to the height of a line, in points.
  package var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension Font {
  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The value: negative for narrow letters, positive for wide ones.
    public var value: CGFloat

    /// Creates a width: negative for condensed, positive for expanded.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
