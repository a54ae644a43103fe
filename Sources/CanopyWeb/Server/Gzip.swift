internal import CZlib

/// Compresses files for browsers.
enum Gzip {
  /// Compresses a file with zlib's highest level, because it is done only once.
  static func compressed(_ content: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    // The largest window is 15 bits. Adding 16 requests a gzip header.
    let begun = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(begun == Z_OK, "zlib has the memory for a small file.")
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, uLong(content.count)))
    var input = content
    return input.withUnsafeMutableBufferPointer { input in
      // Safe because zlib reports how much it writes.
      [UInt8](unsafeUninitializedCapacity: most) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(most)
        precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END, "zlib can compress any bytes.")
        count = most - Int(stream.avail_out)
      }
    }
  }
}
