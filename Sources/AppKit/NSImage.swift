public import CanopyDrawing
internal import CanopyRendering
public import CanopyStyle
public import Foundation

/// An image or a symbol that code outside of views has loaded.
///
/// ```swift
/// if let photo = NSImage(contentsOf: url) { Image(nsImage: photo).resizable() }
/// ```
///
/// Safe because images are immutable.
open class NSImage: Equatable, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  fileprivate let loaded: LoadedImage

  private init(_ loaded: LoadedImage) { self.loaded = loaded }

  /// Finds an image among the resources of the program, or returns nil if there is none.
  @MainActor @preconcurrency
  public convenience init?(named name: Name) {
    guard let loaded = LoadedImage(named: name, in: nil) else { return nil }
    self.init(loaded)
  }

  /// Finds a symbol of the system, or returns nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - description: A description, which `Image(nsImage:)` ignores. Set a label on the view instead.
  @MainActor @preconcurrency
  public convenience init?(systemSymbolName name: String, accessibilityDescription _: String?) {
    guard let loaded = LoadedImage(symbol: name) else { return nil }
    self.init(loaded)
  }

  /// Decodes the contents of a PNG, JPEG, GIF, WebP or SVG file, or returns nil if it isn't an image.
  public convenience init?(data: Data) {
    guard let loaded = LoadedImage(data: data, scale: 1) else { return nil }
    self.init(loaded)
  }

  /// Reads an image file, or returns nil if it doesn't exist or isn't an image.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Reads an image file, or returns nil if it doesn't exist or isn't an image.
  public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(filePath: path)) }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels of the image.
  ///   - size: The size in points, or zero to use one point per pixel.
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(LoadedImage(cgImage, scale: size.width > 0 ? CGFloat(cgImage.width) / size.width : 1))
  }

  /// The size in points.
  public var size: CGSize { loaded.size }
  /// A Boolean value that indicates whether the image has content.
  public var isValid: Bool { size.width > 0 && size.height > 0 }

  /// Returns the pixels, or nil for a symbol, whose pixels depend on where it is displayed.
  ///
  /// The proposals are ignored: the result is the entire image.
  public func cgImage(
    forProposedRect _: UnsafeMutablePointer<CGRect>?, context _: AnyObject?, hints _: [String: Any]?
  ) -> CGImage? {
    loaded.pixels
  }

  /// The image as a TIFF file.
  @available(*, unavailable, message: "Pictures are written as PNG files. Use pngData of a CGImage.")
  public var tiffRepresentation: Data? { nil }

  fileprivate var image: Image { loaded.image }

  /// Returns a Boolean value that indicates whether two images look the same.
  public static func == (first: NSImage, second: NSImage) -> Bool { first.loaded == second.loaded }
}

extension Image {
  /// Creates an image from an AppKit image.
  public init(nsImage: NSImage) { self = nsImage.image }
}
