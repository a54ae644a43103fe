internal import CPango
internal import Foundation

/// A stream of the bytes that Cairo writes.
///
/// Safe because Cairo has the address only while a file is written, during which the caller keeps the stream.
final class ByteStream {
  private let bytes = NSMutableData()

  var data: Data { Data(referencing: bytes) }

  /// The function that Cairo calls with `address` to write more.
  static let write: cairo_write_func_t = { target, bytes, count in
    guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteStream>.fromOpaque(target).takeUnretainedValue().bytes.append(bytes, length: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  /// Valid as long as the stream is there.
  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
