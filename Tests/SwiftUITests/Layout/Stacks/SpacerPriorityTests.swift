import CanopyTesting
import SwiftUI
import Testing

/// Spacers take the space that other views leave.
@MainActor @Suite struct SpacerPriorityTests {
  @Test func aTextBesideASpacerHasItsIdealWidth() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Text("twenty letters of it"); Spacer().id(frame: "spacer")
      }
    }
    #expect(try screen.find("twenty letters of it").frame == CGRect(x: 0, y: 40, width: 160, height: 20))
    #expect(try screen.frame("spacer")[2] == 40)
  }

  @Test func aSpacerKeepsItsMinimumLength() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        fill("a"); Spacer(minLength: 30).padding(.leading, 5).id(frame: "spacer"); fill("b")
      }
    }
    #expect(try screen.frame("a")[2] == 82.5.rounded())
    #expect(try screen.frame("spacer")[2] == 35)
  }

  @Test func aSpacerWithALayoutPriorityOfZeroSharesTheSpace() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        fill("a"); Spacer().layoutPriority(0).id(frame: "spacer")
      }
    }
    #expect(try screen.frame("a")[2] == 100)
  }
}
