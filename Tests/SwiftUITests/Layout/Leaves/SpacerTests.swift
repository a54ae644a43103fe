import CanopyTesting
import SwiftUI
import Testing

/// Flexible space, and the sizes of other views without views inside. The window is 200 by 100 points.
@MainActor @Suite struct SpacerTests {
  @Test func aSpacerOutsideAStackFillsBothAxes() throws {
    #expect(try layOut { Spacer().id(frame: "space") }.frame("space") == [0, 0, 200, 100])
    let layered = layOut { ZStack { Spacer().id(frame: "space") } }
    #expect(try layered.frame("space") == [0, 0, 200, 100])
  }

  @Test func aSpacerHasNoLengthAcrossItsStack() throws {
    let row = layOut {
      HStack(spacing: 0) {
        box("a", 10, 10); Spacer().id(frame: "space")
      }
    }
    #expect(try row.frame("space")[3] == 0 && row.frame("space")[2] == 190)
    let column = layOut {
      VStack(spacing: 0) {
        box("a", 10, 10); Spacer().id(frame: "space")
      }
    }
    #expect(try column.frame("space")[2] == 0 && column.frame("space")[3] == 90)
  }

  @Test("12 Without a length of its own, a spacer is at least 8 points long")
  func aSpacerIsAtLeastAsLongAsTheUsualSpace() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 50, 10); Spacer().id(frame: "space"); box("b", 150, 10)
      }
    }
    #expect(try screen.frame("space")[2] == 8)
  }

  @Test(arguments: [0, -20] as [CGFloat]) func aSpacerMayVanish(length: CGFloat) throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 120, 10); Spacer(minLength: length).id(frame: "space"); box("b", 80, 10)
      }
    }
    #expect(try screen.frame("space")[2] == 0 && screen.frame("b") == [120, 45, 80, 10])
  }

  @Test func severalSpacersShareTheSpace() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Spacer(minLength: 0).id(frame: "first"); box("a", 20, 10); Spacer(minLength: 0).id(frame: "second")
        Spacer(minLength: 0).id(frame: "third")
      }
    }
    for id in ["first", "second", "third"] { #expect(try screen.frame(id)[2] == 60) }
  }

  @Test func aSpacerInAScrollViewIsAsShortAsItMayBe() throws {
    let screen = layOut {
      ScrollView {
        box("a", 10, 10); Spacer(minLength: 25).id(frame: "space"); box("b", 10, 10)
      }
    }
    #expect(try screen.frame("space")[3] == 25)
  }

  @Test func aChangedLengthMovesWhatIsBehind() throws {
    let screen = layOut { Widening() }
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 15)
    try screen.find("widen").tap()
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 40)
  }

  @Test func aSpacerDoesNotTakeTouches() throws {
    let log = ActionLog()
    let screen = layOut {
      ZStack {
        Button("behind") { log.add("tapped") }
        VStack {
          Spacer(); Text("below")
        }
      }
    }
    try screen.find("behind").tap()
    #expect(log.lines == ["tapped"])
  }

  // MARK: Other leaves

  @Test("Shapes and colors without a proposal are 10 by 10 points") func shapesHaveASmallIdealSize() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Color.red.id(frame: "color").fixedSize()
        Rectangle().id(frame: "shape").fixedSize()
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).id(frame: "gradient").fixedSize()
      }
    }
    for id in ["color", "shape", "gradient"] { #expect(try Array(screen.frame(id)[2...]) == [10, 10]) }
  }

  @Test func aCircleIsAsLargeAsTheShorterSideAllows() throws {
    let log = ActionLog()
    let screen = layOut {
      Circle().onTapGesture { log.add("inside") }.frame(width: 100, height: 100)
    }
    // The corner belongs to the frame, and not to the circle.
    for point in [CGPoint(x: 55, y: 5), CGPoint(x: 100, y: 50)] {
      screen.touch(at: point).lift()
      screen.settle()
    }
    #expect(log.lines == ["inside"])
  }

  @Test func anEmptyTextKeepsTheHeightOfItsLine() throws {
    let screen = layOut { Text("").id(frame: "empty") }
    #expect(try screen.frame("empty") == [100, 40, 0, 20])
  }
}

private struct Widening: View {
  @State private var length: CGFloat = 5

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        box("a", 10, 10)
        Spacer(minLength: length)
        box("b", 10, 10)
      }
      .fixedSize()
      Button("widen") { length = 30 }
    }
  }
}
