internal import CanopyCore
internal import Foundation

/// The source of a color that is neither a system color nor fixed. Sources are constant objects, so colors can share them.
protocol ColorSource: AnyObject, CustomStringConvertible, Sendable {
  /// Returns the color's components in an environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved

  /// Returns a Boolean value that indicates whether another source is of the same class and equal.
  func isEqual(to other: any ColorSource) -> Bool

  /// Hashes the properties that `isEqual(to:)` compares.
  func hash(into hasher: inout Hasher)
}

/// A source of any class, which is hashable.
struct AnyColorSource: Hashable {
  let source: any ColorSource

  func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }

  static func == (first: AnyColorSource, second: AnyColorSource) -> Bool {
    first.source === second.source || first.source.isEqual(to: second.source)
  }
}

/// The source of a color from a custom style.
final class CustomColorSource<Style: Hashable & ShapeStyle>: ColorSource
where Style.Resolved == Color.Resolved {
  private let style: Style

  init(_ style: Style) { self.style = style }

  var description: String { String(describing: style) }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    style.resolve(in: environment.captured)
  }

  func isEqual(to other: any ColorSource) -> Bool {
    guard let other = other as? CustomColorSource<Style> else { return false }
    return style == other.style
  }

  func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

/// The source of a color from an asset catalog.
final class AssetColorSource: ColorSource {
  private let name: String
  private let bundle: Bundle?

  init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle?.bundlePath ?? "main"))" }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard let asset = AssetColor.named(name, in: bundle ?? .main) else { return missing(in: environment) }
    return asset.color(
      isDark: asset.dependsOnScheme && environment.colorScheme == .dark,
      isIncreased: asset.dependsOnContrast && environment.colorSchemeContrast == .increased)
  }

  /// Returns the replacement for a missing color: gray in a view tree, where an issue is recorded, and transparent
  /// elsewhere.
  private func missing(in environment: EnvironmentValues) -> Color.Resolved {
    guard let tree = environment.tree else { return .transparent }
    tree.recordOnce(.colorIsMissing(name, bundle ?? .main))
    return Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)
  }

  func isEqual(to other: any ColorSource) -> Bool {
    guard let other = other as? AssetColorSource else { return false }
    return name == other.name && bundle === other.bundle
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension RuntimeIssue {
  fileprivate static func colorIsMissing(_ name: String, _ bundle: Bundle) -> RuntimeIssue {
    drawing(
      """
      No color named '\(name)' found in an asset catalog of the bundle \(bundle.bundlePath)\(place()). Showing gray \
      instead.
      """)
  }
}
