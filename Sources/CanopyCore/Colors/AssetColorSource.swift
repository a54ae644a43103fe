internal import Foundation

/// A colour from an asset catalog.
final class AssetColorSource: ColorSource, @unchecked Sendable {
  private let name: String
  private let bundle: Bundle?

  init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  override var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle?.bundlePath ?? "main"))" }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard let asset = AssetColor.named(name, in: bundle ?? .main) else { return .transparent }
    return asset.color(
      isDark: asset.dependsOnScheme && environment.colorScheme == .dark,
      isIncreased: asset.dependsOnContrast && environment.colorSchemeContrast == .increased)
  }

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? AssetColorSource else { return false }
    return name == other.name && bundle === other.bundle
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
