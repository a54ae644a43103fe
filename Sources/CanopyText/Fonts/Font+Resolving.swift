package import CanopyCore
internal import CanopyStyle
internal import Foundation

extension Font {
  /// Returns the font resolved in an environment.
  ///
  /// Resolving reads the dynamic type size only if the font depends on it.
  package func resolve(in environment: EnvironmentValues, with traits: FontTraits = FontTraits()) -> ResolvedFont {
    var font = base.resolve(in: environment)
    for variation in variations { variation.apply(to: &font) }
    traits.apply(to: &font)
    if environment.legibilityWeight == .bold { font.weight = font.weight.forLegibility }
    return font
  }
}

extension Font.Base {
  fileprivate func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    switch self {
    case .textStyle(let style, let design, let weight):
      var font = ResolvedFont(family: .system(design ?? .default), size: style.size(in: environment))
      font.weight = weight ?? style.weight(in: environment.interfaceIdiom)
      font.plainWeight = font.weight
      font.emphasizedWeight = style.emphasizedWeight(in: environment.interfaceIdiom)
      return font
    case .system(let size, let weight, let design):
      var font = ResolvedFont(family: .system(design ?? .default), size: size)
      font.weight = weight ?? .regular
      font.plainWeight = font.weight
      return font
    case .custom(let name, let size, let style):
      return ResolvedFont(family: .named(name), size: style.map { $0.scaled(size, in: environment) } ?? size)
    }
  }
}

extension Font.TextStyle {
  /// Returns the point size in an environment. On the desktop, it doesn't depend on the dynamic type size.
  func size(in environment: EnvironmentValues) -> CGFloat {
    let sizes = TextStyleSizes.of(self)
    return switch environment.interfaceIdiom {
    case .phone: sizes.points[environment.dynamicTypeSize.column]
    case .desktop: sizes.desktop
    }
  }

  /// Returns a length, given for the default size, scaled like text in an environment.
  func scaled(_ length: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    environment.interfaceIdiom == .desktop ? length : scaled(length, for: environment.dynamicTypeSize)
  }

  /// Returns a length scaled to a dynamic type size, given the length at the default size.
  func scaled(_ length: CGFloat, for size: DynamicTypeSize) -> CGFloat {
    let points = TextStyleSizes.of(self).points
    return length * points[size.column] / points[DynamicTypeSize.large.column]
  }
}

extension DynamicTypeSize {
  /// The index of the size in ``TextStyleSizes``.
  fileprivate var column: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension Font.Variation {
  fileprivate func apply(to font: inout ResolvedFont) {
    switch self {
    case .weight(let weight): font.weight = weight
    case .width(let width): font.width = width
    case .leading(let leading): font.leading = leading
    case .bold(let isActive): font.weight = isActive ? font.emphasizedWeight : font.plainWeight
    case .italic(let isActive): font.isItalic = isActive
    case .monospaced(let isActive): font.isMonospaced = isActive
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .lowercaseSmallCaps: font.hasLowercaseSmallCaps = true
    case .uppercaseSmallCaps: font.hasUppercaseSmallCaps = true
    case .pointSize(let size): font.size = size
    case .scaled(let factor): font = font.scaled(by: factor)
    }
  }
}
