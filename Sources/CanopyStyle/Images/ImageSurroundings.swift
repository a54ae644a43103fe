package import CanopyCore
internal import CanopyDrawing
package import Foundation

/// What images take from the environment, as far as their size is concerned.
package struct ImageSurroundings: Equatable {
  /// What assets are chosen by.
  let assets: AssetTraits
  /// How large symbols are: the size of letters beside them, times a factor.
  private(set) var symbolSize: CGFloat
  /// How large the letters beside a symbol are.
  private(set) var letterSize: CGFloat
  /// The weight of letters beside a symbol, and so of its lines: 400 is regular, 700 bold.
  private(set) var symbolWeight: Int
  let variants: SymbolVariants
  let symbolRenderingMode: SymbolRenderingMode.Kind
  package let symbolColors: SymbolColorRenderingMode.Kind

  package init(in environment: EnvironmentValues) {
    assets = AssetTraits(in: environment)
    let font = TextLook(in: environment).resolvedFont(in: environment)
    (letterSize, symbolWeight) = (font.size, font.weight.number)
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    symbolSize = letterSize * factor
    variants = environment.symbolVariants
    // Several foreground styles are there to be seen.
    let isPalette = environment.foreground.secondary != nil
    symbolRenderingMode = environment.symbolRenderingMode?.kind ?? (isPalette ? .palette : .monochrome)
    symbolColors = environment.symbolColorRenderingMode?.kind ?? .flat
  }
}

extension ImageSurroundings {
  /// The same beside letters of another size and weight.
  package func beside(_ letterSize: CGFloat, weight: Int) -> ImageSurroundings {
    guard letterSize != self.letterSize || weight != symbolWeight else { return self }
    var other = self
    other.symbolWeight = weight
    other.symbolSize = self.letterSize > 0 ? symbolSize / self.letterSize * letterSize : letterSize
    other.letterSize = letterSize
    return other
  }
}

/// What the looks of an asset are chosen by.
struct AssetTraits: Hashable {
  var scale: CGFloat
  var isDark: Bool
  var isIncreased: Bool
}

extension AssetTraits {
  init(in environment: EnvironmentValues) {
    self.init(
      scale: environment.displayScale > 0 ? environment.displayScale : 1, isDark: environment.colorScheme == .dark,
      isIncreased: environment.colorSchemeContrast == .increased)
  }
}
