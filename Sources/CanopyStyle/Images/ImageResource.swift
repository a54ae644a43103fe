public import Foundation

/// An image in an asset catalog.
///
/// The build-tool plugin `AssetSymbols` declares a member for each image of a target: an asset `icon-large` is shown by
/// `Image(.iconLarge)`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource from the name of an asset and the bundle that holds it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from an asset catalog, whose name is also its label.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
