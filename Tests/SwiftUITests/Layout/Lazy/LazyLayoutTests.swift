import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The positions and sizes of views in lazy stacks and grids.
@MainActor @Suite struct LazyLayoutTests {
  @Test func aLazyStackFillsTheProposalAcrossItsAxis() throws {
    let screen = layOut { LazyVStack { box("a", 30, 20) }.id(frame: "stack") }
    #expect(try screen.frame("stack") == [0, 40, 200, 20])
    #expect(try screen.frame("a") == [85, 40, 30, 20])
    let row = layOut { LazyHStack { box("a", 30, 20) }.id(frame: "stack") }
    #expect(try row.frame("stack") == [85, 0, 30, 100])
    let free = layOut { LazyVStack { box("a", 30, 20) }.id(frame: "stack").fixedSize() }
    #expect(try free.frame("stack") == [85, 40, 30, 20])
  }

  @Test func aLazyStackAlignsAndSpacesItsViews() throws {
    let screen = layOut {
      LazyVStack(alignment: .trailing) {
        box("a", 30, 20)
        ForEach(0..<2) { box("\($0)", 40, 10) }
        box("b", 50, 10)
      }
    }
    #expect(try screen.frame("a") == [170, 13, 30, 20])
    #expect(try screen.frame("0") == [160, 41, 40, 10])
    #expect(try screen.frame("1") == [160, 59, 40, 10])
    #expect(try screen.frame("b") == [150, 77, 50, 10])
  }

  @Test func aLazyStackWithEnoughSpaceEqualsAStack() throws {
    func content() -> some View {
      Group {
        Text("a text")
        ForEach(0..<3) { number in
          Text(verbatim: "row \(number)")
          if number == 1 { Color.red.frame(width: 20, height: 7) }
        }
        Text("another text that is somewhat longer")
      }
    }
    let lazy = layOut(height: 1_000) { LazyVStack(alignment: .leading, spacing: 3) { content() } }
    let eager = layOut(height: 1_000) {
      VStack(alignment: .leading, spacing: 3) { content() }.frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(try lazy.texts.map { try lazy.find($0).frame } == eager.texts.map { try eager.find($0).frame })
  }

  @Test func rowsOfALazyStackAreProposedItsWidth() throws {
    let screen = layOut { ScrollView { LazyVStack { ForEach(0..<3) { fill("\($0)").frame(height: 10) } } } }
    #expect(try (0..<3).map { try screen.frame("\($0)")[2] } == [200, 200, 200])
  }

  @Test func lazyHStacksMakeViewsOnDemand() throws {
    let screen = layOut {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 2) { ForEach(0..<1_000) { Text(verbatim: "\($0)").frame(width: 18) } }
      }
      .id(frame: "scroll")
    }
    #expect(screen.textsInTree == (0...12).map(String.init))
    try screen.find(id: "scroll").scroll(by: CGSize(width: 400, height: 0))
    #expect(try screen.findInTree("20").frame.minX == 1)
    #expect(try screen.findInTree("21").frame.minX == 21)
  }

  @Test func lazyHStacksStartOnTheRightInRightToLeftLayouts() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<1_000) { box("\($0)", 20, 20) } }
      }
      .id(frame: "scroll")
    }
    #expect(try screen.frame("0") == [180, 40, 20, 20])
    #expect(try screen.frame("1") == [160, 40, 20, 20])
    try screen.find(id: "scroll").scroll(by: CGSize(width: -400, height: 0))
    try screen.find(id: "scroll").scroll(by: CGSize(width: 400, height: 0))
    #expect(try screen.frame("20") == [180, 40, 20, 20])
  }

  @Test func lazyHStacksInALazyVStackAreLazy() throws {
    let screen = layOut {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { line in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000) { Text(verbatim: "\(line).\($0)").frame(width: 50) }
              }
            }
            .frame(height: 50)
          }
        }
      }
    }
    #expect(screen.textsInTree == (0...2).flatMap { line in (0...5).map { "\(line).\($0)" } })
  }

  // MARK: Grids

  @Test func aLazyGridDividesItsWidthAmongColumns() throws {
    let screen = layOut {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(), GridItem(.flexible(maximum: 20))], spacing: 4) {
        ForEach(0..<4) { fill("\($0)").frame(height: 10 + CGFloat($0)) }
      }
      .id(frame: "grid")
    }
    // 200 - 50 - 16 = 134: half of it exceeds the maximum of the last column, but the second column has taken its half. All
    // columns are centered, and so is each view in its line of 12 points.
    #expect(try screen.frame("0") == [24, 37, 50, 10])
    #expect(try screen.frame("1") == [82, 36, 67, 11])
    #expect(try screen.frame("2") == [157, 36, 20, 12])
    #expect(try screen.frame("3") == [24, 52, 50, 13])
  }

  @Test func adaptiveColumnsFillTheWidth() throws {
    let screen = layOut {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44), spacing: 4)], spacing: 0) {
          ForEach(0..<1_000) { fill("\($0)").frame(height: 20) }
        }
      }
      .id(frame: "scroll")
    }
    // Four columns of 44 with three spacings take 188; each can grow to 47.
    #expect(try screen.frame("0") == [0, 0, 47, 20])
    #expect(try screen.frame("3") == [153, 0, 47, 20])
    #expect(try screen.frame("4") == [0, 20, 47, 20])
    try screen.scroll(100)
    #expect(try screen.frame("20") == [0, 0, 47, 20])
    try screen.scroll(2_000)
    #expect(try screen.frame("420") == [0, 0, 47, 20])
    try screen.scroll(1e9)
    #expect(try screen.frame("999") == [153, 80, 47, 20])
  }

  @Test func anIncompleteLastLineEndsTheGrid() throws {
    let screen = layOut {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<1_000) { fill("\($0)").frame(height: 20) }
        }
      }
      .id(frame: "scroll")
    }
    try screen.scroll(1e9)
    #expect(try screen.frame("999")[1] == 80)
    #expect(try screen.frame("996")[1] == 60)
    #expect(screen.issues.isEmpty)
  }

  @Test func gridCellsAreCenteredInTheirLineByDefault() throws {
    let screen = layOut {
      LazyVGrid(
        columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0, alignment: .topLeading)],
        alignment: .leading
      ) {
        box("a", 10, 40)
        box("b", 10, 10)
        box("c", 10, 20)
      }
    }
    #expect(try screen.frame("a") == [0, 16, 10, 40])
    #expect(try screen.frame("b") == [50, 16, 10, 10])
    #expect(try screen.frame("c") == [0, 64, 10, 20])
  }

  @Test func sectionsOfALazyGridBeginNewLines() throws {
    let screen = layOut {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        Section {
          ForEach(0..<3) { box("a\($0)", 50, 10) }
        } header: {
          fill("one").frame(height: 5)
        }
        Section {
          ForEach(0..<1) { box("b\($0)", 50, 10) }
        } header: {
          fill("two").frame(height: 5)
        }
      }
    }
    #expect(try screen.frame("one") == [0, 30, 200, 5])
    #expect(try screen.frame("a2")[1] == 45)
    #expect(try screen.frame("two")[1] == 55)
    #expect(try screen.frame("b0") == [46, 60, 50, 10])
  }

  @Test func aLazyHGridLaysOutItsRows() throws {
    let screen = layOut {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .top, spacing: 10) {
          ForEach(0..<1_000) { fill("\($0)").frame(width: 40) }
        }
      }
      .id(frame: "scroll")
    }
    #expect(try screen.frame("0") == [0, 0, 40, 20])
    #expect(try screen.frame("1") == [0, 28, 40, 30])
    #expect(try screen.frame("2") == [50, 0, 40, 20])
    try screen.find(id: "scroll").scroll(by: CGSize(width: 5_000, height: 0))
    #expect(try screen.frame("200") == [0, 0, 40, 20])
  }

  @Test func invalidGridItemsReportIssuesAndHaveFiniteSizes() throws {
    let screen = layOut { BadGrids() }
    for id in ["none", "minus", "nan", "endless", "least"] {
      let frame = try screen.frame(id)
      #expect(frame.allSatisfy { $0.isFinite }, "\(id) is at \(frame)")
    }
    #expect(screen.issues.count == 4)
    #expect(screen.issues.allSatisfy { $0.message.hasPrefix("A grid item of ") })
  }
}

private struct BadGrids: View {
  var body: some View {
    VStack(spacing: 0) {
      LazyVGrid(columns: []) { box("none", 10, 10) }
      LazyVGrid(columns: [GridItem(.fixed(-5)), GridItem(.adaptive(minimum: 0))]) { box("minus", 10, 10) }
      LazyVGrid(columns: [GridItem(.flexible(minimum: .nan, maximum: -.infinity))]) { box("nan", 10, 10) }
      LazyVGrid(columns: [GridItem(.fixed(.infinity), spacing: .nan), GridItem(.flexible(minimum: 50, maximum: 9))]) {
        box("endless", 10, 10)
        box("least", 10, 10)
      }
    }
  }
}
