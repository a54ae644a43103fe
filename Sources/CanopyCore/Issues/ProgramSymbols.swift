internal import CanopyGraph
internal import Foundation

/// Names of functions of the running program, from the symbol tables of its files.
///
/// Swift's description of a key path has the address of a computed property's getter and no name, because programs don't
/// export their symbols. The table that debuggers use has it, unless the program was stripped.
enum ProgramSymbols {
  /// The property that the getter at `address` reads: `items`; `nil` where the program doesn't say.
  static func property(readAt address: UInt) -> String? {
    cache.withLock { cache in
      if let known = cache[address] { return known }
      if cache.count >= 1_000 { cache.removeAll() }
      let name = symbol(at: address).flatMap(demangled).flatMap(property(named:))
      cache[address] = .some(name)
      return name
    }
  }

  private static let cache = Guarded<[UInt: String?]>([:])
  /// The files of the program whose getters are known.
  private static let files = Guarded<[String: SymbolFile?]>([:])

  /// The property in a symbol such as `key path getter for App.Model.items : Swift.Int : App.Model`.
  private static func property(named symbol: String) -> String? {
    let prefix = "key path getter for "
    guard symbol.hasPrefix(prefix), !symbol.contains("subscript("), let end = symbol.range(of: " : ")
    else { return nil }
    let path = symbol[symbol.index(symbol.startIndex, offsetBy: prefix.count)..<end.lowerBound]
    // A private property is followed by a number of its file: `(items in _EFF83A1F)`.
    let name = path.hasSuffix(")") ? path.split(separator: "(").last?.split(separator: " ").first : nil
    return (name ?? path.split(separator: ".").last).map(String.init)
  }

  /// The symbol of the getter that begins at `address`.
  private static func symbol(at address: UInt) -> String? {
    guard let image = image(around: address) else { return nil }
    return file(at: image.path)?.getter(at: address, loadedAt: image.base)
  }

  private static func file(at path: String) -> SymbolFile? {
    files.withLock { files in
      if let known = files[path] { return known }
      // Mapped even where that isn't thought safe: a program for debugging has hundreds of megabytes, and runs from the file anyway.
      let file = (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)).flatMap(SymbolFile.init)
      files[path] = .some(file)
      return file
    }
  }

  /// The file whose code is at `address`, and where it was loaded.
  private static func image(around address: UInt) -> (path: String, base: UInt)? {
    // Each line: the addresses, flags, the place in the file, two numbers, and the file.
    guard let maps = try? String(contentsOf: URL(filePath: "/proc/self/maps"), encoding: .utf8) else { return nil }
    var bases: [Substring: UInt] = [:]
    for line in maps.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let ends = parts.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
      guard parts.count == 6, ends.count == 2 else { continue }
      let path = parts[5].drop { $0 == " " }
      let base = bases[path] ?? ends[0]
      bases[path] = base
      if (ends[0]..<ends[1]).contains(address) { return (String(path), base) }
    }
    return nil
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The standard library's own function, which has no declaration.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
