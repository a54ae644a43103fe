import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The size of `ZStack`, and its proposals to its views.
@MainActor @Suite struct ZStackTests {
  @Test func theViewsOfTheHighestPriorityDetermineTheSize() throws {
    let screen = layOut {
      ZStack {
        fill("a")
        box("b", 50, 20).layoutPriority(1)
        box("c", 80, 10)
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [75, 40, 50, 20])
    #expect(try screen.frame("a") == [75, 40, 50, 20])
    #expect(try screen.frame("c") == [60, 45, 80, 10])
  }

  @Test func aSpacerBesideOtherViewsDoesNotAffectTheSize() throws {
    let screen = layOut {
      ZStack {
        box("a", 50, 20)
        Spacer()
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [75, 40, 50, 20])
    #expect(try layOut { ZStack { Spacer() }.id(frame: "stack") }.frame("stack") == [0, 0, 200, 100])
  }

  @Test func viewsAreProposedTheSizeOfTheStack() throws {
    let ideal = layOut {
      ZStack {
        fill("a")
        box("b", 50, 20)
      }
      .fixedSize()
    }
    #expect(try ideal.frame("a") == [75, 40, 50, 20])
    let scrolled = layOut {
      ScrollView {
        ZStack(alignment: .bottomTrailing) {
          fill("a")
          box("b", 50, 300)
        }
      }
    }
    #expect(try scrolled.frame("a") == [0, 0, 200, 300])
    #expect(try scrolled.frame("b") == [150, 0, 50, 300])
  }

  @Test func aTextThatDeterminesTheSizeFitsIntoIt() throws {
    let screen = layOut {
      ZStack {
        fill("a")
        Text(verbatim: "two words").id(frame: "text").layoutPriority(1)
      }
    }
    #expect(try screen.frame("text") == [64, 40, 72, 20])
    #expect(try screen.frame("a") == [64, 40, 72, 20])
  }
}
