internal import CanopyGraph
internal import Foundation

/// Names of functions of the running program, from the symbol tables of its files.
///
/// Swift's description of a key path contains only the address of a computed property's getter, not its name, because programs
/// don't export their symbols. The symbol table for debuggers contains the name unless the program was stripped.
enum ProgramSymbols {
  /// Returns the name of the property that the getter at `address` reads, such as `items`, or nil if the program doesn't contain
  /// it.
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
  /// The symbol files that have been read, by path.
  private static let files = Guarded<[String: SymbolFile?]>([:])

  /// Returns a Boolean value that indicates whether a module of the program adds a property to a type, as far as any key path
  /// reads it.
  ///
  /// The optimizer may inline the getter of a property into the getter of one key path, which then has no symbol. The getters of
  /// other key paths to the property still have one.
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

  /// The demangled symbols of getters, by type.
  private static let getters = Guarded<[String: Set<String>]>([:])

  /// Returns the property in a symbol such as `key path getter for App.Model.items : Swift.Int : App.Model`.
  private static func property(named symbol: String) -> String? {
    let prefix = "key path getter for "
    guard symbol.hasPrefix(prefix), !symbol.contains("subscript("), let end = symbol.range(of: " : ")
    else { return nil }
    let path = symbol[symbol.index(symbol.startIndex, offsetBy: prefix.count)..<end.lowerBound]
    // The name of a private property is followed by an identifier of its file: `(items in _EFF83A1F)`.
    let name = path.hasSuffix(")") ? path.split(separator: "(").last?.split(separator: " ").first : nil
    return (name ?? path.split(separator: ".").last).map(String.init)
  }

  /// Returns the symbol of the getter that begins at `address`, or that the code at this address jumps to.
  private static func symbol(at address: UInt) -> String? {
    guard let image = image(around: address), let file = file(at: image.path) else { return nil }
    if let symbol = file.getter(at: address, loadedAt: image.base) { return symbol }
    // Safe because the code of the program is mapped at these addresses.
    let code = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: min(image.rest, 16))
    guard let target = jump(in: code, at: address) else { return nil }
    return file.getter(at: target, loadedAt: image.base)
  }

  /// Returns the target of code that does nothing but jump, or nil for other code.
  ///
  /// Optimized code reads a property in another file through such a jump, which has no symbol.
  static func jump(in code: UnsafeRawBufferPointer, at address: UInt) -> UInt? {
    #if arch(x86_64)
      // An empty stack frame, which code for debuggers sets up and removes first.
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
      // Mapped even where Foundation considers it unsafe: a debug build has hundreds of megabytes, and the running program is
      // mapped anyway.
      let file = (try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)).flatMap(SymbolFile.init)
      files[path] = .some(file)
      return file
    }
  }

  /// Returns the file whose code is at `address`, its load address, and the number of bytes of code from `address` to the end.
  private static func image(around address: UInt) -> (path: String, base: UInt, rest: Int)? {
    // Each line contains the address range, flags, the offset in the file, two numbers, and the path of the file.
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

/// A function of the standard library that has no public declaration.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
