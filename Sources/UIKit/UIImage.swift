public import CanopyDrawing
internal import CanopyRendering
public import CanopyStyle
public import Foundation

/// A picture or a symbol that code outside of views has loaded.
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

  /// Opens the data of a file: PNG, JPEG, GIF, WebP or SVG; nil if it isn't a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Opens the data of a file with a number of pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let loaded = LoadedImage(data: data, scale: scale) else { return nil }
    self.init(loaded)
  }

  /// Opens a file; nil if it isn't there or isn't a picture.
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
  /// The number of pixels to a point.
  public var scale: CGFloat { loaded.scale }
  /// The pixels; nil for a symbol, whose pixels depend on where it is shown.
  public var cgImage: CGImage? { loaded.pixels }

  /// Returns the image as a PNG file; nil for a symbol.
  public func pngData() -> Data? { loaded.pngData }

  /// Returns the image as a JPEG file.
  @available(*, unavailable, message: "Pictures are written as PNG files. Use pngData().")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(loaded, mode: mode) }

  /// The rendering mode.
  public var renderingMode: RenderingMode { mode }

  /// The way in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown decides.
    case automatic
    /// With its own colors.
    case alwaysOriginal
    /// In the color of the place where it is shown.
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
  /// Creates an image from one of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
