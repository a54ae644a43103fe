internal import CanopyPresentation
internal import CanopyCore
package import CanopyDrawing
internal import CanopyDisplay
internal import CanopyRaster
internal import CanopyScene
package import CanopyStyle
internal import CanopyText
package import Foundation

/// An image that code outside of views loads, for example with `UIImage` or `NSImage`.
package struct LoadedImage: Equatable, Sendable {
  /// The image for use in a view.
  package let image: Image
  /// The size in points.
  package let size: CGSize
  /// The number of pixels to a point.
  package let scale: CGFloat
  /// The pixels, or nil for a symbol, whose pixels depend on where it is displayed.
  package let pixels: CGImage?

  /// An image without pixels.
  package static let empty = LoadedImage(image: Image(size: .zero) { _ in }, size: .zero, scale: 1, pixels: nil)

  private init(image: Image, size: CGSize, scale: CGFloat, pixels: CGImage?) {
    (self.image, self.size, self.scale, self.pixels) = (image, size, scale, pixels)
  }

  /// Creates an image from pixels.
  package init(_ pixels: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    image = Image(decorative: pixels, scale: scale, orientation: orientation)
    self.scale = scale
    self.pixels = pixels
    let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
    size = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Decodes the data of an image file, or returns nil if it isn't an image.
  package init?(data: Data, scale: CGFloat) {
    guard let pixels = CGImage(data: data) else { return nil }
    self.init(pixels, scale: scale)
  }

  /// Finds an image in a bundle's resources, or returns nil if there is none.
  @MainActor
  package init?(named name: String, in bundle: Bundle?) { self.init(Image(name, bundle: bundle)) }

  /// Finds a symbol, or returns nil if there is none.
  @MainActor
  package init?(symbol name: String) { self.init(Image(systemName: name)) }

  @MainActor
  private init?(_ image: Image) {
    let environment = CurrentWindow.running?.environment ?? EnvironmentValues()
    let engines = ImageEngines(images: RasterImageEngine.shared, text: PangoTextEngine.shared)
    var isMissing = false
    let resolved = ResolvedImage(image, in: ImageSurroundings(in: environment), engines) { _ in isMissing = true }
    if isMissing { return nil }
    self.image = image
    size = resolved.size
    if case .picture(let picture, _) = resolved.content {
      pixels = CGImage(picture)
      scale = size.width > 0 ? picture.size.width / size.width : 1
    } else {
      pixels = nil
      scale = environment.displayScale
    }
  }

  /// The image as a PNG file, or nil for a symbol.
  package var pngData: Data? { pixels?.pngData }
}

extension Image.Orientation {
  fileprivate var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }
}
