import CanopyCore
import CanopyDrawing
import CanopyRaster
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The areas that symbols are drawn as: their forms, weights and compositions.
@MainActor @Suite struct SymbolShapeTests {
  private func shape(
    _ name: String, weight: Int = 400, hasLayers: Bool = false, _ variants: SymbolVariants = .none
  ) throws -> SymbolShape {
    let symbol = try #require(Symbol(named: name, variants, hasLayers: hasLayers), "\(name)")
    return SymbolShape.shape(of: symbol.art, hasLayers: hasLayers, weight: weight, PangoTextEngine.shared)
  }

  private func ink(_ name: String, weight: Int = 400) throws -> CGFloat {
    try shape(name, weight: weight).layers.reduce(0) { $0 + $1.area }
  }

  // MARK: Forms

  @Test(arguments: symbolsWithTwoForms.split(whereSeparator: \.isWhitespace).map(String.init))
  func filledSymbolsCoverMoreAreaThanOutlines(_ name: String) throws {
    let (outline, filled) = (try ink(name), try ink(name + ".fill"))
    #expect(outline > 10)
    #expect(filled > outline * 1.1, "\(name): \(outline) and \(filled)")
  }

  @Test func onlySynonymousSymbolsLookAlike() {
    let names = usedSymbols.split(whereSeparator: \.isWhitespace).map(String.init)
    let synonyms = synonymousSymbols.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let drawings = Dictionary(grouping: names) { Symbol(named: $0)?.art }
    let alike = drawings.values.filter { $0.count > 1 }.map { $0.sorted() }
    let unexpected = alike.filter { names in !synonyms.contains { Set(names).isSubset(of: $0) } }
    #expect(unexpected.sorted { $0[0] < $1[0] } == [])
  }

  @Test func allSymbolsOfTheTableCanBeDrawn() {
    let names = SymbolTable.names
    #expect(names.count > 1_000)
    #expect(names.filter { Symbol(named: $0) == nil || Symbol(named: $0, .fill) == nil }.sorted() == [])
  }

  @Test func similarSymbolsAreDrawnDifferently() {
    let groups = [
      ["ant", "hare", "ladybug", "tortoise"], ["timer", "stopwatch"], ["brain", "brain.head.profile", "face.smiling"],
      ["football", "sportscourt"], ["circle.dashed", "circle.dotted", "circle.dashed.inset.filled"],
      ["hand.raised", "hand.wave"], ["bandage", "cross.case"],
      ["figure.yoga", "figure.jumprope", "figure.mind.and.body"],
    ]
    for group in groups { #expect(Set(group.map { Symbol(named: $0)?.art }).count == group.count, "\(group)") }
  }

  @Test func arrowOutOfRectanglePointsOutward() throws {
    let arrow = try shape("rectangle.portrait.and.arrow.right").layers[0]
    // The head of the arrow is beyond the right side of the rectangle, which is open there.
    #expect(arrow.contains(CGPoint(x: 22, y: 12)) && !arrow.contains(CGPoint(x: 16, y: 9)))
  }

  @Test(arguments: [300, 400, 700, 900])
  func gearSymbolHasFourOutlinesAtEachWeight(_ weight: Int) throws {
    // One outline outside, the inner edge of its line, and the edges of the line around the hole.
    let outlines = try shape("gearshape", weight: weight).layers[0].description.filter { $0 == "m" }.count
    #expect(outlines == 4)
  }

  // MARK: Compositions

  @Test(arguments: ["folder.fill.badge.plus", "photo.fill.badge.plus", "square.fill.badge.checkmark"])
  func badgesHaveGapToTheirBaseSymbol(_ name: String) throws {
    let base = try #require(name.components(separatedBy: ".badge").first)
    let (behind, whole) = (try shape(base).layers[0], try shape(name).layers[0])
    let layers = try shape(name, hasLayers: true).layers
    #expect(layers.count == 2)
    let badge = layers[0].boundingRect
    // Left of the badge there is a gap.
    let gap = CGPoint(x: badge.minX - 0.7, y: badge.midY)
    #expect(behind.contains(gap) && !whole.contains(gap) && whole.contains(CGPoint(x: badge.minX + 0.7, y: badge.midY)))
    #expect(badge.maxX >= behind.boundingRect.maxX && badge.maxY >= behind.boundingRect.maxY)
  }

  @Test func slashHasGapToTheCrossedSymbol() throws {
    let (square, crossed) = (try shape("square.fill").layers[0], try shape("square.fill", .slash).layers[0])
    #expect(crossed.contains(CGPoint(x: 12, y: 12)))
    #expect(square.contains(CGPoint(x: 13.6, y: 10.4)) && !crossed.contains(CGPoint(x: 13.6, y: 10.4)))
    #expect(try shape("bell", .slash) === shape("bell.slash"))
  }

  @Test func contentOfFilledEnclosureIsCutOut() throws {
    let center = CGPoint(x: 12, y: 12)
    #expect(try shape("plus.circle").layers[0].contains(center))
    #expect(try !shape("plus.circle.fill").layers[0].contains(center))
    let layers = try shape("plus.circle.fill", hasLayers: true).layers
    #expect(layers.count == 2 && layers[0].contains(center) && layers[1].contains(center))
  }

  @Test func fillVariantFillsTheInnerSymbol() throws {
    #expect(try shape("person.badge.plus", .fill) === shape("person.fill.badge.plus"))
    #expect(try shape("square.fill.on.square", .fill) === shape("square.fill.on.square.fill"))
    #expect(try shape("square.fill.on.square") !== shape("square.fill.on.square.fill"))
  }

  // MARK: Weights and sizes

  @Test(arguments: ["plus", "star", "trash", "person.crop.circle", "7.circle", "gearshape", "photo.badge.plus"])
  func heavierWeightsMakeHeavierSymbols(_ name: String) throws {
    let weights = [100, 300, 400, 600, 700, 900]
    let inks = try weights.map { try ink(name, weight: $0) }
    #expect(inks == inks.sorted() && inks[0] < inks[2] * 0.85 && inks[5] > inks[2] * 1.15, "\(inks)")
  }

  @Test func symbolWeightFollowsTheFont() {
    func drawn(_ view: some View) -> String { layOut { view }.displayList() }
    let image = Image(systemName: "star")
    let regular = drawn(image)
    #expect(drawn(image.fontWeight(.bold)) != regular)
    #expect(drawn(image.font(.body.weight(.bold))) == drawn(image.font(.body).fontWeight(.bold)))
    #expect(drawn(image.bold()) == drawn(image.fontWeight(.bold)))
    #expect(drawn(Text(image).bold()) != drawn(Text(image)))
  }

  @Test func circleSymbolIsALittleHigherThanTheFontSize() throws {
    let circle = try shape("circle")
    let ink = try #require(circle.layers.first).boundingRect
    for measured in [nil, CGSize(width: 31.0 / 26, height: 30.0 / 26)] {
      let frame = circle.frame(measured)
      let unit = frame.size.height / frame.box.height
      #expect(abs(ink.height * unit - 1.11) < 0.01)
      #expect(abs(ink.midY - frame.box.midY) < 0.1 && abs(frame.middle - 0.5) < 0.01)
    }
  }

  @Test func aSymbolHasTheFrameOfItsDrawing() throws {
    for name in ["minus", "chevron.forward", "lightbulb.fill", "7.circle", "arrow.up.forward.app"] {
      let shape = try shape(name)
      let ink = try #require(shape.layers.first).boundingRect
      for measured in [nil, CGSize(width: 1.5, height: 0.5), CGSize(width: 0.5, height: 1.5)] {
        let frame = shape.frame(measured)
        let room = frame.box.insetBy(dx: -1e-6, dy: -1e-6)
        #expect(room.minX <= ink.minX && room.maxX >= ink.maxX && room.minY <= ink.minY && room.maxY >= ink.maxY)
        // The drawing isn't distorted, and touches its margin on two sides.
        let (x, y) = (frame.size.width / frame.box.width, frame.size.height / frame.box.height)
        #expect(abs(x - y) < 1e-6, "\(name)")
        let margins = [(frame.box.width - ink.width) * x / 2, (frame.box.height - ink.height) * y / 2]
        #expect(margins.contains { abs($0 - 0.02) < 1e-6 }, "\(name): \(margins)")
      }
    }
  }

  // MARK: Cache

  @Test func symbolShapesAreCachedUpToCapacity() throws {
    #expect(try shape("house") === shape("house"))
    for number in 0..<(SymbolShape.capacity + 100) {
      _ = SymbolShape.shape(
        of: .sketch("\(number % 20) \(number / 20 % 20) m 20 20 l 0 \(number / 400) l"), hasLayers: false, weight: 400,
        FixedTextEngine.shared)
    }
    #expect(SymbolShape.cachedCount <= SymbolShape.capacity)
  }
}

extension Path {
  /// The area of a path of which no outline crosses another one.
  fileprivate var area: CGFloat {
    var (area, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control):
        let from = last
        for step in 1...8 {
          let (t, u) = (CGFloat(step) / 8, 1 - CGFloat(step) / 8)
          add(
            CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * point.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * point.y))
        }
      case .curve(let point, let first, let second):
        let from = last
        for step in 1...8 {
          let (t, u) = (CGFloat(step) / 8, 1 - CGFloat(step) / 8)
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * point.x,
              y: a * from.y + b * first.y + c * second.y + d * point.y))
        }
      case .closeSubpath: add(start)
      }
    }
    return abs(area) / 2
  }
}

/// Symbols of which the outline and the filled form differ.
private let symbolsWithTwoForms = """
  star heart trash photo bell house person camera paperplane square.grid.2x2 map pin flame eye bag gearshape folder
  envelope bookmark tag cart clock circle square rectangle lock book video location message bubble.left bubble.right
  hand.thumbsup hand.thumbsdown phone mic flag moon sun.max cloud drop leaf lightbulb creditcard doc doc.text clipboard
  play pause stop forward backward gamecontroller graduationcap trophy car briefcase suitcase building.columns
  checkmark.circle checkmark.seal checkmark.shield xmark.octagon plus.circle person.crop.circle person.crop.square
  person.2 person.3 person.badge.plus photo.badge.plus exclamationmark.triangle cloud.sun cloud.heavyrain
  speaker speaker.wave.2 rectangle.stack square.stack triangle hexagon seal shield archivebox key shippingbox cube
  delete.left safari keyboard paintpalette square.and.arrow.up square.and.arrow.down theatermasks
  chart.bar crown dice suit.heart suit.club suit.spade suit.diamond tray ticket circle.grid.2x2 rectangle.grid.1x2
  bolt hand.raised newspaper opticaldisc alarm display iphone wrench doc.on.doc 1.circle x.square
  """

/// Used symbols that look the same, a row for each look.
private let synonymousSymbols = """
  arrow.2.circlepath arrow.triangle.2.circlepath
  arrow.backward arrow.left
  arrow.circlepath arrow.clockwise
  arrow.counterclockwise gobackward
  arrow.forward arrow.right
  arrow.uturn.backward arrow.uturn.left
  chevron.backward chevron.left
  chevron.forward chevron.right
  delete.backward delete.left
  heart suit.heart
  heart.fill suit.heart.fill
  line.3.horizontal line.horizontal.3
  line.3.horizontal.decrease line.horizontal.3.decrease
  line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
  sidebar.leading sidebar.left
  sidebar.right sidebar.trailing
  wand.and.stars wand.and.stars.inverse
  """
