import CanopyCore
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Symbols: which are known, how large they are, and how they are drawn.
@MainActor @Suite struct SymbolTests {
  @Test func symbolsOfPublicProgramsAreKnown() {
    let names = usedSymbols.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names.count > 500)
    #expect(names.filter { Symbol(named: $0) == nil } == [])
  }

  @Test func symbolNamesAreParsed() throws {
    for name in ["7.circle", "42.square.fill", "a.circle.fill", "star.square", "trash.slash", "heart.rectangle.fill"] {
      #expect(Symbol(named: name) != nil, "\(name)")
    }
    for name in ["", "fill", "circle.fill.fill.nonsense", "nonsense", "nonsense.circle", "123.circle", ".", "é.circle"]
    {
      #expect(Symbol(named: name) == nil, "\(name)")
    }
    #expect(Symbol(named: "circle") != nil && Symbol(named: "rectangle.fill") != nil && Symbol(named: "diamond") != nil)
  }

  @Test func batteryAndOtherAddedSymbolsAreKnown() {
    let levels = ["0", "25", "50", "75", "100"].flatMap { ["battery.\($0)", "battery.\($0)percent"] }
    for name in levels + ["basketball.fill", "lungs.fill", "comb.fill"] {
      #expect(Symbol(named: name) != nil, "\(name)")
    }
    // Without a drawing it is better to say so.
    #expect(Symbol(named: "nose") == nil)
  }

  @Test func variantsApplyToSymbolsThatHaveThem() {
    #expect(Symbol(named: "heart", .fill) == Symbol(named: "heart.fill"))
    #expect(Symbol(named: "heart", .circle.fill) == Symbol(named: "heart.circle.fill"))
    #expect(Symbol(named: "bell", .slash) == Symbol(named: "bell.slash"))
    #expect(Symbol(named: "heart.fill", .circle) == Symbol(named: "heart.circle.fill"))
    #expect(Symbol(named: "rectangle", .circle) == Symbol(named: "rectangle"))
    #expect(Symbol(named: "heart", .fill) != Symbol(named: "heart"))
  }

  @Test func symbolsScaleWithTheFontSize() throws {
    func size(_ image: some View) throws -> CGSize {
      try layOut { image.accessibilityIdentifier("symbol") }.find(id: "symbol").frame.size
    }
    let star = Image(systemName: "star")
    let (small, large) = (try size(star.font(.system(size: 20))), try size(star.font(.system(size: 40))))
    // Both are rounded to pixels, and the smaller one is doubled after that.
    #expect(abs(large.height - 2 * small.height) <= 2 && abs(large.width - 2 * small.width) <= 2)
    let usual = try size(star)
    #expect(try size(star.imageScale(.large)).height > usual.height)
    #expect(try size(star.imageScale(.small)).height < usual.height)
    #expect(try size(Image(systemName: "chevron.right")).width < usual.width)
    #expect(try size(star.resizable().frame(width: 90, height: 30)) == CGSize(width: 90, height: 30))
  }

  /// Frames that were measured on Apple's systems, at two pixels for a point.
  @Test(arguments: [
    ("arrow.right", 13, 15, 12), ("wifi", 17, 22.5, 16), ("gear", 28, 35.5, 34), ("star", 17, 22, 20),
    ("star", 28, 36, 33.5), ("star.fill", 13, 16.5, 16), ("chevron.right", 13, 10, 13.5), ("gear", 17, 21.5, 20.5),
    ("ellipsis", 13, 14, 4.5), ("line.3.horizontal", 13, 16, 8.5), ("star.circle.fill", 13, 15, 15),
    ("checkmark.square", 13, 15, 14), ("person.crop.circle", 13, 15, 15), ("trash.fill", 13, 14.5, 16.5),
  ])
  func symbolsHaveTheMeasuredFrames(_ name: String, size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let screen = layOut(environment: { $0.displayScale = 2 }) {
      Image(systemName: name).font(.system(size: size)).id(frame: "symbol")
    }
    let frame = try screen.frame("symbol")
    #expect(abs(frame[2] - width) <= 0.5 && abs(frame[3] - height) <= 0.5, "\(frame)")
  }

  @Test func symbolsAreResizedWhenTheFontChanges() throws {
    struct Growing: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Button("Grow") { isLarge = true }
          Image(systemName: "star").font(isLarge ? .largeTitle : .caption).accessibilityIdentifier("symbol")
        }
      }
    }
    let screen = layOut { Growing() }
    let before = try screen.find(id: "symbol").frame.height
    try screen.find("Grow").tap()
    #expect(try screen.find(id: "symbol").frame.height > 2 * before)
  }

  @Test func symbolsAlignToTheTextBaseline() throws {
    let screen = layOut {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill").accessibilityIdentifier("symbol")
        Text("Hxg").accessibilityIdentifier("text")
      }
    }
    let (symbol, text) = (try screen.find(id: "symbol").frame, try screen.find(id: "text").frame)
    // The middle of capital letters.
    #expect(abs(symbol.midY - (text.midY - 1)) < 3)
  }

  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  @Test func symbolsUseTheForegroundStyle() {
    #expect(lines { Image(systemName: "star").foregroundStyle(.blue) }[0].hasPrefix("fill #0088FF"))
    #expect(lines { Image(systemName: "star").opacity(0.5) }[0].hasPrefix("fill #00000080"))
    let gradient = lines { Image(systemName: "star").foregroundStyle(.blue.gradient) }
    #expect(gradient[0].hasPrefix("fill linear"))
  }

  @Test func paletteStylesColorSymbolLayers() {
    let plain = lines { Image(systemName: "star.circle.fill").foregroundStyle(.red) }
    #expect(plain.count == 1)
    let palette = lines { Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue) }
    #expect(palette.count == 2)
    #expect(palette[0].hasPrefix("fill #0088FF") && palette[1].hasPrefix("fill #FF383C"))
    let hierarchical = lines {
      Image(systemName: "star.circle").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
    }
    #expect(hierarchical[0].hasPrefix("fill #FF383C80"))
  }

  @Test func directionalSymbolsAreMirroredRightToLeft() {
    func drawn(_ name: String, _ direction: LayoutDirection) -> [String] {
      lines { Image(systemName: name).environment(\.layoutDirection, direction) }
    }
    #expect(drawn("chevron.forward", .rightToLeft)[0].hasPrefix("transform (-1, 0, 0, 1"))
    #expect(drawn("chevron.forward", .leftToRight).count == 1)
    #expect(drawn("chevron.right", .rightToLeft).count == 1)
    for name in ["sidebar.leading", "arrow.backward.circle", "list.bullet"] {
      #expect(drawn(name, .rightToLeft)[0].hasPrefix("transform (-1, 0, 0, 1"), "\(name)")
    }
  }

  @Test func unknownSymbolIsReportedAndOutlined() {
    struct Wrong: View {
      var body: some View { Image(systemName: "hart.fil") }
    }
    let screen = layOut { Wrong() }
    #expect(screen.issues.map(\.kind) == [.drawing])
    #expect(screen.issues.first?.message.contains("'hart.fil' is known here in the body of Wrong") == true)
    #expect(screen.displayList().hasPrefix("stroke 1"))
  }

  /// Rows that come and go in one update must leave nothing behind that another pass looks at.
  @Test func scrolledLazyGridOfSymbolsReportsNoIssues() throws {
    let names = usedSymbols.split(whereSeparator: \.isWhitespace).map(String.init)
    let screen = layOut(width: 560, height: 420) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(42)), count: 11)) {
          ForEach(names, id: \.self) { Image(systemName: $0).font(.title2) }
        }
      }.accessibilityIdentifier("scroll")
    }
    for _ in 0..<10 { try screen.find(id: "scroll").scroll(by: CGSize(width: 0, height: 300)) }
    #expect(screen.displayList().components(separatedBy: "\n").count > 50)
    #expect(screen.issues.isEmpty)
  }
}
