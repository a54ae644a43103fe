extension String {
  /// The text without the invisible characters that change the direction of what follows, such as U+202E.
  ///
  /// With them, a name from outside reads as another one: the file `photo\u{202E}gpj.exe` as `photoexe.jpg`. Letters have directions of
  /// their own, so Arabic and Hebrew need none of these characters in a name.
  package var _withoutDirectionControls: String {
    // Few texts have any, and most are asked for again and again.
    guard unicodeScalars.contains(where: \._isDirectionControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0._isDirectionControl }))
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character has the property Bidi_Control.
  fileprivate var _isDirectionControl: Bool {
    switch value {
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
