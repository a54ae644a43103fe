internal import Foundation

/// The functions through which key paths read computed properties, from the symbol table of a program or a library in the 64-bit
/// ELF format.
struct SymbolFile {
  /// The symbols of the functions, by their addresses in the file.
  private let getters: [UInt64: String]
  /// A Boolean value that indicates whether addresses in the file are relative to its load address.
  private let isRelocatable: Bool

  /// Returns nil if the bytes aren't such a file, or if it has no symbols.
  init?(_ bytes: Data) {
    // The signature of the format, followed by the marks for 64 bits and for little-endian byte order.
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let type = bytes.number(UInt16.self, at: 16),
      let table = bytes.number(UInt64.self, at: 40), let entry = bytes.number(UInt16.self, at: 58),
      let count = bytes.number(UInt16.self, at: 60)
    else { return nil }
    isRelocatable = type == 3
    func section(_ index: Int) -> (type: UInt32, range: Range<Int>, link: Int)? {
      guard let start = Int(exactly: table).map({ $0 &+ index &* Int(entry) }),
        let type = bytes.number(UInt32.self, at: start &+ 4), let link = bytes.number(UInt32.self, at: start &+ 40),
        let offset = bytes.number(UInt64.self, at: start &+ 24).flatMap({ Int(exactly: $0) }),
        let size = bytes.number(UInt64.self, at: start &+ 32).flatMap({ Int(exactly: $0) }),
        offset >= 0, size >= 0, offset <= bytes.count, size <= bytes.count - offset
      else { return nil }
      return (type, offset..<(offset + size), Int(link))
    }
    let symbolTable: UInt32 = 2
    guard let found = (0..<Int(count)).lazy.compactMap(section).first(where: { $0.type == symbolTable }),
      let strings = section(found.link)
    else { return nil }
    getters = Self.getters(in: bytes, symbols: found.range, names: strings.range)
  }

  /// Returns the getters among the symbols. A program has up to a million symbols, of which a thousandth are getters, so they are
  /// searched once, in a plain loop.
  private static func getters(in bytes: Data, symbols: Range<Int>, names: Range<Int>) -> [UInt64: String] {
    var getters: [UInt64: String] = [:]
    let size = 24
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var place = symbols.lowerBound
      while place <= symbols.upperBound - size {
        defer { place += size }
        let isFunction = bytes[place + 4] & 0xF == 2
        guard isFunction else { continue }
        let start = Int(base.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        guard start < names.count else { continue }
        let name = base.advanced(by: names.lowerBound + start)
        let length = strnlen(name.assumingMemoryBound(to: CChar.self), names.count - start)
        // The end of a mangled name identifies the kind of function.
        guard length > 2, name.load(fromByteOffset: length - 1, as: UInt8.self) == UInt8(ascii: "K"),
          name.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "T")
        else { continue }
        getters[base.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)] = String(
          decoding: UnsafeRawBufferPointer(start: name, count: length), as: UTF8.self)
      }
    }
    return getters
  }

  /// Returns the symbols of getters whose mangled name contains a string.
  func symbols(containing part: String) -> [String] { getters.values.filter { $0.contains(part) } }

  /// Returns the symbol of the getter that begins at `address`, in a file with the load address `base`.
  func getter(at address: UInt, loadedAt base: UInt) -> String? {
    getters[UInt64(isRelocatable ? address &- base : address)]
  }
}

extension Data {
  /// Returns the little-endian number at an offset, or nil if it is past the end.
  fileprivate func number<Number: FixedWidthInteger>(_: Number.Type, at place: Int) -> Number? {
    let size = MemoryLayout<Number>.size
    guard place >= 0, place <= count - size else { return nil }
    return withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
  }
}
