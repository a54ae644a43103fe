public import CanopyCore
internal import CanopyStyle
public import Foundation

extension Font {
  /// The part of an environment on which the resolution of a font depends.
  ///
  /// ```swift
  /// @Environment(\.fontResolutionContext) private var context
  ///
  /// var body: some View {
  ///   Rule(height: Font.body.resolve(in: context).pointSize)
  /// }
  /// ```
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    fileprivate let dynamicTypeSize: DynamicTypeSize
    fileprivate let legibilityWeight: LegibilityWeight?
    fileprivate let idiom: InterfaceIdiom

    /// The values of the environment as text.
    public var debugDescription: String {
      let weight = legibilityWeight.map { ", legibilityWeight: \($0)" } ?? ""
      return "Font.Context(dynamicTypeSize: \(dynamicTypeSize)\(weight))"
    }
  }

  /// A font with a known size and known traits.
  public struct Resolved: Hashable, Sendable {
    private let font: ResolvedFont

    fileprivate init(_ font: ResolvedFont) { self.font = font }

    /// The size of the font in points.
    public var pointSize: CGFloat { font.size }
    /// The weight of the font.
    public var weight: Weight { font.weight }
    /// The width of the font.
    public var width: Width { font.width }
    /// The line spacing of the font.
    public var leading: Leading { font.leading }
    /// A Boolean value that indicates whether the weight is semibold or heavier.
    public var isBold: Bool { font.weight.value >= Weight.semibold.value }
    /// A Boolean value that indicates whether the font is italic.
    public var isItalic: Bool { font.isItalic }
    /// A Boolean value that indicates whether all characters have the same width.
    public var isMonospaced: Bool { font.isMonospaced || font.family == .system(.monospaced) }
    /// A Boolean value that indicates whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { font.hasLowercaseSmallCaps }
    /// A Boolean value that indicates whether uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { font.hasUppercaseSmallCaps }
    /// A Boolean value that indicates whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the size and the traits of the font in a context.
  public func resolve(in context: Context) -> Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = context.dynamicTypeSize
    environment.legibilityWeight = context.legibilityWeight
    environment.interfaceIdiom = context.idiom
    return Resolved(resolve(in: environment))
  }
}

extension EnvironmentValues {
  /// The information that resolves a font, for `Font.resolve(in:)`.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, idiom: interfaceIdiom)
  }
}
