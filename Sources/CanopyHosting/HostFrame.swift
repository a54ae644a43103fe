internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// The picture of a window after a frame, and where it differs from the one before. It changes with the next frame of the window.
public struct HostFrame {
  private let raster: RasterFrame
  /// The areas whose pixels may differ from the frame before: the whole picture in a first frame, and after a change of the size.
  public let changes: [PixelArea]

  /// The number of pixels in a row.
  public var width: Int { raster.width }
  /// The number of rows of pixels.
  public var height: Int { raster.height }

  init(_ raster: RasterFrame, changes: [Extent]) {
    self.raster = raster
    self.changes = changes.map(PixelArea.init)
  }

  /// The whole picture.
  public var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

  /// Returns the pixels of an area, row by row without padding: four bytes for a pixel, for blue, green, red and the opacity, by which the
  /// others are multiplied. Windows are opaque.
  ///
  /// - Precondition: The area is inside the picture.
  public func pixels(in area: PixelArea) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height * 4) { memory, count in
      copyPixels(in: area, to: UnsafeMutableRawBufferPointer(memory))
      count = area.width * area.height * 4
    }
  }

  /// Copies the pixels of an area, as ``pixels(in:)`` returns them.
  ///
  /// - Precondition: The area is inside the picture, and there is memory for all its pixels.
  public func copyPixels(in area: PixelArea, to memory: UnsafeMutableRawBufferPointer) {
    raster.copyPixels(in: area.extent, to: memory)
  }
}

/// An area of a picture, in pixels from its upper left corner.
public struct PixelArea: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates an area from its upper left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension PixelArea {
  fileprivate init(_ extent: Extent) {
    self.init(x: Int(extent.left), y: Int(extent.top), width: Int(extent.width), height: Int(extent.height))
  }

  fileprivate var extent: Extent {
    Extent(left: CGFloat(x), top: CGFloat(y), right: CGFloat(x + width), bottom: CGFloat(y + height))
  }
}
