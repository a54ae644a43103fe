internal import CanopyCore
internal import Foundation

/// The base class of sources for colors that are neither system colors nor fixed.
///
/// Safe because sources are immutable.
class ColorSource: Hashable, CustomStringConvertible, @unchecked Sendable {
  var description: String { "" }

  /// Returns the color's components in an environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    preconditionFailure("\(type(of: self)) must override resolve(in:).")
  }

  func isEqual(to other: ColorSource) -> Bool { self === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  static func == (first: ColorSource, second: ColorSource) -> Bool {
    first === second || (type(of: first) == type(of: second) && first.isEqual(to: second))
  }
}

/// The source of a color from a custom style.
final class CustomColorSource<Style: Hashable & ShapeStyle>: ColorSource, @unchecked Sendable
where Style.Resolved == Color.Resolved {
  private let style: Style

  init(_ style: Style) { self.style = style }

  override var description: String { String(describing: style) }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    style.resolve(in: environment.captured)
  }

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? CustomColorSource<Style> else { return false }
    return style == other.style
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

/// The source of a color from an asset catalog.
final class AssetColorSource: ColorSource, @unchecked Sendable {
  private let name: String
  private let bundle: Bundle?

  init(name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }

  override var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle?.bundlePath ?? "main"))" }

  override func resolve(in environment: EnvironmentValues) -> Color.Resolved {
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

  override func isEqual(to other: ColorSource) -> Bool {
    guard let other = other as? AssetColorSource else { return false }
    return name == other.name && bundle === other.bundle
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
