/// The references to characters that HTML and Markdown have: `&amp;`, `&#252;`, `&#xFC;`.
///
/// By name, these are the characters of Latin-1 and the most frequent punctuation, arrows and symbols.
enum MarkdownEntity {
  /// Returns the text of a reference between `&` and `;`; nil for an unknown reference.
  static func text(_ name: String) -> String? {
    guard name.first == "#" else { return named[name] }
    let isHexadecimal = name.dropFirst().first == "x" || name.dropFirst().first == "X"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.count <= 7, let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return String(code == 0 ? "\u{FFFD}" : Character(Unicode.Scalar(code) ?? "\u{FFFD}"))
  }

  /// A string with its references replaced.
  static func decoded(_ string: String) -> String {
    guard string.contains("&") else { return string }
    var (result, rest) = ("", string[...])
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      if let end = behind.firstIndex(of: ";"), let text = text(String(behind[..<end])) {
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
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "rArr": "⇒", "hArr": "⇔", "minus": "−",
      "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "equiv": "≡", "sum": "∑", "radic": "√", "int": "∫",
      "part": "∂", "Delta": "Δ", "Omega": "Ω", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "lambda": "λ",
      "mu": "μ", "pi": "π", "sigma": "σ", "omega": "ω", "hearts": "♥", "check": "✓", "star": "☆", "ensp": "\u{2002}",
      "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "lbrack": "[", "rbrack": "]", "ast": "*", "lowbar": "_",
    ]
    for (place, name) in latin.split(separator: " ").enumerated() {
      if let scalar = Unicode.Scalar(0xA0 + UInt32(place)) { names[String(name)] = String(Character(scalar)) }
    }
    return names
  }()
}
