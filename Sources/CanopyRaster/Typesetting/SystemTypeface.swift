internal import CanopyDrawing
internal import Foundation

/// The font families that replace the typefaces of Apple's systems.
enum SystemTypeface {
  /// The point size from which letters use the optical size for large text.
  static let displaySize: CGFloat = 20
  /// Returns the font families of a design, in order of preference.
  static func families(of design: FontRequest.Design, isDisplay: Bool) -> [String] {
    switch design {
    case .standard: (isDisplay ? ["Inter Display"] : []) + ["Inter", "Noto Sans", "DejaVu Sans", "sans-serif"]
    case .rounded: ["Quicksand", "Inter", "sans-serif"]
    case .serif: ["Noto Serif", "DejaVu Serif", "serif"]
    case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
    }
  }

  /// Returns the typeface to install for a design without an installed typeface, or nil if the design has one.
  static func missing(for design: FontRequest.Design, among names: FontNames) -> MissingTypeface? {
    let (suitable, package): ([String], String)
    switch design {
    case .standard: return nil
    case .rounded: (suitable, package) = (["Quicksand"], "fonts-quicksand")
    case .serif: (suitable, package) = (["Noto Serif", "DejaVu Serif"], "fonts-noto-core")
    case .monospaced:
      (suitable, package) = (["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono"], "fonts-jetbrains-mono")
    }
    return suitable.contains(where: names.contains) ? nil : MissingTypeface(family: suitable[0], package: package)
  }

  /// Returns the distance that is added after each letter of the standard design, in points.
  static func tracking(forSize size: CGFloat, weight: Int, isDisplay: Bool) -> CGFloat {
    let table = isDisplay ? TrackingTable.display : .text
    return table.tracking(forSize: size, weight: weight) * size
  }

  /// Returns the width of the letters that replace a design, as a fraction of their natural width.
  ///
  /// On Apple's systems "The quick brown fox" is 175 points wide at 20 points in the rounded design, 185.5 in the serif design, and
  /// 235 in the monospaced design. Quicksand and Noto Serif are wider, and JetBrains Mono is narrower.
  static func width(of design: FontRequest.Design) -> CGFloat {
    switch design {
    case .standard: 1
    case .rounded: 0.94
    case .serif: 0.935
    case .monospaced: 1.03
    }
  }
}

extension String {
  /// A part of a string, as a range of bytes in its UTF-8 form.
  struct _Segment: Equatable {
    var bytes: Range<Int>
    let kind: Kind

    enum Kind {
      /// Letters that the system's typeface contains: Latin, Greek or Cyrillic.
      case alphabetic
      /// Pictures that only the emoji font contains on Apple's systems, where they are in color even without a variation
      /// selector.
      case pictographic
      case other
    }
  }

  /// The string, divided into parts that the system's typeface contains and parts that require other fonts.
  var _segments: [_Segment] {
    if unicodeScalars.allSatisfy(\._isAlphabetic) { return [_Segment(bytes: 0..<utf8.count, kind: .alphabetic)] }
    var segments: [_Segment] = []
    var end = 0
    // Grapheme clusters aren't divided, such as a digit followed by the mark that turns it into an emoji.
    for character in self {
      let start = end
      end += character.utf8.count
      let kind = character._segmentKind
      if let last = segments.indices.last, segments[last].kind == kind {
        segments[last].bytes = segments[last].bytes.lowerBound..<end
      } else {
        segments.append(_Segment(bytes: start..<end, kind: kind))
      }
    }
    return segments
  }
}

extension Character {
  fileprivate var _segmentKind: String._Segment.Kind {
    if unicodeScalars.allSatisfy(\._isAlphabetic) { return .alphabetic }
    guard let first = unicodeScalars.first, first.value >= 0x1F000, first.properties.isEmoji,
      !first.properties.isEmojiPresentation, !unicodeScalars.contains("\u{FE0E}")
    else { return .other }
    return .pictographic
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar belongs to Latin, Greek or Cyrillic text, or is a space, a digit,
  /// or punctuation.
  fileprivate var _isAlphabetic: Bool {
    switch value {
    case ..<0x590, 0x1E00...0x200B, 0x2010...0x2027, 0x202F...0x205E, 0x2070...0x218F, 0x2200...0x22FF: true
    default: false
    }
  }
}
