import CanopyDrawing
import Foundation
import Testing

/// The numbers of a look, between which animations interpolate.
@Suite struct LookNumbersTests {
  private let red = DrawColor(red: 1, green: 0, blue: 0)
  private let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func fill(_ paint: DrawPaint) -> DisplayItem { DisplayItem(id: 1, .fill(DisplayFill(area, paint))) }

  private func group(_ effect: DisplayGroup.Effect, _ items: [DisplayItem]) -> DisplayItem {
    DisplayItem(id: 2, .group(DisplayGroup(effect, items)))
  }

  private func text(size: CGFloat, _ color: DrawColor, underline: DrawColor? = nil) -> DisplayItem {
    let request = TextRequest(.plain("ab", .init(font: FontRequest(size: size))))
    return DisplayItem(
      id: 3,
      .text(
        DisplayText(
          request, in: CGRect(x: 4, y: 6, width: 30, height: 20), [.init(.color(color), underline: underline)])))
  }

  /// Returns the paint of the first item after numbers were added to an item with a paint.
  private func paint(_ paint: DrawPaint, adding changes: [Float]) -> DrawPaint? {
    guard case .fill(let fill) = LookNumbers.add(changes, to: [fill(paint)]).first?.content else { return nil }
    return fill.paint
  }

  // MARK: Colors

  @Test func colorsArePremultipliedByTheirOpacity() {
    let orange = DrawColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(LookNumbers.values(of: [fill(.color(orange))]) == [0.5, 0.25, 0, 0.5])
  }

  @Test func aColorThatFadesInFromClearIsNotDark() {
    #expect(
      paint(.color(.clear), adding: [0.5, 0, 0, 0.5]) == .color(DrawColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
  }

  @Test func aColorThatFadesOutKeepsItsHue() {
    #expect(paint(.color(red), adding: [-1, 0, 0, -1]) == .color(DrawColor(red: 1, green: 0, blue: 0, opacity: 0)))
  }

  @Test(arguments: [-3, -0.5, 0.5, 4] as [Float]) func aColorThatOvershootsStaysAColor(change: Float) throws {
    let gray = DrawColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.75)
    for channel in 0..<4 {
      var changes = [Float](repeating: 0, count: 4)
      changes[channel] = change
      guard case .color(let color) = try #require(paint(.color(gray), adding: changes)) else { return }
      for part in [color.red, color.green, color.blue, color.opacity] { #expect((0...1).contains(part)) }
    }
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity]) func numbersThatAreInvalidMakeNoInvalidColor(change: Float)
    throws
  {
    let changes = [Float](repeating: change, count: 4)
    guard case .color(let color) = try #require(paint(.color(red), adding: changes)) else { return }
    #expect((0...1).contains(color.opacity))
  }

  // MARK: Lengths and places

  @Test func lengthsDoNotBecomeNegative() throws {
    let shadow = DisplayShadow(red, radius: 2, offset: .zero)
    // Four numbers of the color, the radius, and two of the offset.
    let shrunk = LookNumbers.add([0, 0, 0, 0, -5, -5, -5], to: [group(.shadow(shadow), [fill(.color(red))])])
    guard case .group(let result) = shrunk.first?.content, case .shadow(let shadow) = result.effect else {
      Issue.record("A shadow stays a shadow.")
      return
    }
    #expect(shadow.radius == 0 && shadow.offset == CGSize(width: -5, height: -5))
    let material = DrawPaint.material(DrawMaterial(tone: red, blur: 3))
    #expect(paint(material, adding: [0, 0, 0, 0, -9]) == .material(DrawMaterial(tone: red, blur: 0)))
  }

  @Test func aNumberThatDoesNotChangeKeepsItsPrecision() {
    let gradient = DrawGradient(
      [.init(red, at: 0.1)], .angular(center: CGPoint(x: 0.3, y: 1.0 / 3), from: 0.7, to: .pi))
    // The location is a number of 64 bits, which has no equal one of 32.
    #expect(paint(.gradient(gradient), adding: [0, 0, 0, 0, 0, 0, 0, 0, 0]) == .gradient(gradient))
  }

  @Test func placesAreTheIndicesOfTheCoordinatesOfGradients() {
    let stops = [DrawGradient.Stop(red, at: 0), .init(.clear, at: 1)]
    let items = [
      fill(.color(red)),
      fill(.gradient(DrawGradient(stops, .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4))))),
      fill(.gradient(DrawGradient(stops, .radial(center: CGPoint(x: 5, y: 6), from: 20, to: 30, height: 1)))),
    ]
    let (values, places) = (LookNumbers.values(of: items), LookNumbers.places(of: items))
    #expect(places.horizontal.map { values[$0] } == [1, 3, 5])
    #expect(places.vertical.map { values[$0] } == [2, 4, 6])
  }

  // MARK: Texts and groups

  @Test func lettersOfAnotherSizeAreScaledFromTheCornerOfTheirText() throws {
    let item = text(size: 16, red)
    #expect(LookNumbers.values(of: [item]) == [1, 0, 0, 1, 16])
    let scaled = LookNumbers.add([0, 0, 0, 0, 8], to: [item])
    guard case .group(let group) = scaled.first?.content, case .transform(let map) = group.effect else {
      Issue.record("Letters of another size are scaled.")
      return
    }
    #expect(group.list.items == [item])
    #expect(CGPoint(x: 4, y: 6).applying(map) == CGPoint(x: 4, y: 6))
    #expect(CGPoint(x: 14, y: 6).applying(map) == CGPoint(x: 19, y: 6))
  }

  @Test func anUnderlineHasNumbersOfItsOwn() {
    #expect(LookNumbers.values(of: [text(size: 10, red, underline: .clear)]) == [1, 0, 0, 1, 0, 0, 0, 0, 10])
  }

  @Test func theItemsOfAGroupFollowItsEffect() {
    let matrix = group(.colors(ColorMatrix()), [fill(.color(red))])
    #expect(LookNumbers.values(of: [matrix]) == ColorMatrix().numbers + [1, 0, 0, 1])
    let mask = group(.mask([fill(.color(.clear))]), [fill(.color(red))])
    #expect(LookNumbers.values(of: [mask]) == [0, 0, 0, 0, 1, 0, 0, 1])
  }

  @Test func anEffectOnEachItemLeavesTheItemsAsTheyAre() {
    let each = DisplayGroup(.layer(opacity: 0.5), [fill(.color(red))], appliesToEach: true)
    #expect(LookNumbers.values(of: [DisplayItem(id: 4, .group(each))]).isEmpty)
  }

  // MARK: All looks

  /// Two looks of each kind that differ in all their numbers.
  private var pairs: [(DisplayItem, DisplayItem)] {
    func gradient(_ k: CGFloat, _ geometry: DrawGradient.Geometry) -> DrawPaint {
      let color = DrawColor(red: Float(k), green: 0.5, blue: 1 - Float(k), opacity: 0.25 + Float(k) / 2)
      return .gradient(DrawGradient([.init(color, at: 0.25 * k), .init(red, at: 1 - 0.25 * k)], geometry))
    }
    func point(_ k: CGFloat) -> CGPoint { CGPoint(x: 10 * k, y: 20 - 5 * k) }
    func color(_ k: CGFloat) -> DrawColor {
      DrawColor(red: 0.5, green: Float(k), blue: 0.25, opacity: 0.5 + Float(k) / 4)
    }
    func picture(_ k: CGFloat) -> DisplayItem {
      var image = DisplayImage(Self.picture, naturalSize: CGSize(width: 1, height: 1), in: .zero)
      image.template = .color(color(k))
      image.opacity = Float(k)
      return DisplayItem(id: 5, .image(image))
    }
    func items(_ k: CGFloat) -> [DisplayItem] {
      let mesh = DrawMesh(columns: 1, points: [point(k)], colors: [color(k)], background: color(1 - k))
      var tile = DrawTile(Self.picture, source: .zero, in: .zero)
      tile.opacity = Float(k)
      let shadow = DisplayShadow(color(k), radius: 3 + k, offset: CGSize(width: k, height: -k))
      var matrix = ColorMatrix()
      (matrix.r2, matrix.a5) = (Float(k), Float(1 - k))
      return [
        fill(.color(color(k))), fill(gradient(k, .linear(from: point(k), to: point(1 - k)))),
        fill(gradient(k, .radial(center: point(k), from: k, to: 9 - k, height: 1 + k))),
        fill(gradient(k, .angular(center: point(k), from: Double(k), to: Double(4 - k)))), fill(.mesh(mesh)),
        fill(.material(DrawMaterial(tone: color(k), blur: 5 + k))), fill(.tile(tile)), picture(k),
        group(.shadow(shadow), [fill(.color(color(k)))]), group(.colors(matrix), []),
        group(.mask([fill(.color(color(k)))]), [fill(.color(color(1 - k)))]),
      ]
    }
    return Array(zip(items(0.25), items(0.75)))
  }

  private static let picture = DrawImage(
    .pixels([0, 0, 0, 255], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false)

  @Test func addingNothingChangesNoLook() {
    for (item, _) in pairs {
      #expect(LookNumbers.add([], to: [item]) == [item])
      let zeros = [Float](repeating: 0, count: LookNumbers.values(of: [item]).count)
      #expect(LookNumbers.add(zeros, to: [item]) == [item])
    }
  }

  @Test func addingTheDifferenceLeadsToTheOtherLook() {
    for (from, to) in pairs {
      let (start, end) = (LookNumbers.values(of: [from]), LookNumbers.values(of: [to]))
      #expect(!start.isEmpty && start.count == end.count)
      let reached = LookNumbers.values(of: LookNumbers.add(zip(end, start).map { $0 - $1 }, to: [from]))
      #expect(zip(reached, end).allSatisfy { abs($0 - $1) < 1e-4 }, "\(reached) instead of \(end)")
    }
  }

  @Test func severalItemsHaveTheirNumbersOneAfterTheOther() {
    let items = pairs.map(\.0)
    #expect(LookNumbers.values(of: items) == items.flatMap { LookNumbers.values(of: [$0]) })
  }
}
