internal import Foundation

/// The symbol table of a program or a library: an ELF file of 64 bits.
struct SymbolFile {
  private let bytes: Data
  /// The places of the symbols, and of their names.
  private let symbols: Range<Int>
  private let names: Range<Int>
  /// A Boolean value that indicates whether addresses in the file are relative to the place where it is loaded.
  private let isRelocatable: Bool

  /// Returns nil for what isn't such a file, or has no symbols.
  init?(_ bytes: Data) {
    self.bytes = bytes
    // The mark of the format, 64 bits, and the lowest byte first.
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
    symbols = found.range
    names = strings.range
  }

  /// The name of the function that begins at `address`, in a file that was loaded at `base`.
  func name(at address: UInt, loadedAt base: UInt) -> String? {
    let value = UInt64(isRelocatable ? address &- base : address)
    let size = 24
    var start: Int?
    // A program has up to a million symbols, so this is a plain loop.
    bytes.withUnsafeBytes { bytes in
      var place = symbols.lowerBound
      while start == nil, place <= symbols.upperBound - size {
        let isFunction = bytes[place + 4] & 0xF == 2
        if isFunction, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self) == value { start = place }
        place += size
      }
    }
    guard let start, let name = bytes.number(UInt32.self, at: start) else { return nil }
    let text = bytes[names].dropFirst(Int(name)).prefix { $0 != 0 }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Data {
  /// The number at a place, the lowest byte first; nil behind the end.
  fileprivate func number<Number: FixedWidthInteger>(_: Number.Type, at place: Int) -> Number? {
    let size = MemoryLayout<Number>.size
    guard place >= 0, place <= count - size else { return nil }
    return withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
  }
}
