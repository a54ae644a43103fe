import CanopyTesting
import SwiftUI
import Testing

/// Where views are placed along the guides of their containers. The window is 200 by 100 points.
@MainActor @Suite struct AlignmentTests {
  @Test(
    arguments: [
      (Alignment.topLeading, 0, 0), (.top, 90, 0), (.topTrailing, 180, 0), (.leading, 0, 45), (.center, 90, 45),
      (.trailing, 180, 45), (.bottomLeading, 0, 90), (.bottom, 90, 90), (.bottomTrailing, 180, 90),
    ] as [(Alignment, CGFloat, CGFloat)])
  func anAlignmentIsAPlaceInAFrame(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
    let screen = layOut {
      box("a", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
    #expect(try screen.frame("a") == [x, y, 20, 10])
  }

  @Test func anAlignmentConsistsOfOneForEachAxis() {
    #expect(Alignment(horizontal: .trailing, vertical: .top) == .topTrailing)
    #expect(Alignment(horizontal: .center, vertical: .firstTextBaseline) == .centerFirstTextBaseline)
    #expect(Alignment.leading.vertical == .center && Alignment.bottom.horizontal == .center)
    #expect(Set([Alignment.top, Alignment(horizontal: .center, vertical: .top), .bottom]).count == 2)
  }

  @Test func customAlignmentsAreEqualIfTheirGuidesAre() {
    #expect(VerticalAlignment(FirstThird.self) == .firstThird && VerticalAlignment.firstThird != .middle)
    #expect(VerticalAlignment.firstThird != .top && HorizontalAlignment(FirstThird.self) != .leading)
  }

  // MARK: Custom guides

  @Test func aCustomGuideIsWhereItsDefaultSays() throws {
    let screen = layOut {
      HStack(alignment: .firstThird, spacing: 0) {
        box("a", 10, 30)
        box("b", 10, 60)
      }
    }
    // A third of 30 is 10 points above a third of 60.
    #expect(try screen.frame("b") == [100, 20, 10, 60])
    #expect(try screen.frame("a") == [90, 30, 10, 30])
  }

  @Test func anExplicitGuideReplacesTheDefault() throws {
    let screen = layOut {
      HStack(alignment: .firstThird, spacing: 0) {
        box("a", 10, 30).alignmentGuide(.firstThird) { $0.height }
        box("b", 10, 60)
      }
    }
    #expect(try screen.frame("a")[1] + 30 == screen.frame("b")[1] + 20)
  }

  @Test func aGuideOfAnotherNameHasNoEffect() throws {
    let screen = layOut {
      HStack(alignment: .firstThird, spacing: 0) {
        box("a", 10, 30).alignmentGuide(.middle) { _ in -100 }
        box("b", 10, 30)
      }
    }
    #expect(try screen.frame("a")[1] == screen.frame("b")[1])
  }

  @Test("11.10 An explicit guide moves with the view inside the padding") func aGuideIsInTheCoordinatesOfItsView()
    throws
  {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in 5 }.padding(10)
        box("b", 20, 10)
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [80, 30, 40, 40])
    #expect(try screen.frame("a") == [90, 40, 20, 10])
    #expect(try screen.frame("b") == [95, 60, 20, 10])
  }

  @Test func theOuterOfTwoExplicitGuidesOfAViewCounts() throws {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.leading) { $0[.leading] + 10 }
        box("b", 20, 10)
      }
    }
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 15)
  }

  @Test func aGuideMayBeComputedFromOthers() throws {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.trailing] - $0[VerticalAlignment.center] }
        box("b", 20, 10)
      }
    }
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 15)
  }

  @Test func aGuideIsExplicitOnlyIfItIsSet() throws {
    let log = ActionLog()
    _ = layOut {
      VStack(alignment: .leading) {
        box("a", 20, 10).alignmentGuide(.leading) { dimensions in
          log.add("\(String(describing: dimensions[explicit: .leading])) \(dimensions.width) by \(dimensions.height)")
          return 3
        }
        .alignmentGuide(.leading) { dimensions in
          log.add(String(describing: dimensions[explicit: .leading]))
          return 4
        }
      }
    }
    #expect(Set(log.lines) == ["nil 20.0 by 10.0", "Optional(3.0)"])
  }

  @Test func aChangedGuideMovesItsView() throws {
    let screen = layOut { Sliding() }
    try screen.find("move").tap()
    #expect(try screen.frame("b")[0] - screen.frame("a")[0] == 12)
  }

  // MARK: Guides of containers

  @Test("11.10 A container has the mean of the explicit guides of its views")
  func theGuideOfAContainerIsTheMeanOfItsViews() throws {
    let screen = layOut {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 10, 10).alignmentGuide(.middle) { _ in 5 }
          box("b", 10, 10).alignmentGuide(.middle) { _ in 5 }
          box("c", 10, 10)
        }
        .id(frame: "stack")
        box("d", 10, 4)
      }
    }
    // The guides are at 5 and at 15 points of the stack. The view without one doesn't count.
    #expect(try screen.frame("d")[1] + 2 == screen.frame("stack")[1] + 10)
  }

  @Test func theFirstBaselineIsThatOfTheTopmostText() throws {
    let screen = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a").id(frame: "a")
          Text("b")
        }
        Text("c").id(frame: "c")
      }
    }
    #expect(try screen.frame("a")[1] == screen.frame("c")[1])
  }

  @Test func theLastBaselineIsThatOfTheBottommostText() throws {
    let screen = layOut {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a")
          Text("b").id(frame: "b")
        }
        Text("c").id(frame: "c")
      }
    }
    #expect(try screen.frame("b")[1] == screen.frame("c")[1])
  }

  // MARK: Right to left

  @Test func explicitGuidesAreMeasuredFromTheLeadingEdge() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10)
        box("b", 40, 10).alignmentGuide(.leading) { _ in 10 }
      }
    }
    #expect(try screen.frame("b") == [80, 50, 40, 10])
    #expect(try screen.frame("a") == [90, 40, 20, 10])
  }
}

private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let firstThird = VerticalAlignment(FirstThird.self)
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

private struct Sliding: View {
  @State private var guide: CGFloat = 0

  var body: some View {
    let current = guide
    ZStack(alignment: .topLeading) {
      Color.clear
      box("a", 10, 10).alignmentGuide(.leading) { _ in current }
      box("b", 10, 10)
      Button("move") { guide = 12 }.alignmentGuide(.top) { _ in -50 }
    }
  }
}
