internal import CPango
internal import Foundation

/// Shapes words with HarfBuzz, using the same font, features and language as Pango.
final class WordShaper {
  private let buffer = hb_buffer_create()
  /// The treatment of spaces by fonts, cached for each file and its features, because determining it requires reading all tables.
  private var lookups: [Face: SpaceLookups] = [:]

  private struct Face: Hashable {
    let face: OpaquePointer?
    let features: [UInt32]
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes consecutive words of a text, together with the spaces around them.
  ///
  /// - Parameters:
  ///   - bytes: The range from the start of the first word to the end of the last.
  ///   - add: A closure that receives each word and its bytes, up to the first word with a character that has no glyph of its
  ///     own.
  func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: Range<Int>, _ script: WordScript, in style: WordStyle,
    add: (Word, Range<Int>) -> Void
  ) {
    let (start, end) = (max(bytes.lowerBound - 1, 0), min(bytes.upperBound + 1, text.count))
    let glyphs = shape(text, start..<end, script, in: style)
    // Letters mustn't overlap after the distances between them are removed.
    let least = max(-2 * style.spacing, 0)
    var (index, place, space) = (start, 0, style.space)
    /// Returns the next glyph if it represents the character at the index, and advances.
    func next() -> Glyphs.Glyph? {
      guard place < glyphs.count, glyphs[place].byte == index else { return nil }
      defer {
        index += text.scalar(at: index).length
        place += 1
      }
      return glyphs[place]
    }
    if start < bytes.lowerBound {
      guard let glyph = next() else { return }
      space = glyph.advance
    }
    while index < bytes.upperBound {
      let first = index
      var (letters, count, isKnown) = (Int32(0), Int32(0), true)
      while index < bytes.upperBound, text[index] != WordScript.space {
        guard let glyph = next() else { return }
        letters += glyph.advance
        count += 1
        if glyph.isMissing || glyph.advance <= least { isKnown = false }
      }
      // The last letter may have a second glyph, such as a mark.
      guard place < glyphs.count ? glyphs[place].byte == index : index == end else { return }
      if isKnown {
        let traits = Word.Traits(breaksOf: UnsafeBufferPointer(rebasing: text[first..<index]))
        add(Word(letters: letters, space: space, count: count, traits: traits), first..<index)
      } else {
        add(.unknown, first..<index)
      }
      if index < bytes.upperBound {
        guard let glyph = next() else { return }
        space = glyph.advance
      }
    }
  }

  /// Returns the treatment of spaces by a font.
  func lookups(of font: OpaquePointer, features: [hb_feature_t]) -> SpaceLookups {
    let face = Face(face: hb_font_get_face(font), features: features.flatMap { [$0.tag, $0.value] })
    if let known = lookups[face] { return known }
    let found = SpaceLookups(of: font, features: features)
    lookups[face] = found
    return found
  }

  private func shape(
    _ text: UnsafeBufferPointer<UInt8>, _ bytes: Range<Int>, _ script: WordScript, in style: WordStyle
  ) -> Glyphs {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script.tag)
    hb_buffer_set_language(buffer, style[script]?.language)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress, Int32($0.count), UInt32(bytes.lowerBound), Int32(bytes.count))
    }
    style.features.withUnsafeBufferPointer {
      hb_shape(style.font, buffer, $0.baseAddress, UInt32($0.count))
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    return Glyphs(infos: infos, positions: hb_buffer_get_glyph_positions(buffer, nil), count: Int(count))
  }
}

/// The result of shaping. It is valid until the next text is shaped.
private struct Glyphs {
  struct Glyph {
    /// The byte of the text at which the character of the glyph starts.
    let byte: Int
    /// The index of the glyph in the font.
    let index: hb_codepoint_t
    /// A Boolean value that indicates whether the glyph represents a character that the font lacks.
    var isMissing: Bool { index == 0 }
    let advance: Int32
  }

  let infos: UnsafeMutablePointer<hb_glyph_info_t>?
  let positions: UnsafeMutablePointer<hb_glyph_position_t>?
  let count: Int

  subscript(place: Int) -> Glyph {
    // Safe because HarfBuzz returns the reported number of elements in both arrays.
    let (info, position) = (infos.unsafelyUnwrapped[place], positions.unsafelyUnwrapped[place])
    return Glyph(byte: Int(info.cluster), index: info.codepoint, advance: position.x_advance)
  }
}
