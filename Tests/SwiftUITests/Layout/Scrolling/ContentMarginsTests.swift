import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Margins between scrolled content and the edges of its scroll view.
@MainActor @Suite struct ContentMarginsTests {
  @Test func contentMarginsInsetTheContent() throws {
    let screen = layOut {
      ScrollView { fill("a").frame(height: 300) }.contentMargins(10).id(frame: "scroll")
    }
    #expect(try screen.frame("scroll") == [0, 0, 200, 100])
    #expect(try screen.frame("a") == [10, 10, 180, 300])
    try screen.scroll(1_000)
    #expect(try screen.frame("a") == [10, -210, 180, 300])
  }

  @Test func contentThatFitsWithItsMarginsDoesNotScroll() throws {
    let screen = layOut { ScrollView { box("a", 30, 70) }.contentMargins(10).id(frame: "scroll") }
    #expect(try screen.frame("scroll")[2] == 50)
    try screen.scroll(50)
    #expect(try screen.frame("a")[1] == 10)
  }

  @Test func edgesCanHaveDifferentMargins() throws {
    let screen = layOut {
      ScrollView(.horizontal) { box("a", 300, 30) }
        .contentMargins(.leading, 7)
        .contentMargins(.vertical, EdgeInsets(top: 3, leading: 99, bottom: 9, trailing: 99))
        .contentMargins(.horizontal, 50, for: .scrollIndicators)
        .id(frame: "scroll")
    }
    #expect(try screen.frame("a") == [7, 32, 300, 30])
    #expect(try screen.frame("scroll") == [0, 29, 200, 42])
    try screen.find(id: "scroll").scroll(by: CGSize(width: 1_000, height: 0))
    #expect(try screen.frame("a")[0] == -100)
  }

  @Test func contentMarginsUpdate() throws {
    let margin = Margin()
    let screen = layOut { Margins(margin: margin) }
    #expect(try screen.frame("a") == [10, 10, 180, 300])
    margin.length = 25
    screen.settle()
    #expect(try screen.frame("a") == [25, 25, 150, 300])
    margin.length = nil
    screen.settle()
    #expect(try screen.frame("a") == [0, 0, 200, 300])
  }

  @Test func aMarginOfNilLeavesThoseAroundUnchanged() throws {
    let screen = layOut {
      ScrollView { fill("a").frame(height: 30) }.contentMargins(.all, nil).contentMargins(20)
    }
    #expect(try screen.frame("a") == [20, 20, 160, 30])
    let zero = layOut {
      ScrollView { fill("a").frame(height: 30) }.contentMargins(.horizontal, 0).contentMargins(20)
    }
    #expect(try zero.frame("a") == [0, 20, 200, 30])
  }

  @Test func lazyRowsAndPinnedHeadersKeepTheMargins() throws {
    let screen = layOut {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section("title") { ForEach(0..<1_000) { Text(verbatim: "\($0)") } }
        }
      }
      .contentMargins(.top, 15)
      .id(frame: "scroll")
    }
    #expect(try screen.find("0").frame.minY == 35)
    try screen.scroll(200)
    #expect(try screen.find("title").frame.minY == 15)
    #expect(try screen.find("10").frame.minY == 35)
  }

  @Test func nonfiniteMarginsAreZero() throws {
    let screen = layOut {
      ScrollView { fill("a").frame(height: 30) }.contentMargins(.nan).contentMargins(.top, -.infinity)
    }
    #expect(try screen.frame("a") == [0, 0, 200, 30])
  }
}

@Observable private final class Margin {
  var length: CGFloat? = 10
}

private struct Margins: View {
  let margin: Margin
  var body: some View {
    ScrollView { fill("a").frame(height: 300) }.contentMargins(.all, margin.length)
  }
}
