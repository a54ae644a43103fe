internal import CPango
internal import CanopyDrawing
internal import Foundation

/// The attributes of the letters in a paragraph, which are added piece by piece.
struct PangoAttributes {
  private let list = pango_attr_list_new()
  /// The start of the next piece, in bytes.
  private var end: UInt32 = 0
  /// The minimum and maximum distances that are added after letters.
  private(set) var spacings: ClosedRange<CGFloat>?

  mutating func add(_ piece: PangoPiece, _ fit: TextFit) {
    let start = end
    end += UInt32(piece.string.utf8.count)
    if start == end { return }
    let (font, style) = (piece.style.font, piece.style)
    var spacing = style.tracking + style.kerning - fit.tightening * font.size * fit.scale
    if let picture = piece.picture {
      insert(picture.attribute(in: font, scale: picture.isLetter ? fit.scale : 1), start..<end)
      spacing = style.tracking + style.kerning
    } else if style.baselineOffset != 0 {
      insert(pango_attr_rise_new(style.baselineOffset._pangoUnits), start..<end)
    }
    for segment in piece.string._segments {
      let bytes = start + UInt32(segment.bytes.lowerBound)..<start + UInt32(segment.bytes.upperBound)
      add(font, spacing, segment.kind, fit.scale, to: bytes)
    }
    if font.hasMonospacedDigits { widenDigits(of: piece, spacing, fit.scale, from: start) }
    // A word that is broken because it doesn't fit a line is still one word.
    insert(pango_attr_insert_hyphens_new(0), start..<end)
    if let look = piece.look { add(look, to: start..<end) }
  }

  private mutating func add(
    _ font: FontRequest, _ spacing: CGFloat, _ kind: String._Segment.Kind, _ scale: CGFloat, to bytes: Range<UInt32>
  ) {
    let isAlphabetic = kind == .alphabetic
    let description = font.description(scale: scale, isAlphabetic: isAlphabetic)
    if kind == .pictographic { pango_font_description_set_family(description, "emoji,Noto Color Emoji") }
    insert(pango_attr_font_desc_new(description), bytes)
    pango_font_description_free(description)
    let spacing = spacing + font.automaticTracking(scale: scale, isAlphabetic: isAlphabetic)
    note(spacing)
    if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing._pangoUnits), bytes) }
    if let features = font.features(isAlphabetic: isAlphabetic) {
      insert(pango_attr_font_features_new(features), bytes)
    }
  }

  /// Makes all digits as wide as the widest digit, in fonts without tabular digits.
  private mutating func widenDigits(of piece: PangoPiece, _ spacing: CGFloat, _ scale: CGFloat, from start: UInt32) {
    let font = piece.style.font
    let missing = PangoTextEngine.shared.missingDigitWidths(of: font)
    guard missing.contains(where: { $0 > 0 }) else { return }
    let spacing = spacing + font.automaticTracking(scale: scale, isAlphabetic: true)
    for (offset, byte) in piece.string.utf8.enumerated() {
      let digit = Int(byte) - Int(UInt8(ascii: "0"))
      guard missing.indices.contains(digit), missing[digit] > 0 else { continue }
      let place = start + UInt32(offset)
      let room = spacing + missing[digit] * font.size * scale
      insert(pango_attr_letter_spacing_new(room._pangoUnits), place..<(place + 1))
      note(room)
    }
  }

  /// Extends the range of distances after letters to include another distance.
  private mutating func note(_ spacing: CGFloat) {
    spacings = min(spacings?.lowerBound ?? spacing, spacing)...max(spacings?.upperBound ?? spacing, spacing)
  }

  private func add(_ look: PangoLook, to bytes: Range<UInt32>) {
    func parts(_ color: DrawColor) -> (UInt16, UInt16, UInt16) {
      func part(_ part: Float) -> UInt16 { UInt16(max(0, min(1, part)) * 65_535) }
      return (part(color.red), part(color.green), part(color.blue))
    }
    if let color = look.color {
      let (red, green, blue) = parts(color)
      insert(pango_attr_foreground_new(red, green, blue), bytes)
      // Pango treats an opacity of zero as unspecified.
      if color.opacity < 1 { insert(pango_attr_foreground_alpha_new(max(UInt16(color.opacity * 65_535), 1)), bytes) }
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<UInt32>) {
    attribute?.pointee.start_index = bytes.lowerBound
    attribute?.pointee.end_index = bytes.upperBound
    pango_attr_list_insert(list, attribute)
  }

  func set(on layout: OpaquePointer) {
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}

/// The colors with which Pango draws a piece of text.
struct PangoLook: Hashable {
  /// The color of the letters; nil to use the source that is set when they are drawn.
  var color: DrawColor?
}

extension TextRequest.Picture {
  /// Creates an attribute that makes Pango leave space for the picture.
  fileprivate func attribute(in font: FontRequest, scale: CGFloat) -> UnsafeMutablePointer<PangoAttribute>? {
    var room = PangoRectangle(
      x: 0, y: (-baseline * scale)._pangoUnits, width: (size.width * scale)._pangoUnits,
      height: (size.height * scale)._pangoUnits)
    return pango_attr_shape_new(&room, &room)
  }
}
