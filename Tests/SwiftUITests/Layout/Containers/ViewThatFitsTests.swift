import CanopyTesting
import SwiftUI
import Testing

/// The first of several views whose ideal size fits.
@MainActor @Suite struct ViewThatFitsTests {
  @Test func aViewThatFitsExactlyIsShown() {
    func texts(width: CGFloat) -> [String] {
      layOut(width: width) {
        ViewThatFits {
          Text("abcd")
          Text("x")
        }
      }.texts
    }
    #expect(texts(width: 32) == ["abcd"] && texts(width: 31) == ["x"])
  }

  @Test func onlyTheGivenAxisCounts() throws {
    func shown(in axes: Axis.Set) throws -> [String] {
      let screen = layOut {
        ViewThatFits(in: axes) {
          box("tall", 10, 300)
          box("wide", 300, 10)
          box("small", 10, 10)
        }
      }
      return ["tall", "wide", "small"].filter { (try? screen.find(id: $0).isVisible) == true }
    }
    #expect(try shown(in: .horizontal) == ["tall"])
    #expect(try shown(in: .vertical) == ["wide"])
    #expect(try shown(in: [.horizontal, .vertical]) == ["small"])
  }

  @Test func theIdealSizeDecidesAndTheViewFillsTheProposal() throws {
    let screen = layOut {
      ViewThatFits {
        fill("large").frame(idealWidth: 300, maxWidth: .infinity)
        fill("small").frame(idealWidth: 30, maxWidth: .infinity)
        Text("x")
      }
    }
    #expect(try screen.find(id: "small").isVisible)
    #expect(throws: (any Error).self) { try screen.find(id: "large") }
    #expect(try screen.frame("small")[2] == 200)
  }

  @Test func aTextThatCouldWrapDoesNotFitOnOneLine() {
    let long = "a text of thirty characters ..."
    #expect(long.count * 8 > 200)
    let screen = layOut {
      ViewThatFits(in: .horizontal) {
        Text(long)
        Text("short")
      }
    }
    #expect(screen.texts == ["short"])
  }

  @Test func inTheVerticalAxisATextMayWrap() {
    let long = "a text of thirty characters ..."
    let screen = layOut {
      ViewThatFits(in: .vertical) {
        Text(long)
        Text("short")
      }
    }
    #expect(screen.texts == [long])
  }

  @Test func withoutALimitTheFirstViewIsShown() {
    let screen = layOut {
      ScrollView(.horizontal) {
        ViewThatFits {
          Text("a text that is far wider than the window is")
          Text("short")
        }
      }
    }
    #expect(screen.texts == ["a text that is far wider than the window is"])
  }

  @Test func theSizeIsThatOfTheViewThatIsShown() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        ViewThatFits {
          box("wide", 500, 20)
          box("small", 30, 20)
        }
        .id(frame: "fitting")
        box("after", 10, 10)
      }
    }
    #expect(try screen.frame("fitting") == [80, 40, 30, 20])
    #expect(try screen.frame("after") == [110, 45, 10, 10])
  }

  @Test func withoutViewsThereIsNoSize() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        ViewThatFits {}
        box("a", 10, 10)
      }
    }
    #expect(try screen.frame("a") == [95, 45, 10, 10])
  }

  @Test func itsBaselineIsThatOfTheViewThatIsShown() throws {
    let screen = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ViewThatFits {
          box("wide", 500, 90)
          Text("x").font(.system(size: 32))
        }
        Text("y").id(frame: "y")
      }
    }
    // A baseline is a fifth of the line's height above its end.
    let (large, small) = (try screen.find("x").frame, try screen.frame("y"))
    #expect(large.height > 20 && abs(large.minY + large.height * 0.8 - (small[1] + 16)) <= 1)
  }

  @Test func viewsThatAreNotShownCannotBeTouched() throws {
    let log = ActionLog()
    let screen = layOut {
      ViewThatFits {
        Button("a button that is far too long to fit") { log.add("long") }
        Button("short") { log.add("short") }
      }
    }
    #expect(throws: (any Error).self) { try screen.find("a button that is far too long to fit").tap() }
    try screen.find("short").tap()
    #expect(log.lines == ["short"])
  }

  @Test func theChoiceFollowsTheTextSize() {
    let screen = layOut { ViewThatFitsInALine() }
    #expect(screen.texts == ["twenty characters or"])
    screen.environment.dynamicTypeSize = .accessibility3
    screen.update()
    #expect(screen.texts == ["few"])
  }

  @Test func theChoiceFollowsTheWindow() {
    let screen = layOut {
      ViewThatFits {
        Text("abcdefghij")
        Text("abcde")
        Text("a")
      }
    }
    var shown: [[String]] = []
    for width in [100, 50, 10, 79, 80] as [CGFloat] {
      screen.resize(to: CGSize(width: width, height: 100))
      shown.append(screen.texts)
    }
    #expect(shown == [["abcdefghij"], ["abcde"], ["a"], ["abcde"], ["abcdefghij"]])
  }

  @Test func aViewThatComesFirstIsShownIfItFits() throws {
    let screen = layOut { Growing() }
    #expect(screen.texts == ["second", "add"])
    try screen.find("add").tap()
    #expect(screen.texts == ["first", "add"])
  }

  @Test func aViewThatIsShownAgainHasItsState() throws {
    let screen = layOut(width: 200) {
      ViewThatFits {
        Counter(name: "a long name")
        Counter(name: "b")
      }
    }
    try screen.find("a long name 0").tap()
    screen.resize(to: CGSize(width: 50, height: 100))
    #expect(screen.texts == ["b 0"])
    screen.resize(to: CGSize(width: 200, height: 100))
    #expect(screen.texts == ["a long name 1"])
  }
}

private struct ViewThatFitsInALine: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("twenty characters or").font(.body)
      Text("few").font(.body)
    }
  }
}

private struct Growing: View {
  @State private var hasFirst = false

  var body: some View {
    VStack {
      ViewThatFits {
        if hasFirst { Text("first") }
        Text("second")
      }
      Button("add") { hasFirst = true }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
