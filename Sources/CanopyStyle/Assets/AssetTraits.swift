internal import CanopyCore
internal import Foundation

/// The traits by which the variant of an asset is selected.
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
