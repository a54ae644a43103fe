import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The rows of a lazy stack that are in the tree.
@MainActor @Suite struct LazyRowsTests {
  @Test("9.4 Lazy stacks make rows on demand, and remove rows that are out of view")
  func onlyVisibleRowsAndAFewMoreAreInTheTree() throws {
    let screen = layOut { numbers(1_000_000) }
    // A window of 100 points, rows of 20 without spacing: five rows are visible, and a quarter of the window is made beyond them.
    #expect(screen.textsInTree == (0...6).map(String.init))
    #expect(try screen.findInTree("0").frame == CGRect(x: 96, y: 0, width: 8, height: 20))
    #expect(try screen.findInTree("6").frame.minY == 120)
    #expect(screen.issues.isEmpty)
  }

  @Test func scrollingMakesAndRemovesRows() throws {
    let screen = layOut { numbers(1_000) }
    try screen.scroll(50)
    #expect(try screen.findInTree("5").frame.minY == 50)
    try screen.scroll(950)
    #expect(screen.textsInTree == (48...56).map(String.init))
    #expect(try screen.findInTree("50").frame.minY == 0)
    try screen.scroll(-1000)
    #expect(screen.textsInTree == (0...6).map(String.init))
    #expect(try screen.findInTree("0").frame.minY == 0)
  }

  @Test func scrollingToTheEndShowsTheLastRow() throws {
    let screen = layOut { numbers(1_000_000) }
    try screen.scroll(1e9)
    #expect(screen.textsInTree.last == "999999")
    #expect(try screen.findInTree("999999").frame.maxY == 100)
    #expect(screen.textsInTree.count <= 9)
  }

  @Test func rowsAppearAndDisappearWhenScrolled() throws {
    let log = Log()
    let screen = layOut {
      scrolled {
        ForEach(0..<100) { number in
          box("\(number)", 30, 20).onAppear { log.lines.append("+\(number)") }
            .onDisappear { log.lines.append("-\(number)") }
        }
      }
    }
    #expect(log.lines == (0...6).map { "+\($0)" })
    log.lines = []
    try screen.scroll(200)
    #expect(log.lines.filter { $0.hasPrefix("-") } == (0...6).map { "-\($0)" })
    #expect(log.lines.filter { $0.hasPrefix("+") } == (8...16).map { "+\($0)" })
  }

  @Test func aSmallScrollRunsNoBodyAndNoLayout() throws {
    let screen = layOut { scrolled { ForEach(0..<1_000) { Row(number: $0) } } }
    try screen.scroll(500)
    screen.resetCounts()
    LayoutCounters.reset()
    try screen.scroll(10)
    #expect(screen.bodyCount(of: Row.self) == 0)
    #expect(LayoutCounters.measured == 0)
    #expect(LayoutCounters.placed == 0)
  }

  @Test func scrollingRunsOnlyTheBodiesOfNewRows() throws {
    let screen = layOut { scrolled { ForEach(0..<1_000) { Row(number: $0) } } }
    try screen.scroll(500)
    let before = Set(screen.textsInTree)
    screen.resetCounts()
    try screen.scroll(40)
    #expect(screen.bodyCount(of: Row.self) == Set(screen.textsInTree).subtracting(before).count)
  }

  @Test func aRowThatStaysInTheTreeKeepsItsState() throws {
    let screen = layOut { scrolled { ForEach(0..<1_000) { Counter(number: $0) } } }
    try screen.findInTree("4: 0").tap()
    try screen.scroll(40)
    #expect(screen.textsInTree.contains("4: 1"))
    try screen.scroll(-40)
    #expect(screen.textsInTree.contains("4: 1"))
  }

  @Test func rowsUpdateWhenAValueReadByTheirBuilderChanges() throws {
    let model = Shared()
    let screen = layOut { scrolled { ForEach(0..<1_000) { Text(verbatim: "\($0) \(model.word)") } } }
    #expect(screen.textsInTree.first == "0 old")
    model.word = "new"
    screen.settle()
    #expect(screen.textsInTree == (0...6).map { "\($0) new" })
    try screen.scroll(200)
    #expect(screen.textsInTree.first == "8 new")
    model.word = "last"
    screen.settle()
    #expect(screen.textsInTree.first == "8 last")
  }

  @Test func aLazyStackOutsideAScrollViewMakesTheRowsInTheWindow() throws {
    let screen = layOut {
      LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text(verbatim: "\($0)") } }.frame(height: 100, alignment: .top)
    }
    #expect(screen.textsInTree == (0...6).map(String.init))
  }

  @Test func aLazyStackInViewThatFitsIsMeasured() throws {
    let screen = layOut {
      ViewThatFits {
        LazyVStack(spacing: 0) { ForEach(0..<4) { Text(verbatim: "\($0)") } }
        Text("too little room")
      }
    }
    #expect(screen.textsInTree.contains("3"))
    #expect(try screen.findInTree("3").frame == CGRect(x: 96, y: 70, width: 8, height: 20))
  }

  @Test(arguments: [1, 2, 20]) func anOffsetLazyStackMakesItsVisibleRows(shortRows: Int) throws {
    let screen = layOut {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0...shortRows, id: \.self) { row in
            Text(verbatim: "row \(row)").frame(height: row == 0 ? 90 : 1)
          }
        }
      }
      .offset(y: -60)
    }
    #expect(screen.textsInTree.starts(with: ["row 0", "row 1"]))
    #expect(try screen.findInTree("row 0").frame.midY == -15)
  }

  @Test func rowsOutOfViewFollowAChangedSpacing() throws {
    struct Rows: View {
      @State private var spacing: CGFloat = 10
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: 100)
            LazyVStack(spacing: spacing) { ForEach(0..<20, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) } }
              .accessibilityIdentifier("rows")
            Button("closer") { spacing = 2 }
          }
        }
      }
    }
    let screen = layOut { Rows() }
    #expect(try screen.find(id: "rows").frame.height == 590)
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: 1e5))
    try screen.find(id: "rows").scroll(by: CGSize(width: 0, height: -1e5))
    try screen.findInTree("closer").tap()
    #expect(try screen.find(id: "rows").frame.height == 438)
  }

  @Test func rowsBehindASafeAreaInsetAreInTheTree() throws {
    let screen = layOut {
      numbers(1_000).safeAreaInset(edge: .bottom, spacing: 0) { fill("bar").frame(height: 60) }
    }
    // 40 points are left above the bar, but the bar may be translucent.
    #expect(try screen.frame("scroll")[3] == 40)
    #expect(screen.textsInTree == (0...6).map(String.init))
  }

  @Test func aLazyStackInNestedScrollViewsIsLazy() throws {
    let screen = layOut {
      ScrollView {
        box("above", 30, 50)
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Text(verbatim: "\($0)") } } }
      }
      .id(frame: "scroll")
    }
    #expect(screen.textsInTree.count <= 6)
    try screen.scroll(2_058)
    #expect(try screen.findInTree("100").frame.minY == 0)
    #expect(screen.textsInTree.count <= 9)
  }

  @Test func rowsWithoutViewsAreSkipped() throws {
    let screen = layOut {
      scrolled {
        ForEach(0..<1_000_000) { number in
          if number > 100 { Text(verbatim: "\(number)") }
        }
      }
    }
    #expect(screen.textsInTree.contains("101"))
    #expect(screen.textsInTree.contains("105"))
    #expect(screen.textsInTree.count < 1_000)
    #expect(screen.issues.isEmpty)
  }

  @Test(arguments: [CGFloat.infinity, .nan, -5])
  func rowsOfInvalidLengthsCanBeScrolled(length: CGFloat) throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          Section("title") {
            ForEach(0..<1_000) { number in Impossible(length: length) { Text(verbatim: "\(number)") } }
          }
        }
      }
      .id(frame: "scroll")
    }
    #expect(screen.textsInTree.count < 200)
    try screen.scroll(500)
    try screen.scroll(-100)
    #expect(screen.textsInTree.count < 200)
  }

  @Test func duplicateIdentifiersReportIssue() throws {
    let screen = layOut { scrolled { ForEach([1, 2, 2, 3], id: \.self) { Text(verbatim: "\($0)") } } }
    #expect(screen.textsInTree == ["1", "2", "2", "3"])
    #expect(screen.issues.map(\.message).contains { $0.contains("2") })
  }
}

@MainActor private func numbers(_ count: Int) -> some View {
  scrolled { ForEach(0..<count) { Text(verbatim: "\($0)") } }
}

@MainActor private func scrolled(@ViewBuilder _ content: () -> some View) -> some View {
  ScrollView { LazyVStack(spacing: 0, content: content) }.id(frame: "scroll")
}

extension TestScreen {
  /// Scrolls the view named "scroll" down.
  func scroll(_ distance: CGFloat) throws { try find(id: "scroll").scroll(by: CGSize(width: 0, height: distance)) }
}

/// A layout with an invalid size.
private struct Impossible: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private final class Log {
  var lines: [String] = []
}

@Observable private final class Shared {
  var word = "old"
}

private struct Row: View {
  let number: Int
  var body: some View { Text(verbatim: "\(number)") }
}

private struct Counter: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("\(number): \(count)") { count += 1 } }
}
