public import Foundation

/// A color in an asset catalog.
///
/// The build-tool plugin `AssetSymbols` declares a member for each color of a target: an asset `BrandColor` is
/// `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource from the name of an asset and the bundle that holds it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
