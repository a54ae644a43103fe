/// Character references as in HTML and Markdown: `&amp;`, `&#252;`, `&#xFC;`.
///
/// The supported names are those of HTML 4, and a few more of HTML 5.
enum MarkdownEntity {
  /// Returns the text for the name between `&` and `;`, or nil for an unknown reference.
  static func text(_ name: String) -> String? {
    guard name.first == "#" else { return named[name] }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.count <= 7, let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return String(code == 0 ? "\u{FFFD}" : Character(Unicode.Scalar(code) ?? "\u{FFFD}"))
  }

  /// Returns a string with its references replaced, and without the backslashes that escape punctuation.
  static func unescaped(_ string: String) -> String {
    guard string.contains(where: { $0 == "&" || $0 == "\\" }) else { return string }
    var (result, rest) = ("", string[...])
    while let start = rest.firstIndex(where: { $0 == "&" || $0 == "\\" }) {
      result += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      if rest[start] == "\\" {
        let isEscape = behind.first?.isMarkdownPunctuation == true
        result += isEscape ? String(behind.prefix(1)) : "\\"
        rest = isEscape ? behind.dropFirst() : behind
      } else if let end = behind.firstIndex(of: ";"), let text = text(String(behind[..<end])) {
        result += text
        rest = behind[behind.index(after: end)...]
      } else {
        result += "&"
        rest = behind
      }
    }
    return result + rest
  }

  private static let named: [String: String] = {
    // From U+00A0 to U+00FF, in order.
    let latin = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute \
      micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig \
      Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash \
      Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute \
      ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
      uuml yacute thorn yuml
      """
    var names: [String: String] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›",
      "bull": "•", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "euro": "€", "trade": "™",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "crarr": "↵", "lArr": "⇐", "uArr": "⇑",
      "rArr": "⇒", "dArr": "⇓", "hArr": "⇔", "forall": "∀", "part": "∂", "exist": "∃", "empty": "∅", "nabla": "∇",
      "isin": "∈", "notin": "∉", "ni": "∋", "prod": "∏", "sum": "∑", "minus": "−", "lowast": "∗", "radic": "√",
      "prop": "∝", "infin": "∞", "ang": "∠", "and": "∧", "or": "∨", "cap": "∩", "cup": "∪", "int": "∫", "there4": "∴",
      "sim": "∼", "cong": "≅", "asymp": "≈", "ne": "≠", "equiv": "≡", "le": "≤", "ge": "≥", "sub": "⊂", "sup": "⊃",
      "nsub": "⊄", "sube": "⊆", "supe": "⊇", "oplus": "⊕", "otimes": "⊗", "perp": "⊥", "sdot": "⋅", "lceil": "⌈",
      "rceil": "⌉", "lfloor": "⌊", "rfloor": "⌋", "lang": "⟨", "rang": "⟩", "loz": "◊", "spades": "♠", "clubs": "♣",
      "hearts": "♥", "diams": "♦", "check": "✓", "star": "☆", "ensp": "\u{2002}", "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "oline": "‾",
      "frasl": "⁄", "weierp": "℘", "image": "ℑ", "real": "ℜ", "alefsym": "ℵ", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "thetasym": "ϑ", "upsih": "ϒ",
      "piv": "ϖ", "lbrack": "[", "rbrack": "]", "ast": "*", "lowbar": "_",
    ]
    let greek = """
      alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon \
      phi chi psi omega
      """
    // From U+03B1 on. The uppercase letters are 32 positions earlier, except that the final sigma has none.
    for (place, name) in greek.split(separator: " ").enumerated() {
      if let scalar = Unicode.Scalar(0x3B1 + UInt32(place)) { names[String(name)] = String(Character(scalar)) }
      guard name != "sigmaf", let scalar = Unicode.Scalar(0x391 + UInt32(place)) else { continue }
      names[name.prefix(1).uppercased() + name.dropFirst()] = String(Character(scalar))
    }
    for (place, name) in latin.split(separator: " ").enumerated() {
      if let scalar = Unicode.Scalar(0xA0 + UInt32(place)) { names[String(name)] = String(Character(scalar)) }
    }
    return names
  }()
}
