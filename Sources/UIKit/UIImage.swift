public import CanopyDrawing
internal import CanopyRendering
public import CanopyStyle
public import Foundation

/// An image or a symbol that code outside of views has loaded.
///
/// ```swift
/// if let photo = UIImage(data: data) { Image(uiImage: photo).resizable() }
/// ```
///
/// Safe because images are immutable.
open class UIImage: Equatable, @unchecked Sendable {
  fileprivate let loaded: LoadedImage
  private let mode: RenderingMode

  private init(_ loaded: LoadedImage, mode: RenderingMode = .automatic) {
    self.loaded = loaded
    self.mode = mode
  }

  /// Creates an image without pixels.
  public convenience init() { self.init(.empty) }

  /// Finds an image among the resources of the program, or returns nil if there is none.
  @MainActor @preconcurrency
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Finds an image among the resources of a bundle, or returns nil if there is none.
  @MainActor @preconcurrency
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let loaded = LoadedImage(named: name, in: bundle) else { return nil }
    self.init(loaded)
  }

  /// Finds a symbol of the system, or returns nil if there is none.
  @MainActor @preconcurrency
  public convenience init?(systemName name: String) {
    guard let loaded = LoadedImage(symbol: name) else { return nil }
    self.init(loaded)
  }

  /// Decodes the contents of a PNG, JPEG, GIF, WebP or SVG file, or returns nil if it isn't an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes the contents of an image file, with a given number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let loaded = LoadedImage(data: data, scale: scale) else { return nil }
    self.init(loaded)
  }

  /// Reads an image file, or returns nil if it doesn't exist or isn't an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    self.init(data: data, scale: path.contains("@3x.") ? 3 : path.contains("@2x.") ? 2 : 1)
  }

  /// Creates an image from pixels.
  public convenience init(cgImage: CGImage) { self.init(LoadedImage(cgImage, scale: 1)) }

  /// Creates an image from pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(LoadedImage(cgImage, scale: scale, orientation: orientation))
  }

  /// The orientation of an image.
  public typealias Orientation = Image.Orientation

  /// The size in points.
  public var size: CGSize { loaded.size }
  /// The number of pixels per point.
  public var scale: CGFloat { loaded.scale }
  /// The pixels, or nil for a symbol, whose pixels depend on where it is displayed.
  public var cgImage: CGImage? { loaded.pixels }

  /// Returns the image as a PNG file, or nil for a symbol.
  public func pngData() -> Data? { loaded.pngData }

  /// Returns nil, because JPEG files can't be written.
  @available(*, unavailable, message: "Pictures are written as PNG files. Use pngData().")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns the image with a different rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(loaded, mode: mode) }

  /// The way in which the image is drawn.
  public var renderingMode: RenderingMode { mode }

  /// The way in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// The surrounding view determines the rendering mode.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The image is drawn in the color of the surrounding view.
    case alwaysTemplate
  }

  fileprivate var image: Image {
    switch mode {
    case .automatic: loaded.image
    case .alwaysOriginal: loaded.image.renderingMode(.original)
    case .alwaysTemplate: loaded.image.renderingMode(.template)
    }
  }

  /// Returns a Boolean value that indicates whether two images look the same.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.loaded == second.loaded && first.mode == second.mode
  }
}

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) { self = uiImage.image }
}
