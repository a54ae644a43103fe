import CanopyDrawing
import CanopyRaster
import Foundation
import RandomTestSupport
import Testing

/// A picture that follows: it always looks as if it were drawn from the beginning.
@MainActor @Suite struct RasterFrameTests {
  private static let white = DrawColor(red: 1, green: 1, blue: 1)
  private static let size = CGSize(width: 60, height: 40)

  private func frame(scale: CGFloat = 1) throws -> RasterFrame {
    try #require(RasterFrame(size: Self.size, scale: scale, background: Self.white))
  }

  private func fill(_ id: UInt32, _ rect: CGRect, _ color: DrawColor) -> DisplayItem {
    DisplayItem(id: id, .fill(DisplayFill(Path(roundedRect: rect, cornerRadius: 2), .color(color))))
  }

  @Test func unchangedItemsAreNotDrawn() throws {
    let frame = try frame()
    let red = DrawColor(red: 1, green: 0, blue: 0)
    var items = (0..<10).map { fill($0, CGRect(x: CGFloat($0) * 6, y: 0, width: 5, height: 5), red) }
    #expect(frame.show(DisplayList(items)).count > 0)
    let before = (frame.statistics.items, frame.statistics.pixels)
    #expect(frame.show(DisplayList(items)) == [])
    #expect(frame.statistics.items == before.0)
    items[3] = fill(3, CGRect(x: 18, y: 0, width: 5, height: 5), DrawColor(red: 0, green: 0, blue: 1))
    #expect(frame.show(DisplayList(items)) == [Extent(left: 17, top: 0, right: 24, bottom: 6)])
    // It, and the neighbours that a pixel of its surroundings belongs to.
    #expect(frame.statistics.items - before.0 == 3)
    #expect(frame.statistics.pixels - before.1 == 7 * 6)
  }

  @Test func addedRemovedAndReorderedItemsAreDrawn() throws {
    let (red, blue) = (DrawColor(red: 1, green: 0, blue: 0), DrawColor(red: 0, green: 0, blue: 1))
    let one = fill(1, CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let two = fill(2, CGRect(x: 5, y: 0, width: 10, height: 10), blue)
    let far = fill(3, CGRect(x: 40, y: 20, width: 10, height: 10), red)
    for lists in [[[one, two, far], [two, one, far]], [[one, far], [one, two, far]], [[one, two, far], [far]]] {
      let frame = try frame()
      for list in lists { frame.show(DisplayList(list)) }
      #expect(frame.pixels == fresh(lists[1], 1))
      let again = DisplayList(lists[1]).damage(since: DisplayList(lists[0]))
      #expect(!again.meets(far.bounds))
    }
  }

  @Test("A picture looks the same where only a part of it is drawn again", arguments: [0, 0.3] as [CGFloat])
  func redrawnPartsOfPicturesLookTheSame(angle: CGFloat) throws {
    var dice = Dice(state: 7)
    let pixels = (0..<(24 * 16)).flatMap { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &dice) } + [255] }
    let source = DrawImage(.pixels(pixels, width: 24, height: 16), size: CGSize(width: 24, height: 16), isVector: false)
    for smoothness in [DisplayImage.Smoothness.none, .low, .medium, .high] {
      for place in [CGRect(x: 3.3, y: 2.7, width: 51.9, height: 31.4), CGRect(x: 10, y: 10, width: 17, height: 9)] {
        var image = DisplayImage(source, naturalSize: source.size, in: place)
        image.smoothness = smoothness
        let inside = [DisplayItem(id: 1, .image(image))]
        let picture = DisplayItem(
          id: 2, .group(DisplayGroup(.transform(CGAffineTransform(rotationAngle: angle)), inside)))
        let before = fill(3, CGRect(x: 17, y: 12, width: 6, height: 5), DrawColor(red: 1, green: 0, blue: 0))
        let frame = try frame(scale: 1.5)
        frame.show(DisplayList([picture, before]))
        frame.show(DisplayList([picture]))
        #expect(frame.pixels == fresh([picture], 1.5))
      }
    }
  }

  /// Draws items, and again where a rectangle covers them that comes and goes.
  ///
  /// - Returns: How far any channel is from that of a picture drawn from the beginning.
  private func difference(_ items: [DisplayItem], scale: CGFloat = 1, behind rect: CGRect) throws -> Int {
    let frame = try frame(scale: scale)
    frame.show(DisplayList(items + [fill(0, rect, DrawColor(red: 1, green: 0, blue: 0))]))
    frame.show(DisplayList(items))
    return zip(frame.pixels, fresh(items, scale)).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(
    "Slanting and curved edges look the same where only a part of them is drawn again",
    arguments: Rounds.some(of: 0..<40))
  func redrawnPartsOfEdgesLookTheSame(seed: UInt64) throws {
    var dice = Dice(state: seed &* 31 &+ 3)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &dice) }
    func point() -> CGPoint { CGPoint(x: number(-10...70), y: number(-10...50)) }
    let stops = [DrawGradient.Stop(DrawColor(red: 0, green: 0, blue: 1), at: 0), .init(Self.white, at: 1)]
    let gradient = DrawPaint.gradient(DrawGradient(stops, .linear(from: point(), to: point())))
    let paint = [DrawPaint.color(DrawColor(red: 0, green: 0, blue: 0, opacity: 0.5)), gradient][Int(seed % 2)]
    var path = Path()
    path.move(to: point())
    for _ in 0..<3 { path.addLine(to: point()) }
    path.addQuadCurve(to: point(), control: point())
    path.closeSubpath()
    for stroke in [nil, StrokeStyle(lineWidth: number(0.5...8)), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [5])]
    {
      for isAntialiased in [true, false] {
        let item = DisplayItem(
          id: 1, .fill(DisplayFill(path, paint, FillStyle(eoFill: true, antialiased: isAntialiased), stroke: stroke)))
        let turn = CGAffineTransform(rotationAngle: number(-1...1))
        let turned = DisplayItem(id: 2, .group(DisplayGroup(.transform(turn), [item])))
        let part = CGRect(x: number(0...50), y: number(0...30), width: number(1...20), height: number(1...20))
        // Cairo rounds where the colors of a gradient are by how much of it is seen.
        let most = seed % 2 == 0 ? 0 : 1
        #expect(try difference([item], behind: part) <= most)
        #expect(try difference([turned], scale: 1.5, behind: part) <= most)
      }
    }
  }

  @Test("A material in a mask is drawn again as a whole, with all that it blurs")
  func redrawnMaterialsInMasksLookTheSame() throws {
    let (gray, blue) = (DrawColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.5), DrawColor(red: 0, green: 0, blue: 1))
    let area = Path(CGRect(x: 4, y: 4, width: 50, height: 30))
    let material = DisplayItem(id: 1, .fill(DisplayFill(area, .material(DrawMaterial(tone: gray, blur: 2)))))
    let behind = fill(2, CGRect(x: 20, y: 10, width: 14, height: 14), blue)
    let items = [fill(3, CGRect(x: 0, y: 0, width: 60, height: 40), blue)]
    let masked = DisplayItem(id: 4, .group(DisplayGroup(.mask([behind, material]), items)))
    #expect(try difference([masked], behind: CGRect(x: 36, y: 14, width: 7, height: 5)) == 0)
  }

  @Test("The edge of a sheet that is turned away fades the same where only a part of it is drawn again")
  func redrawnRotatedSheetsLookTheSame() throws {
    var camera = CATransform3DIdentity
    camera.m34 = -1 / 200
    let red = DrawColor(red: 1, green: 0, blue: 0)
    for place in stride(from: 20, to: 22, by: 0.125) as StrideTo<CGFloat> {
      let square = DisplayItem(
        id: 1, .fill(DisplayFill(Path(CGRect(x: 10, y: 10, width: place, height: 15)), .color(red))))
      let turn = ProjectionTransform(CATransform3DRotate(camera, -0.5, 0, 1, 0)).around(CGPoint(x: 30, y: 20))
      let sheet = DisplayItem(id: 2, .group(DisplayGroup(.projection(turn), [square])))
      for x in 26..<34 {
        let part = CGRect(x: CGFloat(x), y: 5, width: 20, height: 30)
        #expect(try difference([sheet], behind: part) == 0, "\(place) \(x)")
      }
    }
  }

  private func fresh(_ items: [DisplayItem], _ scale: CGFloat) -> [UInt8] {
    RasterImage(DisplayList(items), size: Self.size, scale: scale, background: Self.white)?.pixels ?? []
  }

  private func randomItem(_ id: UInt32, depth: Int, _ dice: inout Dice) -> DisplayItem {
    let rect = CGRect(
      x: Double(Int.random(in: -20..<220, using: &dice)) / 4, y: Double(Int.random(in: -20..<140, using: &dice)) / 4,
      width: Double.random(in: 1..<25, using: &dice), height: Double.random(in: 1..<20, using: &dice))
    let color = DrawColor(
      red: .random(in: 0...1, using: &dice), green: .random(in: 0...1, using: &dice), blue: 0.5,
      opacity: Bool.random(using: &dice) ? 1 : 0.5)
    func inside() -> [DisplayItem] {
      (0..<Int.random(in: 1..<4, using: &dice)).map { randomItem(id * 10 + UInt32($0), depth: depth + 1, &dice) }
    }
    func group(_ effect: DisplayGroup.Effect) -> DisplayItem {
      DisplayItem(id: id, .group(DisplayGroup(effect, inside())))
    }
    switch Int.random(in: 0..<(depth < 2 ? 14 : 4), using: &dice) {
    case 0: return DisplayItem(id: id, .fill(DisplayFill(Path(rect), .color(color), stroke: StrokeStyle(lineWidth: 3))))
    case 1:
      let style = TextRequest.LetterStyle(font: FontRequest(size: 9))
      return DisplayItem(
        id: id, .text(DisplayText(TextRequest(.plain("Ag\(id)", style)), in: rect, [DisplayText.Look(.color(color))])))
    case 2:
      let material = DrawMaterial(tone: color.multiplyingOpacity(by: 0.5), blur: 2)
      return DisplayItem(id: id, .fill(DisplayFill(Path(rect), .material(material))))
    case 4: return group(.clip(Path(ellipseIn: rect), FillStyle()))
    case 5: return group(.transform(CGAffineTransform(rotationAngle: .random(in: 0..<3, using: &dice))))
    case 6: return group(.layer(opacity: 0.5))
    case 7: return group(.blur(radius: .random(in: 0..<3, using: &dice), isOpaque: false))
    case 8: return group(.shadow(DisplayShadow(color, radius: 2, offset: CGSize(width: 3, height: -2))))
    case 9: return group(.blend(.multiply))
    case 10: return group(.colors(.inversion))
    case 11: return group(.mask(DisplayList(inside())))
    case 12: return group(.shadow(DisplayShadow(color, radius: 1, offset: .zero, .inner)))
    default: return fill(id, rect, color)
    }
  }

  /// Lists of all kinds of things of which some change, come, go and move: after each the picture is as if drawn anew, up
  /// to what rounding at the edges of areas makes.
  @Test(arguments: Rounds.some(of: 0..<60)) func redrawnPictureEqualsAFreshPicture(seed: UInt64) throws {
    var dice = Dice(state: seed &* 977 &+ 5)
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    let frame = try frame(scale: scale)
    var items = (0..<8).map { randomItem($0 + 1, depth: 0, &dice) }
    for step in 0..<8 {
      frame.show(DisplayList(items))
      let (seen, expected) = (frame.pixels, fresh(items, scale))
      let worst = zip(seen, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 3, "seed \(seed), step \(step)")
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: items.remove(at: Int.random(in: 0..<items.count, using: &dice))
      case 1:
        items.insert(randomItem(UInt32(100 + step), depth: 0, &dice), at: Int.random(in: 0...items.count, using: &dice))
      case 2: items.swapAt(Int.random(in: 0..<items.count, using: &dice), Int.random(in: 0..<items.count, using: &dice))
      default:
        let place = Int.random(in: 0..<items.count, using: &dice)
        items[place] = randomItem(items[place].id, depth: 0, &dice)
      }
      if items.isEmpty { items = [randomItem(1, depth: 0, &dice)] }
    }
  }
}
