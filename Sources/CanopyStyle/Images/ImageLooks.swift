/// How an image is drawn, as far as the image itself says.
package struct ImageLooks: Equatable, Sendable {
  /// How it takes another size than its own; nil if it does not.
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
  /// How an image takes another size than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Which colors an image shows.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Those of the foreground, wherever it is opaque.
    case template
    /// Its own.
    case original
  }

  /// How pixels are made from others.
  public enum Interpolation: Hashable, Sendable {
    /// Each is the nearest one.
    case none
    /// Quickly.
    case low
    /// As usual.
    case medium
    /// As well as possible.
    case high
  }

  /// How an image is turned before it is drawn.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Not at all.
    case up = 0
    /// Mirrored left to right.
    case upMirrored = 1
    /// Upside down.
    case down = 6
    /// Mirrored top to bottom.
    case downMirrored = 7
    /// Mirrored, and turned to the left.
    case leftMirrored = 4
    /// Turned to the right.
    case right = 5
    /// Mirrored, and turned to the right.
    case rightMirrored = 2
    /// Turned to the left.
    case left = 3
  }
}

extension Image {
  /// Has the image take the size that it is offered.
  ///
  /// - Parameter capInsets: How far from its edges the image keeps its size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = ImageLooks.Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Shows the image's own colors, or those of the foreground; nil leaves it to the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Says how pixels are made from others where the image is larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }

  /// Says whether slanting edges of the image are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// Says how the layers of a symbol are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode?.kind }
  }

  private func with(_ change: (inout ImageLooks) -> Void) -> Image {
    var image = self
    change(&image.looks)
    return image
  }
}
