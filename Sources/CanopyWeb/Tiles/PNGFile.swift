internal import CZlib
internal import Foundation

/// An opaque picture as a PNG file.
///
/// Windows have large areas of one color, and text, so unfiltered rows compress best. Level 4 of zlib takes twice as long as
/// level 3, and saves a fifth of the bytes.
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Creates a file with a color table.
  init(_ pixels: IndexedPixels, width: Int) {
    appendHeader(width, pixels.height, colors: .numbered)
    append("PLTE", pixels.colors.flatMap { bigEndian($0).dropFirst() })
    appendRows(pixels.rows)
  }

  /// Creates a file with the red, green and blue components of each pixel.
  ///
  /// - Parameter pixels: Rows of pixels, as 0xFFRRGGBB.
  init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    appendHeader(width, pixels.count / width, colors: .redGreenBlue)
    appendRows(Self.rows(pixels, width))
  }

  private static func rows(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int) -> [UInt8] {
    // Safe because all bytes are written.
    [UInt8](unsafeUninitializedCapacity: pixels.count / width * (width * 3 + 1)) { rows, count in
      for start in stride(from: 0, to: pixels.count, by: width) {
        rows[count] = 0
        count += 1
        for pixel in pixels[start..<start + width] {
          rows[count] = UInt8(truncatingIfNeeded: pixel >> 16)
          rows[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          rows[count + 2] = UInt8(truncatingIfNeeded: pixel)
          count += 3
        }
      }
    }
  }

  /// The PNG color types.
  private enum Colors: UInt8 {
    case redGreenBlue = 2
    case numbered = 3
  }

  private mutating func appendHeader(_ width: Int, _ height: Int, colors: Colors) {
    // Eight bits per sample, the standard methods, and not interlaced.
    append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colors.rawValue, 0, 0, 0])
  }

  /// - Parameter rows: The bytes of the rows, each preceded by the number of its filter.
  private mutating func appendRows(_ rows: [UInt8]) {
    append("IDAT", Self.compressed(rows))
    append("IEND", [])
  }

  private mutating func append(_ kind: String, _ content: [UInt8]) {
    bytes += bigEndian(UInt32(content.count))
    let start = bytes.count
    bytes += kind.utf8
    bytes += content
    let checksum = bytes[start...].withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
    bytes += bigEndian(UInt32(truncatingIfNeeded: checksum))
  }

  private static func compressed(_ content: [UInt8]) -> [UInt8] {
    let most = compressBound(uLong(content.count))
    // Safe because zlib reports how much it writes.
    return [UInt8](unsafeUninitializedCapacity: Int(most)) { target, count in
      var written = most
      let result = compress2(target.baseAddress, &written, content, uLong(content.count), 3)
      precondition(result == Z_OK, "zlib can compress any bytes.")
      count = Int(written)
    }
  }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
