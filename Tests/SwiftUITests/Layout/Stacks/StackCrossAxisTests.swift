import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The proposals of stacks across their axis: their own proposal or, when they place views, at least their own size.
@MainActor @Suite struct StackCrossAxisTests {
  @Test func viewsCanFillTheIdealHeightOfTheirStack() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Text(verbatim: "A").frame(maxHeight: .infinity).id(frame: "a")
        Text(verbatim: "B\nB").frame(maxHeight: .infinity).id(frame: "b")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(try screen.frame("a")[3] == 40)
    #expect(try screen.frame("b")[3] == 40)
  }

  @Test func viewsCanFillTheIdealWidthOfTheirStack() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Text(verbatim: "Log in").frame(maxWidth: .infinity).id(frame: "a")
        Text(verbatim: "Reset Password").frame(maxWidth: .infinity).id(frame: "b")
      }
      .fixedSize()
    }
    #expect(try screen.frame("a") == [44, 30, 112, 20])
    #expect(try screen.frame("b") == [44, 50, 112, 20])
  }

  @Test func aDividerInAScrollViewHasTheLengthOfTheContent() throws {
    let screen = layOut {
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          box("wide", 500, 10)
          Divider().id(frame: "line")
        }
      }
    }
    #expect(try screen.frame("line")[2...] == [500, 1])
    let row = layOut {
      ScrollView {
        HStack(spacing: 0) {
          box("high", 10, 300)
          Divider().id(frame: "line")
        }
      }
    }
    #expect(try row.frame("line")[2...] == [1, 300])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func aDividerIsOnePixelThick(scale: CGFloat) throws {
    let screen = TestScreen(environment: { $0.displayScale = scale }) { VStack { Divider().id(frame: "line") } }
    #expect(abs(try screen.find(id: "line").frame.height - 1 / scale) < 0.001)
    screen.environment.displayScale = 4
    screen.update()
    #expect(try screen.find(id: "line").frame.height == 0.25)
  }

  @Test func viewsAreAlignedInTheirFinalSizes() throws {
    let screen = layOut {
      HStack(alignment: .bottom, spacing: 0) {
        fill("a").frame(width: 10)
        box("b", 10, 30)
        Text(verbatim: "A").frame(maxHeight: .infinity, alignment: .top).id(frame: "c")
      }
      .id(frame: "stack")
      .fixedSize()
    }
    #expect(try screen.frame("stack")[3] == 30)
    #expect(try screen.frame("a")[1...] == [35, 10, 30])
    #expect(try screen.frame("b")[1...] == [35, 10, 30])
    #expect(try screen.frame("c")[1...] == [35, 8, 30])
  }

  @Test func nestedStacksFillTheHeightOfTheOuterStack() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("high", 10, 60)
        VStack(spacing: 0) {
          box("top", 10, 10)
          Spacer()
          box("bottom", 20, 10)
          fill("line").frame(height: 2)
        }
      }
      .fixedSize()
    }
    #expect(try screen.frame("top")[1] == 20)
    #expect(try screen.frame("bottom")[1] == 68)
    #expect(try screen.frame("line") == [95, 78, 20, 2])
  }

  @Test func aStackProposesTheWidthThatItIsProposed() throws {
    let screen = layOut { VStack(spacing: 0) { ForEach(0..<10) { _ in Probe() } } }
    _ = screen
    // Each view is measured with 0, with infinity and with its share, because a custom layout may answer anything in between.
    #expect(Probe.Counter.proposals.count == 30)
    #expect(Probe.Counter.proposals.allSatisfy { $0.width == 200 })
  }

  // MARK: Order of measurement

  @Test func theFlexibleViewWithTheLargestMinimumIsMeasuredFirst() throws {
    let screen = layOut(width: 156) {
      HStack(spacing: 0) {
        fill("a")
        fill("b").frame(minWidth: 60)
        fill("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try screen.frame($0)[2] } == [48, 60, 48])
  }

  @Test func theFlexibleGridColumnWithTheLargestMinimumIsMeasuredFirst() throws {
    let screen = layOut(width: 156) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          fill("a")
          fill("b").frame(minWidth: 60)
          fill("c")
        }
      }
    }
    #expect(try ["a", "b", "c"].map { try screen.frame($0)[2] } == [48, 60, 48])
  }
}

/// A view with the proposed width and a height of 5 points.
private struct Probe: View {
  @MainActor enum Counter {
    static var proposals: [ProposedViewSize] = []
  }

  struct Measuring: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      MainActor.assumeIsolated { Counter.proposals.append(proposal) }
      return CGSize(width: proposal.width ?? 10, height: 5)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  var body: some View { Measuring() {} }
}
