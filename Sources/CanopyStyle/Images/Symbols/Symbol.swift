internal import Synchronization
package import CanopyCore
package import CanopyDrawing
package import Foundation

/// Creates an image of a system symbol.
///
/// A name without an entry in the table is composed of its parts: `7.circle.fill` is a seven in a filled circle, `phone.slash` a
/// crossed-out phone, `folder.badge.plus` a folder with a badge.
package struct Symbol: Equatable, Sendable {
  package let art: SymbolArt
  /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts.
  let mirrors: Bool
  /// The measured size of the symbol's frame, or nil if its drawing determines the frame. See `SymbolTable.measuredSize(of:)`.
  package let measuredSize: CGSize?

  /// Creates a symbol, or returns nil if there is none with this name. Variants that the symbol doesn't have are ignored.
  ///
  /// - Parameter hasLayers: A Boolean value that indicates whether the parts of the symbol are drawn separately. If so, the
  ///   symbol is composed of parts even if it has an entry.
  package init?(named name: String, _ variants: SymbolVariants = .none, hasLayers: Bool = false) {
    let key = Key(name: name, variants: variants, hasLayers: hasLayers)
    let symbol = Self.known.withLock { known in
      known.value(for: key) { .some(Symbol(composing: name, variants, hasLayers: hasLayers)) } ?? nil
    }
    guard let symbol else { return nil }
    self = symbol
  }

  private struct Key: Hashable {
    let name: String
    let variants: SymbolVariants
    let hasLayers: Bool
  }

  /// The recently used symbols; nil for unknown names.
  private static let known = Mutex(BoundedCache<Key, Symbol?>(capacity: 2_048))

  private init?(composing name: String, _ variants: SymbolVariants, hasLayers: Bool) {
    let candidates = variants == .none ? [name] : [variants.applied(to: name), name]
    for candidate in candidates {
      guard let art = Self.art(ofWhole: candidate, hasLayers) else { continue }
      self.art = art
      mirrors = Self.mirrors(candidate)
      measuredSize = SymbolTable.measuredSize(of: candidate)
      return
    }
    return nil
  }

  /// The maximum number of words in the name of a symbol.
  private static var longestName: Int { 16 }

  private static func art(ofWhole name: String, _ hasLayers: Bool) -> SymbolArt? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isFilled = words.count > 1 && words.last == "fill"
    if isFilled { words.removeLast() }
    // Each word may enclose the others, so the number of words limits how deeply drawings are nested.
    if words.count > longestName || words.contains(where: \.isEmpty) { return nil }
    if hasLayers, words.count > 1,
      case .enclosed(let content?, let enclosure, let isFilled)? = composed(words, isFilled)
    {
      return .enclosed(content, enclosure, isFilled: isFilled)
    }
    return art(named: words.joined(separator: "."), isFilled: isFilled)
  }

  /// Returns the art of a symbol, either from the table or composed from the parts of its name.
  ///
  /// - Parameter isFilled: A Boolean value that indicates whether to return the filled form.
  static func art(named name: some StringProtocol, isFilled: Bool) -> SymbolArt? {
    if name.hasSuffix(".fill") { return art(named: name.dropLast(5), isFilled: true) }
    return SymbolTable.art(named: name, isFilled: isFilled) ?? composed(Substring(name).split(separator: "."), isFilled)
  }

  /// Returns the art for the words of a name, which are parsed from the end.
  private static func composed(_ words: [Substring], _ isFilled: Bool) -> SymbolArt? {
    guard let last = words.last else { return nil }
    let base = words.dropLast()
    if last == "slash" {
      return art(of: base, isFilled: isFilled).map { .slashed($0) }
    }
    if let enclosure = SymbolArt.Enclosure(rawValue: String(last)) {
      if base.isEmpty { return enclosure.isPlain ? .enclosed(nil, enclosure, isFilled: isFilled) : nil }
      // In an enclosure, a small filled drawing is easier to recognize.
      let name = base.joined(separator: ".")
      guard let content = art(of: base, isFilled: true) ?? SymbolArt(letters: name) else { return nil }
      if case .enclosed(nil, _, _) = content { return nil }
      return .enclosed(content, enclosure, isFilled: isFilled)
    }
    if let place = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0 {
      guard let badge = SymbolArt.Badge(words[place], words[(place + 1)...]) else { return nil }
      return art(of: words[..<place], isFilled: isFilled).map { .badged($0, badge) }
    }
    return nil
  }

  private static func art(of words: ArraySlice<Substring>, isFilled: Bool) -> SymbolArt? {
    words.isEmpty ? nil : art(named: words.joined(separator: "."), isFilled: isFilled)
  }

  private static func mirrors(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    return words.contains(where: directions.contains) || words.first == "list"
  }
}

extension SymbolArt {
  /// Creates the art of one or two letters or digits.
  fileprivate init?(letters: String) {
    guard letters.count <= 2, letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    self = .letters(letters.uppercased())
  }
}

extension SymbolArt.Badge {
  /// Creates a badge.
  ///
  /// - Parameter words: The sign on the badge; empty for a dot.
  fileprivate init?(_ kind: Substring, _ words: ArraySlice<Substring>) {
    let name = words.joined(separator: ".")
    if kind == "trianglebadge" {
      self = .triangle
    } else if name.isEmpty || name == "filled" {
      self = .dot
    } else if let sign = Self.signs[name],
      let art = Symbol.art(named: sign, isFilled: true) ?? SymbolArt(letters: sign)
    {
      self = .disc(art)
    } else if let art = Symbol.art(named: name, isFilled: true) {
      self = .plain(art)
    } else {
      return nil
    }
  }

  /// The signs that are cut out of a disc, by the name of the badge.
  private static let signs = [
    "plus": "plus", "minus": "minus", "xmark": "xmark", "checkmark": "checkmark", "exclamationmark": "exclamationmark",
    "exclam": "exclamationmark", "questionmark": "questionmark", "ellipsis": "ellipsis", "arrow.up": "arrow.up",
    "arrow.down": "arrow.down", "play": "play", "person.crop": "person", "a": "a", "automatic": "a",
    "waveform": "waveform", "chevron.backward": "chevron.backward", "record": "circle", "percent": "percent",
  ]
}

extension SymbolVariants {
  /// Returns the name of a symbol with these variants.
  fileprivate func applied(to name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    func add(_ word: String, _ isAsked: Bool) { if isAsked, !words.contains(word) { words.append(word) } }
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if let enclosure { add(enclosure.rawValue, true) }
    add("slash", isSlashed)
    if isFilled || wasFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

extension SymbolShape {
  /// Returns the display items of the symbol, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - box: The part of the drawing that fills the rectangle.
  ///   - value: The variable value. Pieces beyond it are faint. If it is nil, all pieces are fully visible.
  ///   - effect: A closure that changes the items of a piece, given the number of pieces that a variable value shows.
  ///   - paint: A closure that returns the paint of a piece.
  package func items(
    in frame: CGRect, showing box: CGRect, of id: ElementIndex, value: Double? = nil,
    effect: (([DisplayItem], SymbolPiece, Int) -> [DisplayItem])? = nil, _ paint: (SymbolPiece) -> DrawPaint
  ) -> [DisplayItem] {
    guard box.width > 0, box.height > 0, frame.width > 0, frame.height > 0 else { return [] }
    let (x, y) = (frame.width / box.width, frame.height / box.height)
    let map = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX - box.minX * x, ty: frame.minY - box.minY * y)
    let steps = (pieces.compactMap(\.step).max() ?? 0) + 1
    return pieces.reversed().flatMap { piece -> [DisplayItem] in
      if piece.path.isEmpty { return [] }
      let item = DisplayItem(id: id, .fill(DisplayFill(piece.path.applying(map), paint(piece))))
      var items = [item]
      // The first piece is visible for any value above zero, and all are visible from the last step on. The condition is
      // negated, so that NaN counts as zero.
      if let value, let step = piece.step, !(value * Double(steps) > Double(step)) { items = items._faded(to: 0.3) }
      return effect.map { $0(items, piece, pieces.contains { $0.step != nil } ? steps : 0) } ?? items
    }
  }
}
