extension String {
  /// The text without invisible characters that change the writing direction of the following text, such as U+202E.
  ///
  /// Such characters can disguise a name from outside: the file `photo\u{202E}gpj.exe` is displayed as `photoexe.jpg`. Letters
  /// have an inherent direction, so Arabic and Hebrew names don't need these characters.
  package var _withoutDirectionControls: String {
    // Few texts contain any, and most are checked again and again.
    guard unicodeScalars.contains(where: \._isDirectionControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0._isDirectionControl }))
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character has the Bidi_Control property.
  fileprivate var _isDirectionControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
