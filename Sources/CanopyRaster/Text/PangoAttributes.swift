internal import CPango
internal import CanopyDrawing
internal import Foundation

/// What Pango is told about the letters of a text, piece by piece.
struct PangoAttributes {
  private let list = pango_attr_list_new()
  /// How many bytes of the text have been told about.
  private var end: UInt32 = 0

  mutating func add(_ piece: TextRequest.Piece, _ look: PangoLook?, _ fit: TextFit) {
    let fontScale = fit.scale
    let start = end
    end += UInt32(piece.string.utf8.count)
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = start
      attribute?.pointee.end_index = end
      pango_attr_list_insert(list, attribute)
    }
    let font = piece.style.font
    if let picture = piece.picture { insert(picture.attribute(in: font, scale: picture.isLetter ? fontScale : 1)) }
    let description = font.description(scale: fontScale)
    insert(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    if let height = font.lineHeight, piece.picture == nil {
      insert(pango_attr_line_height_new_absolute((height * fontScale).pangoUnits))
    }
    let tracking = piece.style.tracking - fit.tightening * font.size * fontScale
    if tracking != 0 { insert(pango_attr_letter_spacing_new(tracking.pangoUnits)) }
    if piece.style.baselineOffset != 0, piece.picture == nil {
      insert(pango_attr_rise_new(piece.style.baselineOffset.pangoUnits))
    }
    // A word that is broken because there is no room is still one word.
    insert(pango_attr_insert_hyphens_new(0))
    if let features = font.features { insert(pango_attr_font_features_new(features)) }
    if let look { add(look, insert) }
  }

  private func add(_ look: PangoLook, _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
    func parts(_ color: DrawColor) -> (UInt16, UInt16, UInt16) {
      func part(_ part: Float) -> UInt16 { UInt16(max(0, min(1, part)) * 65_535) }
      return (part(color.red), part(color.green), part(color.blue))
    }
    if let color = look.color {
      let (red, green, blue) = parts(color)
      insert(pango_attr_foreground_new(red, green, blue))
      // None at all would mean that nothing is said about it.
      if color.opacity < 1 { insert(pango_attr_foreground_alpha_new(max(UInt16(color.opacity * 65_535), 1))) }
    }
    if let background = look.background {
      let (red, green, blue) = parts(background)
      insert(pango_attr_background_new(red, green, blue))
      insert(pango_attr_background_alpha_new(max(UInt16(background.opacity * 65_535), 1)))
    }
    if let underline = look.underline {
      let (red, green, blue) = parts(underline)
      insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
      insert(pango_attr_underline_color_new(red, green, blue))
    }
    if let line = look.strikethrough {
      let (red, green, blue) = parts(line)
      insert(pango_attr_strikethrough_new(1))
      insert(pango_attr_strikethrough_color_new(red, green, blue))
    }
  }

  func set(on layout: OpaquePointer) {
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}

/// What a piece of a text looks like, as Pango draws it.
struct PangoLook: Hashable {
  /// nil is what whoever draws draws with.
  var color: DrawColor?
  var underline: DrawColor?
  var strikethrough: DrawColor?
  var background: DrawColor?
}

extension FontRequest {
  /// What Pango calls the font. Whoever asks has to free it.
  func description(scale: CGFloat) -> OpaquePointer? {
    if case .named(let name) = family, let member = PangoTextEngine.shared.names.member(named: name) {
      // The name says how heavy letters are; whoever asks for others gets those.
      var font = self
      font.family = .named(member.family)
      if weight == 400 { font.weight = member.weight }
      font.isItalic = isItalic || member.isItalic
      return font.description(scale: scale)
    }
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, Double(max(size * scale, 0) * CGFloat(PANGO_SCALE)))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1_000, weight)))))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    if width != 100 {
      pango_font_description_set_stretch(description, width < 100 ? PANGO_STRETCH_CONDENSED : PANGO_STRETCH_EXPANDED)
    }
    return description
  }

  /// The typefaces to look for, the best first.
  private var families: String {
    switch family {
    case .named(let name): name + ", Inter, sans-serif"
    case .system(.standard), .system(.rounded): "Inter, Noto Sans, DejaVu Sans, sans-serif"
    case .system(.serif): "Noto Serif, DejaVu Serif, serif"
    case .system(.monospaced): "Noto Sans Mono, DejaVu Sans Mono, monospace"
    }
  }

  fileprivate var features: String? {
    var features: [String] = []
    if hasMonospacedDigits { features.append("tnum=1") }
    if hasLowercaseSmallCaps { features.append("smcp=1") }
    if hasUppercaseSmallCaps { features.append("c2sc=1") }
    return features.isEmpty ? nil : features.joined(separator: ", ")
  }
}

extension TextRequest.Picture {
  /// Has Pango leave room for it.
  fileprivate func attribute(in font: FontRequest, scale: CGFloat) -> UnsafeMutablePointer<PangoAttribute>? {
    var (top, height) = (-baseline, size.height)
    if isLetter {
      // About as high as the lines of most fonts, and no higher: the line must not grow.
      height = 0.9 * (font.lineHeight ?? 1.2 * font.size)
      top = -(height + 0.73 * font.size) / 2
    }
    var room = PangoRectangle(
      x: 0, y: (top * scale).pangoUnits, width: (size.width * scale).pangoUnits, height: (height * scale).pangoUnits)
    return pango_attr_shape_new(&room, &room)
  }
}
