internal import CanopyDrawing
internal import Foundation

/// The font families that stand in for the typefaces of Apple's systems.
enum SystemTypeface {
  /// The point size from which letters have the cut for large sizes.
  static let displaySize: CGFloat = 20
  /// The tracking by which Inter's display cut is narrower than San Francisco's, in ems.
  private static let displayTracking: CGFloat = 0.018

  /// Returns the font families of a design, in order of preference.
  static func families(of design: FontRequest.Design, isDisplay: Bool) -> [String] {
    switch design {
    case .standard: (isDisplay ? ["Inter Display"] : []) + ["Inter", "Noto Sans", "DejaVu Sans", "sans-serif"]
    case .rounded: ["Quicksand", "Inter", "sans-serif"]
    case .serif: ["Noto Serif", "DejaVu Serif", "serif"]
    case .monospaced: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"]
    }
  }

  /// Returns the typeface to install for a design without one; nil if the design has a typeface.
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

  /// The distance added after each letter of the standard design, in points.
  static func tracking(forSize size: CGFloat, isDisplay: Bool) -> CGFloat {
    (TrackingTable.tracking(forSize: size) + (isDisplay ? displayTracking : 0)) * size
  }
}

extension String {
  /// Parts of a string, as bytes of its UTF-8 form.
  struct _Segment: Equatable {
    var bytes: Range<Int>
    /// A Boolean value that indicates whether the system's typeface has the letters, which are Latin, Greek or Cyrillic.
    let isAlphabetic: Bool
  }

  /// The string, divided into parts that the system's typeface contains and parts that require other fonts.
  var _segments: [_Segment] {
    if unicodeScalars.allSatisfy(\._isAlphabetic) { return [_Segment(bytes: 0..<utf8.count, isAlphabetic: true)] }
    var segments: [_Segment] = []
    var end = 0
    // Grapheme clusters aren't separated, such as a digit and the mark that makes it an emoji.
    for character in self {
      let start = end
      end += character.utf8.count
      let isAlphabetic = character.unicodeScalars.allSatisfy(\._isAlphabetic)
      if let last = segments.indices.last, segments[last].isAlphabetic == isAlphabetic {
        segments[last].bytes = segments[last].bytes.lowerBound..<end
      } else {
        segments.append(_Segment(bytes: start..<end, isAlphabetic: isAlphabetic))
      }
    }
    return segments
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
