internal import CSoup
internal import CanopyDrawing
internal import CanopyRaster
internal import Foundation

/// Writes areas of a picture as PNG files without opacity.
///
/// Windows have large areas of one color, and text. So rows without a filter compress best, and at the third level of zlib they take
/// a third of the time of Cairo's writer, for fewer bytes.
@MainActor
enum PNGWriter {
  /// Returns an area of a picture as a file.
  ///
  /// - Parameter area: An area inside the picture, in pixels.
  static func png(of picture: RasterFrame, in area: Extent) -> [UInt8] {
    let (width, height) = (Int(area.width), Int(area.height))
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each of three colors; the usual methods; not interlaced.
    append("IHDR", bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0], to: &file)
    append("IDAT", compressed(rows(of: picture, in: area, width, height)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Returns rows of red, green and blue, each after the number of its filter: 0 for none.
  private static func rows(of picture: RasterFrame, in area: Extent, _ width: Int, _ height: Int) -> [UInt8] {
    // Safe because `copyPixels` writes all of them.
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      picture.copyPixels(in: area, to: UnsafeMutableRawBufferPointer(buffer))
      count = width * height * 4
    }
    // Safe because the loops write all bytes.
    return [UInt8](unsafeUninitializedCapacity: (width * 3 + 1) * height) { target, count in
      pixels.withUnsafeBufferPointer { source in
        var (from, to) = (0, 0)
        for _ in 0..<height {
          target[to] = 0
          to += 1
          for _ in 0..<width {
            target[to] = source[from + 2]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from]
            from += 4
            to += 3
          }
        }
      }
      count = (width * 3 + 1) * height
    }
  }

  private static func compressed(_ content: [UInt8]) -> [UInt8] {
    guard let zlib = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 3) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(zlib)) }
    var (read, result) = (0, [UInt8]())
    var part = [UInt8](repeating: 0, count: 32 * 1024)
    while true {
      var (taken, made): (gsize, gsize) = (0, 0)
      let state = content.withUnsafeBytes { content in
        g_converter_convert(
          zlib, content.baseAddress.map { $0 + read }, gsize(content.count - read), &part, gsize(part.count),
          G_CONVERTER_INPUT_AT_END, &taken, &made, nil)
      }
      guard state != G_CONVERTER_ERROR else { preconditionFailure("zlib can compress any bytes.") }
      read += Int(taken)
      result += part[..<Int(made)]
      if state == G_CONVERTER_FINISHED { return result }
    }
  }

  private static func append(_ kind: String, _ content: [UInt8], to file: inout [UInt8]) {
    let start = file.count + 4
    file += bigEndian(content.count)
    file += kind.utf8
    file += content
    file += bigEndian(Int(checksum(file[start...])))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in sums[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
  }

  /// The checksums of single bytes.
  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}
