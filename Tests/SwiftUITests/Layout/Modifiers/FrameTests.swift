import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The sizes and alignments of `frame`.
@MainActor @Suite struct FrameTests {
  @Test func aFrameHasItsSizeAndAlignsItsContent() throws {
    func inside(_ alignment: Alignment) throws -> [CGFloat] {
      let screen = layOut { box("a", 20, 10).frame(width: 100, height: 50, alignment: alignment).id(frame: "frame") }
      #expect(try screen.frame("frame") == [50, 25, 100, 50])
      return try screen.frame("a")
    }
    #expect(try inside(.center) == [90, 45, 20, 10])
    #expect(try inside(.topLeading) == [50, 25, 20, 10])
    #expect(try inside(.bottomTrailing) == [130, 65, 20, 10])
  }

  @Test func aFrameProposesItsSize() throws {
    let screen = layOut { fill("a").frame(width: 30, height: 40) }
    #expect(try screen.frame("a") == [85, 30, 30, 40])
  }

  @Test func aFrameWithoutAWidthKeepsTheProposedWidth() throws {
    let screen = layOut { fill("a").frame(height: 40) }
    #expect(try screen.frame("a") == [0, 30, 200, 40])
  }

  @Test func aFrameCanBeSmallerThanItsContent() throws {
    let screen = layOut { box("a", 50, 50).frame(width: 10, height: 10).id(frame: "frame") }
    #expect(try screen.frame("frame") == [95, 45, 10, 10])
    #expect(try screen.frame("a") == [75, 25, 50, 50])
  }

  @Test func anInfiniteMaximumFillsTheProposal() throws {
    let screen = layOut { box("a", 20, 10).frame(maxWidth: .infinity, alignment: .trailing).id(frame: "frame") }
    #expect(try screen.frame("frame") == [0, 45, 200, 10])
    #expect(try screen.frame("a") == [180, 45, 20, 10])
  }

  @Test func aFrameDoesNotExceedItsMaximum() throws {
    let screen = layOut { fill("a").frame(maxWidth: 80, maxHeight: 30).id(frame: "frame") }
    #expect(try screen.frame("frame") == [60, 35, 80, 30])
    #expect(try screen.frame("a") == [60, 35, 80, 30])
  }

  @Test func aFrameIsAtLeastItsMinimum() throws {
    let screen = layOut { box("a", 20, 10).frame(minWidth: 60, minHeight: 40).id(frame: "frame") }
    #expect(try screen.frame("frame") == [70, 30, 60, 40])
  }

  @Test func anUnspecifiedProposalResultsInTheIdealSize() throws {
    let screen = layOut {
      fill("a").frame(minWidth: 10, idealWidth: 70, maxWidth: 90, idealHeight: 20).fixedSize().id(frame: "frame")
    }
    #expect(try screen.frame("frame") == [65, 40, 70, 20])
  }

  @Test func theIdealSizeOverridesTheSizeOfTheContent() throws {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "ab").frame(idealWidth: 120).id(frame: "text").fixedSize()
        box("box", 20, 10).frame(idealWidth: 10, idealHeight: 30, alignment: .topLeading).id(frame: "small").fixedSize()
      }
    }
    #expect(try screen.frame("text")[2...] == [120, 20])
    #expect(try screen.frame("small")[2...] == [10, 30])
    // A proposal takes precedence over the ideal size.
    let offered = layOut { Text(verbatim: "ab").frame(idealWidth: 120).id(frame: "text") }
    #expect(try offered.frame("text")[2...] == [16, 20])
  }

  @Test func anIdealWidthAboveTheMaximumTakesPrecedenceAndReportsIssue() throws {
    let screen = layOut { Contradiction() }
    #expect(try screen.frame("a")[2] == 30)
    #expect(screen.issues.map(\.kind) == [.layout])
  }

  @Test func negativeDimensionsAreIgnored() throws {
    let screen = layOut { fill("a").frame(width: -5, height: 20) }
    #expect(try screen.frame("a")[2...] == [200, 20])
    let flexible = layOut { fill("a").frame(minWidth: -5, maxWidth: -5, idealHeight: -1).fixedSize() }
    #expect(try flexible.frame("a")[2...] == [10, 10])
  }

  @Test func aFrameWithoutAnIdealSizeHasTheIdealSizeOfItsContent() throws {
    let screen = layOut { box("a", 20, 10).frame(maxWidth: .infinity).fixedSize().id(frame: "frame") }
    #expect(try screen.frame("frame") == [90, 45, 20, 10])
  }

  @Test func eachMemberOfAGroupHasItsOwnFrame() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        Group {
          box("a", 10, 10)
          box("b", 20, 10)
        }
        .frame(width: 100, alignment: .leading)
      }
    }
    #expect(try screen.frame("a") == [50, 40, 10, 10])
    #expect(try screen.frame("b") == [50, 50, 20, 10])
  }

  @Test func invalidFramesReportIssuesAndAreCorrected() throws {
    let screen = layOut { Wrong() }
    #expect(screen.issues.map(\.kind) == [.layout, .layout, .layout])
    #expect(
      screen.issues.first?.message.hasPrefix("Invalid frame dimension (negative or non-finite): -5 for ") == true)
    #expect(screen.issues.first?.message.contains("in the body of Wrong") == true)
    #expect(screen.issues.last?.message.hasPrefix("Contradictory frame constraints specified") == true)
    #expect(try screen.frame("negative")[2...] == [10, 10])
    #expect(try screen.frame("contradictory")[2] == 50)
  }
}

private struct Contradiction: View {
  var body: some View { fill("a").frame(idealWidth: 30, maxWidth: 20).fixedSize() }
}

private struct Wrong: View {
  var body: some View {
    VStack(spacing: 0) {
      box("a", 10, 10).frame(width: -5, height: .nan).id(frame: "negative")
      box("b", 10, 10).frame(minWidth: 50, maxWidth: 20).id(frame: "contradictory")
    }
  }
}
