public import CanopyDrawing
public import Foundation

/// A view that shows an image: a resource of the program, or a symbol of the system.
public struct Image: Equatable, Sendable {
  /// The source of an image.
  package enum Source: Equatable, Sendable {
    /// A resource of the program.
    case resource(name: String, bundle: Bundle?)
    /// A system symbol.
    case symbol(name: String)
    /// A picture in memory, with its number of pixels per point.
    case picture(DrawImage, scale: CGFloat, orientation: Orientation)
    /// A picture that code draws.
    case drawing(ImageDrawing)
    /// No picture: a gray area.
    case blank
  }

  package let source: Source
  /// The modifiers of the image.
  package var looks = ImageLooks()
  /// The variable value of a symbol, from 0 to 1; nil to show the whole symbol.
  package let variableValue: Double?
  /// The accessibility label; nil to use the name of the image.
  package let label: ImageLabel?
  /// A Boolean value that indicates whether assistive technologies ignore the image.
  package let isDecorative: Bool

  package init(_ source: Source, variableValue: Double? = nil, label: ImageLabel? = nil, isDecorative: Bool = false) {
    self.source = source
    self.variableValue = variableValue
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Creates an image from the resources of the program. Its name is also its accessibility label.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.resource(name: name, bundle: bundle)) }

  /// Creates an image of a symbol from the resources of the program, with a variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue)
  }

  /// Creates a decorative image of a symbol from the resources of the program, with a variable value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), variableValue: variableValue, isDecorative: true)
  }

  /// Creates a decorative image from the resources of the program. Assistive technologies ignore it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.resource(name: name, bundle: bundle), isDecorative: true)
  }

  /// Creates an image of a system symbol.
  public init(systemName: String) { self.init(.symbol(name: systemName)) }

  /// Creates a decorative image from a picture in memory.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(cgImage.image, scale: scale, orientation: orientation), isDecorative: true)
  }

  package init(_ image: DrawImage, scale: CGFloat) { self.init(.picture(image, scale: scale, orientation: .up)) }

  /// An image without a picture.
  package static let blank = Image(.blank)

  /// Creates an image of a system symbol with a variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(name: systemName), variableValue: variableValue)
  }
}

/// The accessibility label of an image.
///
/// The label is a text, and texts show images: they are above this target, which doesn't know their type.
package struct ImageLabel: Equatable, Sendable {
  package let text: any ImageLabelText

  package init(_ text: any ImageLabelText) { self.text = text }

  package static func == (first: ImageLabel, second: ImageLabel) -> Bool {
    func isEqual<Label: ImageLabelText>(_ text: Label) -> Bool { text == second.text as? Label }
    return isEqual(first.text)
  }
}

/// A text that can be the accessibility label of an image.
package protocol ImageLabelText: Equatable, Sendable {}

/// An image in an asset catalog.
///
/// The build-tool plugin `AssetSymbols` declares a member for each image of a target: an asset `icon-large` is shown by
/// `Image(.iconLarge)`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource from the name of an asset and the bundle that contains it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image from an asset catalog. The name of the asset is also its accessibility label.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
