import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Frames relative to the size of their container.
@MainActor @Suite struct ContainerRelativeFrameTests {
  @Test func theContainerIsTheWindowOutsideAScrollView() throws {
    let screen = layOut {
      VStack { fill("a").containerRelativeFrame([.horizontal, .vertical]).id(frame: "frame") }.frame(width: 50)
    }
    #expect(try screen.frame("frame") == [0, 0, 200, 100])
    #expect(try screen.frame("a") == [0, 0, 200, 100])
  }

  @Test func pagesHaveTheSizeOfTheirScrollView() throws {
    let screen = layOut {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { fill("\($0)").containerRelativeFrame([.horizontal, .vertical]) }
        }
      }
      .frame(width: 120, height: 60)
    }
    #expect(try screen.frame("0") == [40, 20, 120, 60])
    #expect(try screen.frame("2") == [280, 20, 120, 60])
  }

  @Test func countAndSpanAccountForSpacing() throws {
    let screen = layOut {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100) { number in
            fill("\(number)").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
          }
        }
      }
    }
    // Each part is (200 - 30) / 4 wide; three parts with two spacings are 147.5.
    #expect(try screen.find(id: "0").frame.width == 148)
    #expect(try screen.find(id: "1").frame.minX == 158)
  }

  @Test func aClosureComputesLengthsFromTheContainer() throws {
    let screen = layOut {
      box("a", 10, 10)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
          axis == .horizontal ? length / 2 : length - 20
        }
        .id(frame: "frame")
    }
    #expect(try screen.frame("frame") == [50, 10, 100, 80])
    #expect(try screen.frame("a") == [140, 80, 10, 10])
  }

  @Test func contentMarginsReduceTheContainer() throws {
    let screen = layOut {
      ScrollView(.horizontal) { fill("a").containerRelativeFrame(.horizontal) }.contentMargins(.horizontal, 15)
    }
    #expect(try screen.frame("a")[0] == 15)
    #expect(try screen.frame("a")[2] == 170)
  }

  @Test func relativeFramesFollowTheSizeOfTheContainer() throws {
    let model = Width()
    let screen = layOut { Page(model: model) }
    #expect(try screen.frame("a")[2] == 120)
    model.width = 80
    screen.settle()
    #expect(try screen.frame("a")[2] == 80)
    // An unrelated change doesn't lay out the frame again.
    LayoutCounters.reset()
    model.other += 1
    screen.settle()
    #expect(LayoutCounters.measured <= 2)
  }

  @Test func relativeFramesInsideRelativeFramesFollowTheirContainer() throws {
    let screen = layOut {
      ScrollView {
        ScrollView(.horizontal) { fill("inner").containerRelativeFrame(.horizontal) { width, _ in width / 2 } }
          .containerRelativeFrame([.horizontal, .vertical]) { length, _ in length - 40 }
      }
      .frame(width: 100)
    }
    #expect(try screen.frame("inner")[2] == 30)
  }

  @Test func invalidLengthsBecomeZeroAndReportIssue() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        fill("a").containerRelativeFrame(.horizontal) { _, _ in .nan }
        fill("b").containerRelativeFrame(.horizontal, count: 0, spacing: 0)
        fill("c").containerRelativeFrame(.horizontal, count: 2, span: -3, spacing: 0)
      }
    }
    #expect(try ["a", "b", "c"].map { try screen.frame($0)[2] } == [0, 200, 0])
    #expect(screen.issues.map(\.message).contains { $0.hasPrefix("A containerRelativeFrame of nan") })
  }
}

@Observable private final class Width {
  var width: CGFloat = 120
  var other = 0
}

private struct Page: View {
  let model: Width
  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) { fill("a").containerRelativeFrame(.horizontal) }.frame(width: model.width)
      Text(verbatim: "\(model.other)")
    }
  }
}
