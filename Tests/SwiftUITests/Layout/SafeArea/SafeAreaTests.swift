import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Safe area insets, and content that ignores the safe area.
@MainActor @Suite struct SafeAreaTests {
  @Test func anInsetReducesTheFrameOfTheContent() throws {
    func frames(_ edge: VerticalEdge) throws -> [[CGFloat]] {
      let screen = layOut { fill("a").safeAreaInset(edge: edge, spacing: 5) { box("bar", 80, 20) } }
      return [try screen.frame("a"), try screen.frame("bar")]
    }
    #expect(try frames(.top) == [[0, 25, 200, 75], [60, 0, 80, 20]])
    #expect(try frames(.bottom) == [[0, 0, 200, 75], [60, 80, 80, 20]])
    let side = layOut { fill("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { box("bar", 30, 20) } }
    #expect(try side.frame("a") == [30, 0, 170, 100])
    #expect(try side.frame("bar") == [0, 0, 30, 20])
  }

  @Test func anInsetThatFillsItsProposalReportsNoIssue() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 80, 20)
        fill("b").safeAreaInset(edge: .bottom, spacing: 0) { Circle().frame(maxWidth: 30) }
        fill("c").safeAreaInset(edge: .top) { Circle() }
      }
    }
    #expect(screen.issues.isEmpty)
    #expect(try screen.frame("b") == [80, 0, 60, 70])
  }

  @Test func contentIgnoringTheSafeAreaExtendsBehindTheInset() throws {
    let screen = layOut {
      fill("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { box("bar", 80, 20) }
    }
    #expect(try screen.frame("a") == [0, 0, 200, 100])
    let edges = layOut { fill("a").ignoresSafeArea(edges: .bottom).safeAreaPadding(10) }
    #expect(try edges.frame("a") == [10, 10, 180, 90])
    let old = layOut { fill("a").edgesIgnoringSafeArea(.all).safeAreaPadding(.leading, 30) }
    #expect(try old.frame("a") == [0, 0, 200, 100])
  }

  @Test func scrolledContentHasNoSafeAreaAlongTheScrollAxis() throws {
    let rows = layOut {
      ScrollView { fill("a").frame(height: 20).ignoresSafeArea() }.safeAreaPadding(10)
    }
    #expect(try rows.frame("a") == [0, 10, 200, 20])
    let columns = layOut {
      ScrollView(.horizontal) { fill("a").frame(width: 20).ignoresSafeArea() }.safeAreaPadding(10)
    }
    #expect(try columns.frame("a") == [10, 0, 20, 100])
  }

  @Test func contentAwayFromAnEdgeDoesNotExtendPastThatEdge() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("above", 10, 10)
        fill("a").ignoresSafeArea()
      }
      .safeAreaPadding(10)
    }
    #expect(try screen.frame("a") == [0, 20, 200, 80])
  }

  @Test func ignoringTheSafeAreaDoesNotAffectTheLayoutOfOtherViews() throws {
    let screen = layOut {
      fill("a").ignoresSafeArea().id(frame: "seen").safeAreaPadding(10)
    }
    #expect(try screen.frame("seen") == [10, 10, 180, 80])
    #expect(try screen.find(id: "a").frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func aGeometryReaderReadsTheSafeAreaInsets() throws {
    let screen = layOut {
      GeometryReader { Text(verbatim: "\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.leading))") }
        .safeAreaInset(edge: .top, spacing: 4) { box("bar", 10, 20) }
        .safeAreaPadding(.leading, 7)
    }
    #expect(screen.texts.first == "24 7")
  }

  @Test func theLeadingEdgeFollowsTheLayoutDirection() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      fill("a").ignoresSafeArea(edges: .leading).id(frame: "seen").safeAreaPadding(.horizontal, 10)
    }
    #expect(try screen.frame("seen") == [10, 0, 180, 100])
    #expect(try screen.frame("a") == [10, 0, 190, 100])
  }

  @Test func aGrowingInsetMovesTheContent() throws {
    let model = Model()
    let screen = layOut { Barred(model: model) }
    #expect(try screen.frame("a") == [0, 20, 200, 80])
    #expect(try screen.frame("behind") == [0, 0, 200, 100])
    model.height = 50
    screen.update()
    #expect(try screen.frame("a") == [0, 50, 200, 50])
    #expect(try screen.frame("behind") == [0, 0, 200, 100])
  }
}

@Observable private final class Model {
  var height: CGFloat = 20
}

private struct Barred: View {
  let model: Model

  var body: some View {
    fill("a")
      .background { fill("behind").ignoresSafeArea() }
      .safeAreaInset(edge: .top, spacing: 0) { box("bar", 10, model.height) }
  }
}
