internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// The picture of a window after a frame, and its differences from the previous one. It is valid until the window's next frame.
public struct HostFrame {
  private let raster: RasterFrame
  /// The areas whose pixels may differ from the previous frame. The entire picture, in the first frame and after a resize.
  public let changes: [PixelArea]

  /// The number of pixels in a row.
  public var width: Int { raster.width }
  /// The number of rows of pixels.
  public var height: Int { raster.height }

  init(_ raster: RasterFrame, changes: [Extent]) {
    self.raster = raster
    self.changes = changes.map(PixelArea.init)
  }

  /// The area of the entire picture.
  public var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

  /// Returns the pixels of an area, row by row without padding. Each pixel has four bytes: blue, green, red, and alpha, with
  /// premultiplied colors. Windows are opaque.
  ///
  /// - Precondition: The area is inside the picture.
  public func pixels(in area: PixelArea) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: area.width * area.height * 4) { memory, count in
      copyPixels(in: area, to: UnsafeMutableRawBufferPointer(memory))
      count = area.width * area.height * 4
    }
  }

  /// Copies the pixels of an area, in the format of ``pixels(in:)``.
  ///
  /// - Precondition: The area is inside the picture, and the memory is large enough for its pixels.
  public func copyPixels(in area: PixelArea, to memory: UnsafeMutableRawBufferPointer) {
    raster.copyPixels(in: area.extent, to: memory)
  }
}

/// An area of a picture, in pixels from the picture's upper-left corner.
public struct PixelArea: Hashable, Sendable {
  /// The index of the first column.
  public var x: Int
  /// The index of the first row.
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
