import CanopyTesting
import SwiftUI
import Testing

/// Texts that apps draw, whole and in parts.
@MainActor @Suite struct TextRendererTests {
  @Test(arguments: [
    "Waffle office", "مرحبا بالعالم", "Left שלום right", "👩‍👩‍👧 family 👍🏽", "Two lines that wrap in this width, and more",
  ])
  func lettersDrawnOneByOneAreThoseOfTheText(string: String) throws {
    let plain = try picture(of: Text(string))
    #expect(try picture(of: Text(string).textRenderer(ByLine())).differs(from: plain) == 0)
    // Letters that overlap are blended one after the other, so the pixels of their edges may differ.
    let byLetter = try picture(of: Text(string).textRenderer(ByLetter()))
    #expect(byLetter.differs(from: plain, by: 60) == 0)
    #expect(byLetter.differs(from: plain) < 30)
  }

  @Test func piecesKeepTheirLooks() throws {
    let text =
      Text("One ").foregroundStyle(.red) + Text("two ").bold().underline() + Text(Image(systemName: "star"))
      + Text(" three").font(.title).strikethrough()
    let plain = try picture(of: text)
    // The edges of lines are cut, and not drawn, at the ends of runs.
    #expect(try picture(of: text.textRenderer(ByLine())).differs(from: plain, by: 10) == 0)
  }

  @Test func truncatedTextsAreDrawnWithTheirEllipsis() throws {
    let text = Text("A text for which there is not enough room in one line").lineLimit(1)
    let plain = try picture(of: text)
    #expect(try picture(of: text.textRenderer(ByLetter())).differs(from: plain) == 0)
    let seen = Seen()
    _ = try picture(of: text.textRenderer(Watching(seen: seen)))
    #expect(seen.layouts.last?.isTruncated == true)
  }

  @Test func aLayoutTellsLinesRunsAndLetters() throws {
    let seen = Seen()
    let text = Text("Spring \(Text("is").customAttribute(Marked(level: 2))) here\nnow")
    _ = try picture(of: text.textRenderer(Watching(seen: seen)))
    let layout = try #require(seen.layouts.last)
    #expect(layout.count == 2)
    #expect(layout.map(\.count) == [3, 1])
    #expect(layout[0].map(\.count) == [7, 2, 5])
    #expect(layout[0].map { $0[Marked.self] } == [nil, Marked(level: 2), nil])
    #expect(layout[0][1].characterIndices == layout[0][1].flatMap(\.characterIndices))
    #expect(layout[0][0].characterIndices[0].distance(to: layout[0][1].characterIndices[0]) == 7)
    let (first, second) = (layout[0].typographicBounds, layout[1].typographicBounds)
    #expect(first.rect.minY == 0)
    #expect(abs(first.rect.maxY - second.rect.minY) < 0.5)
    #expect(layout[0][1].typographicBounds.rect.minX > layout[0][0].typographicBounds.rect.minX)
    #expect(layout[0][1][0].typographicBounds.width < layout[0][1].typographicBounds.width)
    #expect(!layout.isTruncated)
    #expect(layout[0].paragraphLayoutDirection == .leftToRight)
  }

  @Test func lettersFromRightToLeftAreInTheOrderInWhichTheyAreSeen() throws {
    let seen = Seen()
    _ = try picture(of: Text("שלום").textRenderer(Watching(seen: seen)))
    let run = try #require(seen.layouts.last?.first?.first)
    #expect(run.layoutDirection == .rightToLeft)
    let starts = run.map(\.typographicBounds.origin.x)
    #expect(starts == starts.sorted())
    #expect(run.characterIndices == run.characterIndices.sorted(by: >))
  }

  @Test func aRunIsNotInterruptedByLettersOfAnotherDirection() throws {
    let seen = Seen()
    let plain = try picture(of: Text("to שלום 123 times").opacity(0.4))
    let byRun = try picture(of: Text("to שלום 123 times").textRenderer(Faint(seen: seen)))
    #expect(byRun.differs(from: plain, by: 10) == 0)
    for run in try #require(seen.layouts.last?.first) {
      let places = run.characterIndices.sorted()
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.distance(to: $1) == 1 })
    }
  }

  @Test func aLineIsDrawnWithoutTheUnderlinesOfOthers() throws {
    let text = Text("one underlined\ntwo").underline(color: Color(red: 1, green: 0, blue: 0)).font(.system(size: 34))
    let last = try picture(of: text.textRenderer(LastLine()))
    let plain = try picture(of: text)
    let middle = plain.height / 2
    let isRed = { (picture: RenderedImage, y: Int) in
      (0..<picture.width).contains { picture.pixel(x: $0, y: y).red > 150 && picture.pixel(x: $0, y: y).blue < 100 }
    }
    #expect((0..<middle).contains { isRed(plain, $0) })
    #expect(!(0..<middle).contains { isRed(last, $0) })
    #expect((middle..<plain.height).contains { isRed(last, $0) })
  }

  @Test func aRendererMayMoveFadeAndBlurLetters() throws {
    let moved = try picture(of: Text("Wave").textRenderer(Rising(distance: 10)))
    let plain = try picture(of: Text("Wave"))
    #expect(moved.differs(from: plain) > 50)
    #expect(moved.differs(from: plain, fromRow: 85) == 0)
  }

  @Test func aRendererDecidesTheSizeOfTheText() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 200)) {
      VStack { Text("Wide").textRenderer(Padded()) }.fixedSize()
    }
    let plain = TestScreen(size: CGSize(width: 300, height: 200)) { VStack { Text("Wide") }.fixedSize() }
    let (padded, usual) = (try screen.find("Wide").frame, try plain.find("Wide").frame)
    #expect(padded.width == usual.width + 40)
    #expect(padded.height == usual.height + 20)
  }

  @Test func valuesOfARendererAreAnimated() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 60)) { Animated { Noting(distance: $0) } }
    try screen.find("Go").tap()
    let seen = Seen.shared
    screen.advance(by: 0.5)
    screen.advance(by: 1)
    #expect(seen.distances == seen.distances.sorted())
    #expect(seen.distances.count > 20)
    #expect(seen.distances.last == 10)
  }

  @Test func redactedTextsAreNotDrawnByTheRenderer() throws {
    let seen = Seen()
    _ = try picture(of: Text("Secret").textRenderer(Watching(seen: seen)).redacted(reason: .placeholder))
    #expect(seen.layouts.isEmpty)
  }

  @Test func aRendererWithoutAnimatableDataChangesAtOnce() throws {
    let screen = TestScreen(size: CGSize(width: 160, height: 100)) { Animated { Moved(distance: $0) } }
    try screen.find("Go").tap()
    screen.advance(by: 0.5)
    let between = try screen.image()
    screen.advance(by: 1)
    #expect(between.differs(from: try screen.image()) == 0)
  }

  @Test func aRendererInATransitionDrawsTheTextsThatCome() throws {
    let seen = Seen()
    let screen = TestScreen(size: CGSize(width: 160, height: 100)) { Coming(seen: seen) }
    try screen.find("Show").touch().lift()
    for _ in 0..<4 {
      screen.advance(by: 0.2)
      _ = try screen.image()
    }
    let distances = seen.distances.filter { $0 > 0 && $0 < 10 }
    #expect(distances.count >= 3 && distances == distances.sorted(by: >), "\(seen.distances)")
    screen.settle()
    let count = seen.distances.count
    let shown = try screen.image()
    #expect(seen.distances.count == count)
    #expect(try shown.differs(from: TestScreen(size: screen.size) { Coming(seen: seen, isShown: true) }.image()) == 0)
  }

  @Test func anEqualRendererDrawsNothingAnew() throws {
    let seen = Seen()
    let screen = TestScreen { Unchanged(seen: seen) }
    _ = try screen.image()
    let count = seen.layouts.count
    try screen.find("Again").tap()
    _ = try screen.image()
    #expect(seen.layouts.count == count)
  }

  private func picture(of view: some View) throws -> RenderedImage {
    try TestScreen(size: CGSize(width: 160, height: 100)) { view.foregroundStyle(.black).background(.white) }.image()
  }
}

private struct ByLetter: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { for letter in run { context.draw(letter) } } }
  }
}

private struct ByLine: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
}

private struct Faint: TextRenderer {
  let seen: Seen
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.layouts.append(layout)
    context.opacity = 0.4
    for line in layout { for run in line { context.draw(run) } }
  }
}

private struct LastLine: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { if let line = layout.last { context.draw(line) } }
}

private struct Watching: TextRenderer, Equatable {
  let seen: Seen
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.layouts.append(layout)
    for line in layout { context.draw(line) }
  }
  static func == (first: Watching, second: Watching) -> Bool { first.seen === second.seen }
}

private struct Rising: TextRenderer {
  var distance: Double
  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for (index, letter) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
      var copy = context
      copy.opacity = 1 - Double(index) / 10
      copy.addFilter(.blur(radius: Double(index)))
      copy.translateBy(x: 0, y: -distance)
      copy.draw(letter, options: .disablesSubpixelQuantization)
    }
  }
}

private struct Padded: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 40, height: size.height + 20)
  }
}

private struct Marked: TextAttribute, Equatable { var level: Int }

private final class Seen: @unchecked Sendable {
  static let shared = Seen()
  var layouts: [Text.Layout] = []
  var distances: [Double] = []
}

private struct Moved: TextRenderer {
  let distance: Double
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    context.translateBy(x: 0, y: -distance)
    for line in layout { context.draw(line) }
  }
}

private struct Noting: TextRenderer {
  var distance: Double
  var seen = Seen.shared
  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }
  func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.distances.append(distance) }
}

private struct Coming: View {
  let seen: Seen
  @State var isShown = false
  var body: some View {
    Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
    if isShown {
      VStack {
        Text("Spring")
        Text("Summer")
      }
      .transition(Falling(seen: seen))
    }
  }
}

private struct Falling: Transition {
  let seen: Seen
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.textRenderer(Noting(distance: phase.isIdentity ? 0 : 10, seen: seen))
  }
}

/// A text whose renderer gets another distance in an animated change.
private struct Animated<Renderer: TextRenderer>: View {
  let renderer: (Double) -> Renderer
  @State private var distance = 0.0

  var body: some View {
    Button("Go") { withAnimation(.linear(duration: 1)) { distance = 10 } }
    Text("Moving").textRenderer(renderer(distance))
  }
}

private struct Unchanged: View {
  let seen: Seen
  @State private var count = 0
  var body: some View {
    let _ = count
    Button("Again") { count += 1 }
    Text("Same").textRenderer(Watching(seen: seen))
  }
}

extension RenderedImage {
  /// Returns the number of pixels that differ from those of another picture by more than a number of levels, from a row on.
  fileprivate func differs(from other: RenderedImage, by levels: Int = 0, fromRow row: Int = 0) -> Int {
    var count = 0
    for y in row..<height {
      for x in 0..<width {
        let (one, two) = (pixel(x: x, y: y), other.pixel(x: x, y: y))
        let pairs = [(one.red, two.red), (one.green, two.green), (one.blue, two.blue), (one.alpha, two.alpha)]
        if pairs.contains(where: { abs(Int($0) - Int($1)) > levels }) { count += 1 }
      }
    }
    return count
  }
}
