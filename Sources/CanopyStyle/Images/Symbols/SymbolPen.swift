internal import CanopyDrawing
internal import Foundation

/// A pen that draws the outlines of symbols.
struct SymbolPen {
  let engine: any TextEngine

  static var fontName: String { "Material Design Icons" }
  /// The side of the square that symbols are drawn on.
  static var units: CGFloat { 24 }
  /// The width of lines at the regular weight.
  static var lineWidth: CGFloat { 2 }
  /// The gap around a part in front of others.
  static var gap: CGFloat { 1.3 }

  /// Returns the area that a drawing covers.
  ///
  /// - Parameter growth: The additional width of lines on each side, compared to the regular weight.
  func path(of art: SymbolArt, growth: CGFloat) -> Path {
    switch art {
    case .glyph(let icon, let isSolid): glyph(icon).offset(by: isSolid ? growth / 2 : growth)
    case .letters(let letters): self.letters(letters, growth: growth)
    case .sketch(let text): SymbolSketch(text).path(lineWidth: Self.lineWidth + 2 * growth, growth: growth / 2)
    case .turned(let art, let turn): path(of: art, growth: growth).applying(turn.map)
    case .outlined(let art, let details): outlined(art, details, growth)
    case .filled(let art): filled(art, growth)
    case .parts(let parts): parts.reduce(Path()) { $1.added(to: $0, path(of: $1, growth)) }
    case .enclosed(let art, let enclosure, let isFilled): enclosed(art, enclosure, isFilled, growth)
    case .slashed(let art): slashed(path(of: art, growth: growth), growth)
    case .badged(let art, let badge):
      badged(path(of: art, growth: growth), badge, growth).reduce(Path()) { $0.union($1) }
    }
  }

  /// Returns the pieces of a drawing that are filled separately, from front to back.
  func pieces(of art: SymbolArt, growth: CGFloat) -> [SymbolPiece] {
    switch art {
    case .enclosed(let content?, let enclosure, let isFilled):
      [
        SymbolPiece(self.content(content, of: enclosure, growth), level: 0),
        SymbolPiece(enclosed(nil, enclosure, isFilled, growth), level: 1),
      ]
    case .badged(let art, let badge):
      badged(path(of: art, growth: growth), badge, growth).enumerated().map { SymbolPiece($1, level: $0) }
    case .parts(let parts): pieces(of: parts, growth)
    case .turned(let art, let turn):
      pieces(of: art, growth: growth).map { piece in
        var piece = piece
        piece.path = piece.path.applying(turn.map)
        return piece
      }
    default: [SymbolPiece(path(of: art, growth: growth), level: 0)]
    }
  }

  /// Returns the pieces of overlapping parts. Unless a recipe specifies layers, the front part is primary, and the
  /// others are secondary.
  private func pieces(of parts: [SymbolArt.Part], _ growth: CGFloat) -> [SymbolPiece] {
    let namesLevels = parts.contains { $0.level != nil }
    let hasFront = parts.count > 1 && parts.last?.mode == .front
    var pieces: [SymbolPiece] = []
    for (index, part) in parts.enumerated() {
      let own = path(of: part, growth)
      let room = part.mode == .front ? own.withoutHoles.offset(by: Self.gap) : own
      for index in pieces.indices { pieces[index].path = pieces[index].path.cutting(room) }
      if part.mode == .hole { continue }
      let level = namesLevels ? part.level ?? 0 : hasFront && index < parts.count - 1 ? 1 : 0
      var piece = SymbolPiece(own, level: level, tint: part.tint)
      if part.isStep {
        piece.step = (pieces.compactMap(\.step).max() ?? -1) + 1
      } else if let place = pieces.firstIndex(where: { $0.isLike(piece) }) {
        piece.path = pieces.remove(at: place).path.union(own)
      }
      pieces.append(piece)
    }
    return pieces.reversed()
  }

  // MARK: Leaves

  private func glyph(_ icon: Unicode.Scalar) -> Path {
    // Font engines round coordinates. A large font size keeps them exact.
    let scale: CGFloat = 10
    let font = FontRequest(family: .named(Self.fontName), size: Self.units * scale)
    return engine.outline(of: String(Character(icon)), in: font)
      // Glyphs stand on a baseline that is an eighth of the square's side above its bottom.
      .applying(CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 0, ty: Self.units * 7 / 8))
  }

  private func letters(_ letters: String, growth: CGFloat) -> Path {
    let size: CGFloat = letters.count > 1 ? 19 : 23
    let outline = engine.outline(of: letters, in: FontRequest(size: size * 10, weight: 500))
      .applying(CGAffineTransform(scaleX: 0.1, y: 0.1))
    let bounds = outline.boundingRect
    guard !bounds.isNull else { return outline }
    return outline.offsetBy(dx: 12 - bounds.midX, dy: 12 - bounds.midY).offset(by: growth)
  }

  // MARK: Outlines and areas

  private func outlined(_ art: SymbolArt, _ details: SymbolArt.Details, _ growth: CGFloat) -> Path {
    let body = path(of: art, growth: 0)
    let outside = details == .inverted ? body.withoutHoles : body
    let ring = outside.offset(by: growth).subtracting(outside.offset(by: -Self.lineWidth - growth))
    if details == .outlined { return ring.withoutSlivers }
    return ring.union(outside.subtracting(body).offset(by: growth / 2)).withoutSlivers
  }

  private func filled(_ art: SymbolArt, _ growth: CGFloat) -> Path {
    let lines = path(of: art, growth: 0)
    let area = lines.withoutHoles
    // Details inside of the outline are drawn on the area.
    let details = lines.intersection(area.offset(by: -Self.lineWidth - 0.3))
    return area.offset(by: growth / 2).subtracting(details.offset(by: growth / 2))
  }

  // MARK: Compositions

  /// Returns a part in its position. Its lines are nearly as wide as at full size.
  private func path(of part: SymbolArt.Part, _ growth: CGFloat) -> Path {
    let scale = part.scale
    let compensation: CGFloat = part.art.isSolid ? 0 : 0.6
    let own = scale < 1 ? (growth + compensation * (1 - scale)) / scale : growth
    return path(of: part.art, growth: own)
      .applying(
        CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: part.center.x - 12 * scale, ty: part.center.y - 12 * scale))
  }

  private func content(_ art: SymbolArt, of enclosure: SymbolArt.Enclosure, _ growth: CGFloat) -> Path {
    let room = enclosure.contentRoom
    return path(of: SymbolArt.Part(art: art, scale: room.scale, center: room.center), growth)
  }

  private func enclosed(
    _ art: SymbolArt?, _ enclosure: SymbolArt.Enclosure, _ isFilled: Bool, _ growth: CGFloat
  ) -> Path {
    let shape: Path
    if let body = SymbolTable.art(named: enclosure.rawValue, isFilled: isFilled), !enclosure.isPlain {
      shape = path(of: body, growth: growth)
    } else {
      let area = enclosure.path
      shape =
        isFilled
        ? area.offset(by: growth / 2)
        : enclosure.path(inset: -growth).subtracting(enclosure.path(inset: Self.lineWidth + growth))
    }
    guard let art else { return shape }
    let content = content(art, of: enclosure, growth)
    return isFilled ? shape.subtracting(content) : shape.union(content)
  }

  private func slashed(_ path: Path, _ growth: CGFloat) -> Path {
    let reach: CGFloat = 9
    let width = Self.lineWidth + 2 * growth
    func line(_ offset: CGFloat, _ width: CGFloat) -> Path {
      SymbolSketch("\(12 - reach + offset) \(12 - reach - offset) m \(12 + reach + offset) \(12 + reach - offset) l")
        .path(lineWidth: width, growth: 0)
    }
    // A gap on one side separates the slash from the drawing that it crosses.
    return path.cutting(line(width * 0.4, width * 1.27)).union(line(0, width))
  }

  /// Returns the badge, and the part of the drawing behind it that stays visible.
  private func badged(_ path: Path, _ badge: SymbolArt.Badge, _ growth: CGFloat) -> [Path] {
    let bounds = path.boundingRect
    guard !bounds.isNull else { return [path] }
    let corner = CGPoint(x: bounds.maxX - 2.2, y: bounds.maxY - 3)
    func part(_ art: SymbolArt, _ scale: CGFloat, _ center: CGPoint) -> Path {
      self.path(of: SymbolArt.Part(art: art, scale: scale, center: center), growth)
    }
    let front: Path
    switch badge {
    case .dot:
      let center = CGPoint(x: bounds.maxX - 3, y: bounds.minY + 3)
      front = SymbolSketch("\(center.x) \(center.y) 3.6 d").path(lineWidth: 0, growth: 0)
    case .disc(let sign):
      front = SymbolSketch("\(corner.x) \(corner.y) 5.2 d").path(lineWidth: 0, growth: 0)
        .subtracting(part(sign, 0.36, corner))
    case .triangle: front = part(.glyph("\u{F026}", isSolid: true), 0.52, CGPoint(x: corner.x, y: corner.y + 0.5))
    case .plain(let art): front = part(art, 0.52, corner)
    }
    return [front, path.cutting(front.withoutHoles.offset(by: Self.gap))]
  }
}

extension SymbolArt.Part {
  /// Returns the area of the parts behind this one, combined with the part's own area.
  fileprivate func added(to back: Path, _ own: Path) -> Path {
    switch mode {
    case .front: back.cutting(own.withoutHoles.offset(by: SymbolPen.gap)).union(own)
    case .merged: back.union(own)
    case .hole: back.subtracting(own)
    }
  }
}

extension SymbolArt.Turn {
  /// The transform, which is applied around the center of the square.
  fileprivate var map: CGAffineTransform {
    let side = SymbolPen.units
    return switch self {
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: side, ty: 0)
    case .around: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: side, ty: side)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: side)
    case .mirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: side, ty: 0)
    case .flipped: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: side)
    }
  }
}

extension SymbolArt.Enclosure {
  /// A Boolean value that indicates whether the enclosure is a plain shape rather than another symbol.
  var isPlain: Bool {
    switch self {
    case .circle, .square, .rectangle, .capsule, .diamond, .app: true
    case .triangle, .octagon, .hexagon, .seal, .shield, .bubble, .message, .icloud: false
    }
  }

  var path: Path { path(inset: 0) }

  /// Returns the plain shape, inset on all sides.
  func path(inset: CGFloat) -> Path {
    let square = CGRect(x: 2, y: 2, width: 20, height: 20).insetBy(dx: inset, dy: inset)
    let wide = CGRect(x: -0.5, y: 4, width: 25, height: 16).insetBy(dx: inset, dy: inset)
    switch self {
    case .capsule: return Path(roundedRect: wide, cornerRadius: wide.height / 2)
    case .rectangle: return Path(roundedRect: wide, cornerRadius: 3.5 - inset)
    case .square: return Path(roundedRect: square.insetBy(dx: 1, dy: 1), cornerRadius: max(3.5 - inset, 0.5))
    case .app: return Path(roundedRect: square.insetBy(dx: 1, dy: 1), cornerRadius: max(5.5 - inset, 0.5))
    case .diamond:
      return Path(roundedRect: square.insetBy(dx: 2.5, dy: 2.5), cornerRadius: max(2.5 - inset, 0.3))
        .applying(CGAffineTransform(rotationAngle: .pi / 4).around(.center, in: square))
    default: return Path(ellipseIn: square)
    }
  }

  /// The scale and the center of a drawing inside the enclosure.
  fileprivate var contentRoom: (scale: CGFloat, center: CGPoint) {
    switch self {
    case .circle, .square, .rectangle, .capsule, .app: (0.6, CGPoint(x: 12, y: 12))
    case .diamond, .octagon, .hexagon, .seal: (0.54, CGPoint(x: 12, y: 12))
    case .triangle: (0.48, CGPoint(x: 12, y: 14.2))
    case .shield: (0.5, CGPoint(x: 12, y: 11.5))
    case .bubble, .message: (0.5, CGPoint(x: 12, y: 10))
    case .icloud: (0.42, CGPoint(x: 12, y: 13.5))
    }
  }
}
