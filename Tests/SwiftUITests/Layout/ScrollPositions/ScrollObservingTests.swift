import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Actions that follow a scroll view.
@MainActor @Suite struct ScrollObservingTests {
  private func rows(_ count: Int = 50) -> some View {
    VStack(spacing: 0) { ForEach(0..<count) { Text("Row \($0)").frame(width: 80, height: 20) } }
  }

  @Test func theGeometryIsReported() throws {
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) {
      ScrollView { rows() }
        .contentMargins(.vertical, 10, for: .scrollContent)
        .id(frame: "scroll")
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, new in
          log.add("\(new.contentOffset.y) \(new.contentSize.height) \(new.contentInsets.top) \(new.bounds.minY)")
        }
    }
    try screen.scroll(30)
    #expect(log.lines == ["-10.0 1000.0 10.0 0.0", "20.0 1000.0 10.0 30.0"])
  }

  @Test func innerScrollViewsAreNotFollowed() throws {
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Text("Wide").frame(width: 500, height: 20) }.id(frame: "inner")
          rows()
        }
      }
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, new in
        log.add("\(new.x) \(new.y)")
      }
    }
    try screen.find(id: "inner").scroll(by: CGSize(width: 50, height: 0))
    #expect(log.lines == ["0.0 0.0"])
  }

  @Test func phasesFollowATouchToItsRest() throws {
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) {
      ScrollView { rows() }.onScrollPhaseChange { old, new, context in
        log.add("\(old)-\(new)\(context.velocity == nil ? "" : " moving")")
      }
    }
    screen.send(.began, at: CGPoint(x: 50, y: 90))
    screen.send(.ended, at: CGPoint(x: 50, y: 90))
    #expect(log.lines == ["idle-tracking", "tracking-idle"])
    screen.send(.began, at: CGPoint(x: 50, y: 90))
    for frame in 1...5 {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 50, y: 90 - 12 * CGFloat(frame)))
    }
    screen.send(.ended, at: CGPoint(x: 50, y: 30))
    screen.settle()
    #expect(
      log.lines.dropFirst(2) == [
        "idle-tracking", "tracking-interacting", "interacting-decelerating moving", "decelerating-idle",
      ])
  }

  @Test func anAnimatedScrollIsAPhase() throws {
    let log = ActionLog()
    struct Content<Rows: View>: View {
      @State var position = ScrollPosition()
      let log: ActionLog
      let rows: Rows
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { withAnimation { position.scrollTo(edge: .bottom) } }.frame(height: 20)
          ScrollView { rows }.scrollPosition($position).onScrollPhaseChange { _, new in log.add("\(new)") }
        }
      }
    }
    let screen = layOut(width: 100, height: 100) { Content(log: log, rows: rows()) }
    try screen.find("Go").tap()
    #expect(log.lines == ["animating", "idle"])
  }

  @Test func visibilityIsReportedAtItsThreshold() throws {
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Text("Row \(row)").frame(width: 80, height: 40).onScrollVisibilityChange { log.add("\(row) \($0)") }
          }
        }
      }
      .id(frame: "scroll")
    }
    #expect(Set(log.lines) == ["0 true", "1 true", "2 true"])
    log.lines = []
    try screen.scroll(30)
    #expect(Set(log.lines) == ["0 false"])
    log.lines = []
    try screen.scroll(12)
    #expect(Set(log.lines) == ["3 true"])
  }

  @Test func visibilityFollowsAThresholdThatChanges() throws {
    struct Content: View {
      let log: ActionLog
      @State private var threshold = 0.5

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { row in
              Text("Row \(row)").frame(width: 80, height: 40)
                .onScrollVisibilityChange(threshold: threshold) { log.add("\(row) \($0)") }
            }
          }
        }
        .overlay(alignment: .topTrailing) { Button("All") { threshold = 1 } }
      }
    }
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) { Content(log: log) }
    log.lines = []
    try screen.find("All").tap()
    #expect(log.lines == ["2 false"])
  }

  @Test func visibleTargetsAreReported() throws {
    let log = ActionLog()
    let screen = layOut(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 80, height: 50) } }
          .scrollTargetLayout()
      }
      .id(frame: "scroll")
      .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
    }
    try screen.scroll(1000)
    #expect(log.lines == ["[0, 1]", "[20, 21]"])
  }
}
