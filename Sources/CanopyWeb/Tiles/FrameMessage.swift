internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// A frame on its way to a page: pictures of the areas that look different.
///
/// All numbers are little-endian: the number of the frame, the width and height of the whole picture, and for each area left, top,
/// width, height, the number of bytes, and these.
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
      pixels.withUnsafeBufferPointer { append($0, of: tile, width, height) }
    }
  }

  /// Appends the pixels of a tile: as pictures with few colors below each other, and from where there are too many, as one with all.
  private mutating func append(_ pixels: UnsafeBufferPointer<UInt32>, of tile: Extent, _ width: Int, _ height: Int) {
    var row = 0
    while row < height {
      let rest = UnsafeBufferPointer(rebasing: pixels[(row * width)...])
      let indexed = IndexedPixels(rest, width: width)
      let hasFewColors = indexed.height >= min(Self.leastHeight, height - row)
      let count = hasFewColors ? indexed.height : height - row
      let file = hasFewColors ? PNGFile(indexed, width: width) : PNGFile(rest, width: width)
      for number in [Int(tile.left), Int(tile.top) + row, width, count, file.bytes.count] { append(UInt32(number)) }
      bytes += file.bytes
      row += count
    }
  }

  private mutating func append(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// The greatest side of a picture, in pixels. Browsers decode several pictures at the same time.
  private static var side: CGFloat { 512 }

  /// The least height for which a picture of its own pays, in pixels.
  private static var leastHeight: Int { 16 }

  /// Cuts an area into tiles.
  private static func tiles(of area: Extent) -> [Extent] {
    stride(from: area.top, to: area.bottom, by: side).flatMap { top in
      stride(from: area.left, to: area.right, by: side).map { left in
        Extent(
          left: left, top: top, right: min(left + side, area.right), bottom: min(top + side, area.bottom))
      }
    }
  }
}
