package import CanopyCore
internal import CanopyDrawing
package import Foundation

/// The values of the environment that affect the size of images.
package struct ImageSurroundings: Equatable {
  /// The traits by which assets are selected.
  let assets: AssetTraits
  /// The size of symbols: the size of adjacent letters, times a factor.
  private(set) var symbolSize: CGFloat
  /// The size of letters adjacent to a symbol.
  private(set) var letterSize: CGFloat
  /// The weight of letters beside a symbol, which also determines the weight of its lines: 400 is regular, 700 bold.
  private(set) var symbolWeight: Int
  let variants: SymbolVariants
  let symbolRenderingMode: SymbolRenderingMode.Kind
  package let symbolColors: SymbolColorRenderingMode.Kind
  /// A Boolean value that indicates whether the layers of symbols change separately over time.
  let symbolLayersChange: Bool

  /// Creates the values of an environment.
  ///
  /// - Parameters:
  ///   - letterSize: The size of letters adjacent to a symbol.
  ///   - letterWeight: The weight of these letters: 400 is regular, 700 bold.
  package init(in environment: EnvironmentValues, letterSize: CGFloat, letterWeight: Int) {
    assets = AssetTraits(in: environment)
    self.letterSize = letterSize
    symbolWeight = letterWeight
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    symbolSize = letterSize * factor
    variants = environment.symbolVariants
    // Several foreground styles select the palette mode.
    let isPalette = environment.foreground.secondary != nil
    symbolRenderingMode = environment.symbolRenderingMode?.kind ?? (isPalette ? .palette : .monochrome)
    symbolColors = environment.symbolColorRenderingMode?.kind ?? .flat
    symbolLayersChange = environment.symbolLayersChange ?? false
  }
}

extension ImageSurroundings {
  /// Returns the size of a symbol in whole pixels, given its size beside letters with a size of one point.
  func size(ofSymbol size: CGSize) -> CGSize {
    func length(_ length: CGFloat) -> CGFloat {
      let pixels = (length * symbolSize * assets.scale).rounded()
      return max(pixels, symbolSize > 0 ? 1 : 0) / assets.scale
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Returns the values for adjacent letters with a different size and weight.
  package func beside(_ letterSize: CGFloat, weight: Int) -> ImageSurroundings {
    guard letterSize != self.letterSize || weight != symbolWeight else { return self }
    var other = self
    other.symbolWeight = weight
    other.symbolSize = self.letterSize > 0 ? symbolSize / self.letterSize * letterSize : letterSize
    other.letterSize = letterSize
    return other
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether an effect changes the layers of symbols separately; nil outside of such effects.
  @Entry package var symbolLayersChange: Bool?
}
