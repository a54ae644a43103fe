internal import CanopyCore
internal import Foundation
internal import Synchronization

/// The variants of a color in an asset catalog, as defined by its `Contents.json`.
struct AssetColor: Sendable {
  private struct Variant {
    let color: Color.Resolved
    /// A value that indicates whether the variant is for dark or light appearances, or nil if it is for both.
    let isDark: Bool?
    let isIncreased: Bool
  }

  private let variants: [Variant]

  /// A Boolean value that indicates whether any variant is specific to the light or dark appearance.
  var dependsOnScheme: Bool { variants.contains { $0.isDark != nil } }
  /// A Boolean value that indicates whether any variant is specific to increased contrast.
  var dependsOnContrast: Bool { variants.contains { $0.isIncreased } }

  /// Returns the variant that matches best. A match of the color scheme takes precedence over a match of the contrast.
  func color(isDark: Bool, isIncreased: Bool) -> Color.Resolved {
    let ranked = variants.compactMap { variant -> (color: Color.Resolved, rank: Int)? in
      if variant.isDark == !isDark || (variant.isIncreased && !isIncreased) { return nil }
      return (variant.color, (variant.isDark == nil ? 0 : 2) + (variant.isIncreased ? 1 : 0))
    }
    return ranked.max { $0.rank < $1.rank }?.color ?? .transparent
  }
}

extension AssetColor {
  private struct Key: Hashable {
    let name: String
    let folder: String
  }

  private static let known = Mutex<[Key: AssetColor?]>([:])

  /// Returns the color with a name in a bundle. Results are cached.
  static func named(_ name: String, in bundle: Bundle) -> AssetColor? {
    guard let folder = bundle.resourceURL else { return nil }
    let key = Key(name: name, folder: folder.path)
    return known.withLock { known in
      if let color = known[key] { return color }
      let color = find(name, in: folder)
      known[key] = .some(color)
      return color
    }
  }

  private static func find(_ name: String, in folder: URL) -> AssetColor? {
    for folder in AssetCatalog.folders(named: name, kind: "colorset", in: folder) {
      if let color = AssetCatalog.contents(of: folder).flatMap(AssetColor.init(json:)) { return color }
    }
    return nil
  }
}

extension AssetColor {
  private struct File: Decodable {
    let colors: [Entry]

    struct Entry: Decodable {
      let color: Value?
      let appearances: [AssetCatalog.Appearance]?
    }

    struct Value: Decodable {
      let components: [String: String]?
      let colorSpace: String?

      enum CodingKeys: String, CodingKey {
        case components
        case colorSpace = "color-space"
      }
    }
  }

  /// Creates a color from the content of a `Contents.json` file, or returns nil if it has no variants.
  init?(json: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: json) else { return nil }
    variants = file.colors.compactMap { entry in
      guard let value = entry.color, let components = value.components else { return nil }
      return Variant(
        color: Color.Resolved(components: components, space: value.colorSpace ?? "srgb"),
        isDark: entry.appearances?._isDark, isIncreased: entry.appearances?._isIncreased ?? false)
    }
    if variants.isEmpty { return nil }
  }
}

extension Color.Resolved {
  /// Creates a color from components in an asset catalog, such as `"0.5"`, `"127"`, or `"0x7F"`.
  fileprivate init(components: [String: String], space: String) {
    // If any component is a fraction, "0" and "1" are fractions too, not values out of 255.
    let hasFractions = ["red", "green", "blue", "white"].contains { components[$0]?.contains(".") == true }
    func part(_ name: String) -> Float? {
      guard let text = components[name] else { return nil }
      if text.lowercased().hasPrefix("0x") { return UInt32(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      let isFraction = text.contains(".") || (hasFractions && (text == "0" || text == "1"))
      return Float(text).map { isFraction ? $0 : $0 / 255 }
    }
    let white = part("white") ?? 0
    let colorSpace: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    let opacity = components["alpha"].flatMap { Float($0) } ?? 1
    self.init(
      colorSpace: colorSpace, red: part("red") ?? white, green: part("green") ?? white, blue: part("blue") ?? white,
      opacity: opacity)
  }
}
