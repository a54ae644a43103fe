import CanopyDrawing
import Foundation

/// Display lists of everything that can be drawn, the same for the same seed.
struct RandomDisplayList {
  static let size = CGSize(width: 80, height: 56)

  private var dice: Dice
  private var nextID: UInt32 = 0

  init(seed: UInt64) { dice = Dice(state: seed &* 6_271 &+ 17) }

  mutating func list() -> DisplayList { DisplayList((0..<int(2...7)).map { _ in item(depth: 0) }) }

  /// Returns a list in which some items of another one have changed, come, gone, or moved.
  mutating func changing(_ list: DisplayList) -> DisplayList {
    var items = list.items
    for _ in 0..<int(1...3) {
      let place = int(0...max(items.count - 1, 0))
      switch int(0...3) {
      case 0 where !items.isEmpty: items.remove(at: place)
      case 1 where !items.isEmpty: items.swapAt(place, int(0...(items.count - 1)))
      case 2 where !items.isEmpty:
        let id = items[place].id
        items[place] = item(depth: 0)
        items[place].id = id
      default: items.insert(item(depth: 0), at: min(place, items.count))
      }
    }
    return DisplayList(items)
  }

  // MARK: Numbers

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    // Often whole numbers and halves, as layouts have them.
    let number = CGFloat.random(in: range, using: &dice)
    switch int(0...2) {
    case 0: return min(max(number.rounded(), range.lowerBound), range.upperBound)
    case 1: return min(max((number * 2).rounded() / 2, range.lowerBound), range.upperBound)
    default: return number
    }
  }

  mutating func isTrue(oneIn count: Int) -> Bool { int(1...count) == 1 }

  private mutating func one<Value>(of values: [Value]) -> Value { values[int(0...(values.count - 1))] }

  private mutating func point() -> CGPoint { CGPoint(x: number(-10...90), y: number(-10...66)) }

  private mutating func rect() -> CGRect {
    CGRect(x: number(-15...70), y: number(-15...50), width: number(1...60), height: number(1...45))
  }

  private mutating func color() -> DrawColor {
    func part() -> Float { one(of: [0, 1, .random(in: 0...1, using: &dice)]) }
    return DrawColor(red: part(), green: part(), blue: part(), opacity: one(of: [1, 1, 1, 0.6, 0.5, 0.05, 0]))
  }

  private mutating func opaqueColor() -> DrawColor {
    var color = color()
    color.opacity = 1
    return color
  }

  // MARK: Items

  private mutating func item(depth: Int) -> DisplayItem {
    nextID += 1
    let id = nextID
    switch int(0...(depth < 2 ? 17 : 7)) {
    case 0...2: return DisplayItem(id: id, .text(text()))
    case 3: return DisplayItem(id: id, .image(image()))
    case 4...7: return DisplayItem(id: id, .fill(fill()))
    default:
      let effect = effect(depth: depth)
      var items = (0..<int(1...3)).map { _ in item(depth: depth + 1) }
      if case .blur(_, true) = effect {
        // What an opaque blur makes of something that isn't opaque isn't specified: colors are divided by the opacity.
        let bounds = items._bounds.rounded
        items.insert(DisplayItem(id: id, .fill(DisplayFill(Path(bounds.rect), .color(opaqueColor())))), at: 0)
      }
      return DisplayItem(id: id, .group(DisplayGroup(effect, items)))
    }
  }

  private mutating func fill() -> DisplayFill {
    var fill = DisplayFill(path(), paint(), FillStyle(eoFill: isTrue(oneIn: 4), antialiased: !isTrue(oneIn: 12)))
    if isTrue(oneIn: 4) {
      fill.stroke = StrokeStyle(
        lineWidth: number(0.5...8), lineCap: one(of: [.butt, .round, .square]),
        lineJoin: one(of: [.miter, .round, .bevel]), dash: isTrue(oneIn: 3) ? [number(1...6), number(1...6)] : [])
    }
    return fill
  }

  private mutating func path() -> Path {
    switch int(0...5) {
    case 0: return Path(rect())
    case 1: return Path(roundedRect: rect(), cornerRadius: number(0...30), style: .continuous)
    case 2: return Path(roundedRect: rect(), cornerRadius: number(0...30), style: .circular)
    case 3: return Path(ellipseIn: rect())
    case 4:
      let radii = RectangleCornerRadii(
        topLeading: number(0...20), bottomLeading: 0, bottomTrailing: number(0...20), topTrailing: number(0...9))
      return Path(roundedRect: rect(), cornerRadii: radii)
    default:
      var path = Path()
      path.move(to: point())
      for _ in 0..<int(2...4) {
        if isTrue(oneIn: 2) { path.addLine(to: point()) } else { path.addQuadCurve(to: point(), control: point()) }
      }
      path.closeSubpath()
      return path
    }
  }

  private mutating func paint() -> DrawPaint {
    switch int(0...9) {
    case 0...5: return .color(color())
    case 6:
      let material = DrawMaterial(tone: color().multiplyingOpacity(by: 0.5), blur: number(0...4))
      return .material(material)
    case 7 where isTrue(oneIn: 3):
      let points = [point(), point(), point(), point()]
      return .mesh(
        DrawMesh(columns: 2, points: points, colors: [color(), color(), color(), color()], background: color()))
    default: return .gradient(gradient())
    }
  }

  private mutating func gradient() -> DrawGradient {
    let stops = (0...int(1...3)).map { DrawGradient.Stop(color(), at: CGFloat($0) / 3) }
    let geometry: DrawGradient.Geometry =
      switch int(0...2) {
      case 0: .linear(from: point(), to: point())
      case 1: .radial(center: point(), from: number(0...5), to: number(6...50), height: number(0.5...2))
      default: .angular(center: point(), from: 0, to: Double(number(1...6)))
      }
    return DrawGradient(stops, geometry, spread: one(of: [.pad, .pad, .repeat, .mirror]))
  }

  // MARK: Texts

  private static let strings = [
    "Agfy", "Hello, World", "العربية", "שלום עולם", "日本語", "हिन्दी", "😀", "👩‍👩‍👧‍👦❤️", "a 😀 b", "שלום 12 abc",
    "العربية 🌙 Latin", "日本 and 語", "Ωμέγα Жук", "i̇ é ñ", "1,234.50", "ab\ncd 😀", "",
  ]

  private mutating func style() -> TextRequest.LetterStyle {
    var font = FontRequest(size: one(of: [5, 9, 12, 17, 24, 40]))
    font.weight = one(of: [400, 400, 700])
    font.isItalic = isTrue(oneIn: 6)
    return TextRequest.LetterStyle(
      font: font, tracking: isTrue(oneIn: 6) ? 2 : 0, baselineOffset: isTrue(oneIn: 8) ? 3 : 0)
  }

  private mutating func look() -> DisplayText.Look {
    var look = DisplayText.Look(isTrue(oneIn: 5) ? .gradient(gradient()) : .color(color()))
    if isTrue(oneIn: 6) { look.underline = color() }
    look.underlinePattern = one(of: [.solid, .solid, .dot, .dash, .dashDot, .dashDotDot])
    if isTrue(oneIn: 6) { look.strikethrough = color() }
    if isTrue(oneIn: 6) { look.background = color() }
    return look
  }

  private mutating func text() -> DisplayText {
    var paragraph = ParagraphStyle()
    if isTrue(oneIn: 3) { paragraph.mostLines = int(1...2) }
    let frame = CGRect(x: number(-20...60), y: number(-15...45), width: number(1...90), height: number(8...60))
    let alignment: DisplayText.Alignment = one(of: [.left, .center, .right])
    if isTrue(oneIn: 3) {
      let pieces = (0..<int(1...3)).map { _ in TextRequest.Piece(one(of: Self.strings), style()) }
      let looks = pieces.map { _ in look() }
      return DisplayText(TextRequest(.pieces(pieces), paragraph), in: frame, looks, alignment)
    }
    let single = isTrue(oneIn: 3) ? look() : DisplayText.Look(.color(color()))
    return DisplayText(TextRequest(.plain(one(of: Self.strings), style()), paragraph), in: frame, [single], alignment)
  }

  // MARK: Pictures

  @MainActor private static let pictures = [(7, 5), (16, 16), (64, 24)].map { width, height in
    var dice = Dice(state: UInt64(width))
    let pixels = (0..<(width * height)).flatMap { index -> [UInt8] in
      let opacity = index % 3 == 0 ? 128 : 255
      return (0..<3).map { _ in UInt8(Int.random(in: 0...opacity, using: &dice)) } + [UInt8(opacity)]
    }
    return DrawImage(
      .pixels(pixels, width: width, height: height), size: CGSize(width: width, height: height), isVector: false)
  }

  private mutating func image() -> DisplayImage {
    let picture = MainActor.assumeIsolated { Self.pictures }[int(0...2)]
    var image = DisplayImage(picture, naturalSize: picture.size, in: rect())
    image.smoothness = one(of: [.none, .low, .medium, .high])
    if isTrue(oneIn: 3) { image.opacity = Float(number(0...1)) }
    if isTrue(oneIn: 4) { image.template = isTrue(oneIn: 2) ? .color(color()) : .gradient(gradient()) }
    if isTrue(oneIn: 4) {
      image.slices = DisplayImage.Slices(top: 2, left: 1, bottom: 1, right: 3, isTiled: isTrue(oneIn: 2))
    }
    return image
  }

  // MARK: Effects

  private mutating func effect(depth: Int) -> DisplayGroup.Effect {
    switch int(0...11) {
    case 0: return .clip(path(), FillStyle(eoFill: isTrue(oneIn: 3)))
    case 1: return .mask(DisplayList((0..<int(1...2)).map { _ in item(depth: depth + 1) }))
    case 2...3: return .transform(transform())
    case 4: return .projection(projection())
    case 5: return .layer(opacity: Double(number(0...1)))
    case 6: return .blur(radius: number(0...5), isOpaque: isTrue(oneIn: 4))
    case 7...8:
      // The shadow of what is around something has no end: how much of it is drawn isn't specified.
      let offset = CGSize(width: number(-6...6), height: number(-6...6))
      return .shadow(
        DisplayShadow(
          color(), radius: number(0...5), offset: offset, one(of: [.drop, .drop, .inner, .alone])))
    case 9: return .blend(one(of: Self.modes))
    case 10: return .colors(one(of: [.inversion, .saturation(0.3), .hueRotation(1), .brightness(0.2), .contrast(0.7)]))
    default: return .threshold(min: 0.4, max: 1, color())
    }
  }

  private static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
    .plusDarker, .plusLighter,
  ]

  private mutating func transform() -> CGAffineTransform {
    switch int(0...3) {
    case 0: return CGAffineTransform(translationX: number(-20...20), y: number(-20...20))
    case 1: return CGAffineTransform(scaleX: number(0.4...2), y: number(0.4...2))
    case 2: return CGAffineTransform(rotationAngle: .random(in: -1...1, using: &dice))
    default: return CGAffineTransform(a: -1, b: 0, c: number(-0.5...0.5), d: 1, tx: 80, ty: 0)
    }
  }

  private mutating func projection() -> ProjectionTransform {
    var camera = CATransform3DIdentity
    camera.m34 = -1 / 200
    let angle = CGFloat.random(in: -1...1, using: &dice)
    return ProjectionTransform(CATransform3DRotate(camera, angle, 0, 1, 0)).around(CGPoint(x: 40, y: 28))
  }
}
