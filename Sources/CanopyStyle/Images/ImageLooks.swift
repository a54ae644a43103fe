internal import CanopyGraph
package import CanopyCore
package import CanopyDrawing
package import Foundation

/// The modifiers of an image.
package struct ImageLooks: Equatable, Sendable {
  /// The way the image is resized; nil if it keeps its size.
  package var resizing: Resizing?
  package var renderingMode: Image.TemplateRenderingMode?
  package var interpolation = Image.Interpolation.medium
  package var isAntialiased = true
  package var symbolRenderingMode: SymbolRenderingMode.Kind?

  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: Image.ResizingMode
  }
}

extension Image {
  /// The way an image is resized.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The rendering mode of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is a mask for the foreground style.
    case template
    /// The image has its original colors.
    case original
  }

  /// The quality of interpolation when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation. Uses the nearest pixel.
    case none
    /// Low quality, fast.
    case low
    /// Medium quality.
    case medium
    /// High quality.
    case high
  }

  /// The orientation of the pixels of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The image is upright.
    case up = 0
    /// Mirrored horizontally.
    case upMirrored = 1
    /// Rotated by 180 degrees.
    case down = 6
    /// Mirrored vertically.
    case downMirrored = 7
    /// Mirrored and rotated to the left.
    case leftMirrored = 4
    /// Rotated to the right.
    case right = 5
    /// Mirrored and rotated to the right.
    case rightMirrored = 2
    /// Rotated to the left.
    case left = 3
  }
}

extension Image {
  /// Makes the image resizable to the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the parts at the edges that keep their size.
  ///   - resizingMode: The way the image is resized.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = ImageLooks.Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets the rendering mode, or nil to use the image's own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the quality of interpolation when the image is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// Sets whether the edges of the image are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Sets the rendering mode of the layers of a symbol.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode?.kind }
  }

  private func with(_ change: (inout ImageLooks) -> Void) -> Image {
    var image = self
    change(&image.looks)
    return image
  }
}

/// A picture that a closure draws. Two drawings are equal only if they are identical, because closures can't be compared.
///
/// Safe because the closure is only called on the main actor.
package final class ImageDrawing: Equatable, Sendable {
  package let size: CGSize
  private let draw: UncheckedSendable<(ElementIndex, CGSize, CGFloat) -> [DisplayItem]>

  /// - Parameter draw: A closure that returns the display items for an element, a size, and a scale in pixels per point. It is
  ///   called on the main actor.
  package init(size: CGSize, _ draw: @escaping (ElementIndex, CGSize, CGFloat) -> [DisplayItem]) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.draw = UncheckedSendable(draw)
  }

  /// Returns the display items for an element in the size of the picture, at a scale in pixels per point.
  @MainActor
  package func items(for element: ElementIndex, scale: CGFloat) -> [DisplayItem] {
    draw.value(element, size, scale)
  }

  package static func == (first: ImageDrawing, second: ImageDrawing) -> Bool { first === second }
}
