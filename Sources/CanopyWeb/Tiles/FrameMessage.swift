internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// A frame to send to a page: pictures of the areas that have changed.
///
/// All numbers are little-endian: the number of the frame, the width and height of the entire picture, and for each area its
/// left, top, width, height, number of bytes, and the bytes. A picture of one pixel fills its area.
struct FrameMessage {
  let number: Int
  private(set) var bytes: [UInt8] = []

  @MainActor
  init(number: Int, of picture: RasterFrame, size: (width: Int, height: Int), areas: [Extent]) {
    self.number = number
    append(UInt32(truncatingIfNeeded: number))
    append(UInt32(size.width))
    append(UInt32(size.height))
    for tile in areas.flatMap(Self.tiles) {
      let (width, height) = (Int(tile.width), Int(tile.height))
      // Safe because `copyPixels` writes all of them.
      let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        picture.copyPixels(in: tile, to: UnsafeMutableRawBufferPointer(buffer))
        count = width * height
      }
      pixels.withUnsafeBufferPointer { append($0, of: tile, width) }
    }
  }

  private mutating func append(_ pixels: UnsafeBufferPointer<UInt32>, of tile: Extent, _ width: Int) {
    for band in TileBands(pixels, width: width).bands {
      let file = band.file(pixels, width: width)
      for number in [Int(tile.left), Int(tile.top) + band.rows.lowerBound, width, band.rows.count, file.bytes.count] {
        append(UInt32(number))
      }
      bytes += file.bytes
    }
  }

  private mutating func append(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// The maximum side length of a picture, in pixels. Browsers decode several pictures in parallel.
  private static var side: CGFloat { 512 }

  /// Divides an area into tiles.
  private static func tiles(of area: Extent) -> [Extent] {
    stride(from: area.top, to: area.bottom, by: side).flatMap { top in
      stride(from: area.left, to: area.right, by: side).map { left in
        Extent(
          left: left, top: top, right: min(left + side, area.right), bottom: min(top + side, area.bottom))
      }
    }
  }
}
