import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Positions of scroll views in bindings, scroll targets and anchors.
@MainActor @Suite struct ScrollPositionTests {
  private struct Cards: View {
    @State var id: Int?
    var anchor: UnitPoint?
    var count = 100

    var body: some View {
      VStack(spacing: 0) {
        Button("\(id ?? -1)") { withAnimation(nil) { id = 50 } }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Card \($0)").frame(width: 80, height: 20) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: anchor)
        .frame(height: 100)
        .id(frame: "scroll")
      }
    }
  }

  private func screen(@ViewBuilder _ content: () -> some View) -> TestScreen {
    layOut(width: 100, height: 120, content)
  }

  @Test func peopleSetTheIdentifierByScrolling() throws {
    let screen = screen { Cards() }
    #expect(screen.texts.first == "-1")
    try screen.scroll(200)
    #expect(screen.texts.first == "10")
    try screen.scroll(-60)
    #expect(screen.texts.first == "7")
  }

  @Test func theIdentifierScrolls() throws {
    let screen = screen { Cards(anchor: .top) }
    try screen.find("-1").tap()
    #expect(try screen.find("Card 50").frame.midY == 30)
    #expect(screen.texts.first == "50")
    try screen.scroll(40)
    #expect(screen.texts.first == "52")
    try screen.find("52").tap()
    #expect(try screen.find("Card 50").frame.midY == 30)
  }

  @Test func theFirstIdentifierIsTheFirstPosition() throws {
    let screen = screen { Cards(id: 40, anchor: .center) }
    #expect(try screen.find("Card 40").frame.midY == 70)
    #expect(screen.texts.first == "40")
  }

  @Test(arguments: 1...3) func theFirstPositionIsRightIfRowsAreLargerThanEstimated(row: Int) throws {
    struct Pages: View {
      @State var id: Int?
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<4, id: \.self) { Text("Page \($0)").frame(width: 400, height: 120) } }
        }
        .scrollPosition(id: $id)
      }
    }
    let screen = layOut(width: 400, height: 120) { Pages(id: row) }
    #expect(screen.texts == ["Page \(row)"])
  }

  private struct Positions: View {
    @State var position = ScrollPosition(idType: Int.self)
    let change: (inout ScrollPosition) -> Void

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { change(&position) }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(width: 80, height: 20) } }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 100)
        .id(frame: "scroll")
        Text(verbatim: "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)").frame(height: 0)
      }
    }
  }

  @Test func aPositionScrollsToEdgesPointsAndViews() throws {
    let edge = screen { Positions(change: { $0.scrollTo(edge: .bottom) }) }
    try edge.find("Go").tap()
    #expect(try edge.find("Row 99").frame.midY == 110)
    let point = screen { Positions(change: { $0.scrollTo(y: 100) }) }
    try point.find("Go").tap()
    #expect(try point.find("Row 5").frame.midY == 30)
    let view = screen { Positions(change: { $0.scrollTo(id: 60, anchor: .bottom) }) }
    try view.find("Go").tap()
    #expect(try view.find("Row 60").frame.midY == 110)
    #expect(view.texts.last == "60 false")
    try view.scroll(-100)
    #expect(view.texts.last?.hasSuffix("true") == true)
    try view.find("Go").tap()
    #expect(view.texts.last == "60 false")
    #expect(try view.find("Row 60").frame.midY == 110)
  }

  @Test func aPositionWithoutAPlaceFollowsPeople() throws {
    for hasPadding in [false, true] {
      let screen = screen { Followed(hasPadding: hasPadding) }
      #expect(screen.texts.first == "-1 false")
      try screen.scroll(100)
      #expect(screen.texts.first == "5 true")
      try screen.scroll(200)
      #expect(screen.texts.first == "15 true")
    }
  }

  private struct Followed: View {
    let hasPadding: Bool
    @State var position = ScrollPosition(idType: Int.self)

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)").frame(height: 20)
        ScrollView {
          if hasPadding {
            rows.padding(.horizontal).scrollTargetLayout()
          } else {
            rows.scrollTargetLayout()
          }
        }
        .scrollPosition($position)
        .frame(height: 100)
        .id(frame: "scroll")
      }
    }

    private var rows: some View {
      LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(width: 80, height: 20) } }
    }
  }

  @Test func aProgramStopsContentThatSlowsDown() throws {
    let changes: [(change: (inout ScrollPosition) -> Void, drag: CGFloat, row: String)] = [
      ({ $0.scrollTo(y: 100) }, -60, "Row 5"),
      // Content beyond its limits returns, although there is nothing to scroll to.
      ({ $0.scrollTo(id: 1000) }, 60, "Row 0"),
    ]
    for (change, distance, row) in changes {
      let screen = screen { Positions(change: change) }
      let container = try #require(LayoutNode(screen.find(id: "scroll").subject).ownScrollContainer)
      screen.send(.began, at: CGPoint(x: 50, y: 70))
      for frame in 1...4 {
        screen.advance(by: 1 / 60)
        screen.send(.moved, at: CGPoint(x: 50, y: 70 + distance * CGFloat(frame) / 4))
      }
      screen.send(.ended, at: CGPoint(x: 50, y: 70 + distance))
      screen.advance(by: 1 / 60)
      #expect(container.phase == .decelerating)
      try screen.find("Go").tap()
      #expect(container.phase == .idle)
      #expect(try screen.find(row).frame.midY == 30)
    }
  }

  @Test func positionsAreValues() {
    #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
    #expect(ScrollPosition(edge: .top).edge == .top)
    #expect(ScrollPosition(x: 1, y: 2).point == CGPoint(x: 1, y: 2))
    #expect(ScrollPosition(y: 2).point == nil)
    #expect(ScrollPosition(y: 2).y == 2)
    var position = ScrollPosition(id: "a")
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(point: .zero)
    #expect(position.point == .zero)
    #expect(position.viewID == nil)
  }

  // MARK: Anchors

  private struct Chat: View {
    @State var count = 30

    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("M \($0)").frame(width: 80, height: 20) } }
        }
        .frame(height: 100)
        .id(frame: "scroll")
        .defaultScrollAnchor(.bottom)
      }
    }
  }

  @Test func aChatBeginsAtItsEndAndStaysThere() throws {
    let screen = screen { Chat() }
    #expect(try screen.find("M 29").frame.midY == 110)
    try screen.find("Add").tap()
    #expect(try screen.find("M 30").frame.midY == 110)
    // Someone who reads isn't disturbed.
    try screen.scroll(-200)
    let frame = try screen.find("M 20").frame
    try screen.find("Add").tap()
    #expect(try screen.find("M 20").frame == frame)
  }

  @Test func theAlignmentPlacesShortContent() throws {
    let screen = screen { Chat(count: 2) }
    #expect(try screen.find("M 1").frame.midY == 110)
    let top = self.screen { Chat(count: 2).defaultScrollAnchor(.top, for: .alignment) }
    #expect(try top.find("M 1").frame.midY == 110)
    let plain = self.screen {
      ScrollView { VStack(spacing: 0) { ForEach(0..<2) { Text("M \($0)").frame(width: 80, height: 20) } } }
        .frame(height: 100)
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(.center, for: .alignment)
    }
    #expect(try plain.find("M 1").frame.midY == 100)
  }

  // MARK: Targets

  private func pages(_ behavior: some ScrollTargetBehavior) -> TestScreen {
    layOut(width: 100, height: 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<20) { Text("P \($0)").frame(width: 100, height: 100) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  private func drag(_ screen: TestScreen, by distance: CGFloat, frames: Int) {
    screen.send(.began, at: CGPoint(x: 50, y: 30))
    for frame in 1...frames {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 50 + distance * CGFloat(frame) / CGFloat(frames), y: 30))
    }
    screen.send(.ended, at: CGPoint(x: 50 + distance, y: 30))
    screen.settle()
  }

  @Test func pagingRestsAtPages() throws {
    let screen = pages(.paging)
    drag(screen, by: -40, frames: 4)
    #expect(try screen.find("P 1").frame.midX == 50)
    // A fast movement passes one page only.
    drag(screen, by: -90, frames: 2)
    #expect(try screen.find("P 2").frame.midX == 50)
    // A slow and short one returns.
    drag(screen, by: -30, frames: 60)
    #expect(try screen.find("P 2").frame.midX == 50)
    drag(screen, by: 60, frames: 60)
    #expect(try screen.find("P 1").frame.midX == 50)
  }

  @Test func viewsAlignWithTheBeginning() throws {
    let limits: [(ViewAlignedScrollTargetBehavior.LimitBehavior, ClosedRange<Int>)] = [
      (.never, 6...30), (.always, 2...3), (.alwaysByOne, 1...1),
    ]
    for (limit, expected) in limits {
      let screen = layOut(width: 200, height: 50) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<40) { Text("C \($0)").frame(width: 60, height: 50) } }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      }
      drag(screen, by: -120, frames: 3)
      let starts = try (0..<40).map { try screen.findInTree("C \($0)").frame.midX - 30 }
      #expect(starts.contains { abs($0) < 1 }, "\(starts)")
      #expect(expected.contains(starts.firstIndex { abs($0) < 1 } ?? 0), "\(starts)")
    }
  }

  private final class Last { var target: CGFloat = 0 }

  @Test func aBehaviorThatLimitsScrollsIsAskedForANearerTarget() throws {
    struct Recorder: ScrollTargetBehavior {
      let limits: Bool
      let last: Last
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { last.target = target.rect.minX }
      func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = limits && context.axes == .horizontal
        return properties
      }
    }
    let (free, limited) = (Last(), Last())
    drag(pages(Recorder(limits: false, last: free)), by: -40, frames: 4)
    drag(pages(Recorder(limits: true, last: limited)), by: -40, frames: 4)
    #expect(limited.target > 40 && limited.target < free.target / 2, "\(limited.target) \(free.target)")
  }

  @Test func appsDecideWhereContentRests() throws {
    struct Hundreds: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
      }
    }
    let screen = layOut(width: 100, height: 100) {
      ScrollView { Text("A").frame(width: 50, height: 1000) }.scrollTargetBehavior(Hundreds())
    }
    let before = try screen.findInTree("A").frame.minY
    screen.send(.began, at: CGPoint(x: 50, y: 90))
    for frame in 1...10 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 50, y: 90 - 7 * CGFloat(frame)))
    }
    screen.send(.ended, at: CGPoint(x: 50, y: 20))
    screen.settle()
    let moved = before - (try screen.findInTree("A").frame.minY)
    #expect(moved > 0 && moved.truncatingRemainder(dividingBy: 100) == 0, "\(moved)")
  }
}
