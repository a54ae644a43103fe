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

  /// Returns a Boolean value that indicates whether a module of the program gives a type a property that a key path reads anywhere.
  ///
  /// The optimizer may inline the getter of a property into that of one key path, which then has no symbol. Other key paths to the
  /// property still have theirs.
  static func has(_ property: String, of type: String, as value: String, in module: String) -> Bool {
    let getters = getters.withLock { getters in
      if let known = getters[type] { return known }
      let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      let mangled = "\(type.split(separator: ".").last ?? "")V"
      let found = Set((file(at: program)?.symbols(containing: mangled) ?? []).compactMap(demangled))
      getters[type] = found
      return found
    }
    return getters.contains("key path getter for (extension in \(module)):\(type).\(property) : \(value) : \(type)")
  }

  /// The getters of types.
  private static let getters = Guarded<[String: Set<String>]>([:])

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

  /// The symbol of the getter that begins at `address`, or to which the code there jumps.
  private static func symbol(at address: UInt) -> String? {
    guard let image = image(around: address), let file = file(at: image.path) else { return nil }
    if let symbol = file.getter(at: address, loadedAt: image.base) { return symbol }
    // Safe because the code of the program is mapped at these addresses.
    let code = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: min(image.rest, 16))
    guard let target = jump(in: code, at: address) else { return nil }
    return file.getter(at: target, loadedAt: image.base)
  }

  /// Returns where code jumps that does nothing else; nil for other code.
  ///
  /// Optimized code reads a property in another file by such a jump, which has no symbol.
  static func jump(in code: UnsafeRawBufferPointer, at address: UInt) -> UInt? {
    #if arch(x86_64)
      // A frame for debuggers is made and left.
      let frame: [UInt8] = [0x55, 0x48, 0x89, 0xE5, 0x5D]
      let start = code.starts(with: frame) ? frame.count : 0
      let (jump, length): (UInt8, Int) = (0xE9, 5)
      guard code.count >= start + length, code[start] == jump else { return nil }
      let distance = code.loadUnaligned(fromByteOffset: start + 1, as: Int32.self)
      return (address + UInt(start + length)) &+ UInt(bitPattern: Int(distance))
    #else
      return nil
    #endif
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

  /// The file whose code is at `address`, where it was loaded, and how many bytes of it follow.
  private static func image(around address: UInt) -> (path: String, base: UInt, rest: Int)? {
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
      if (ends[0]..<ends[1]).contains(address) { return (String(path), base, Int(ends[1] - address)) }
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
