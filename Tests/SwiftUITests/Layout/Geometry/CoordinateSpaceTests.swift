import CanopyTesting
import SwiftUI
import Testing

/// Coordinates of the window, of a view, and of the views around it. The window is 200 by 100 points.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test func theNearestSpaceOfANameCounts() {
    let screen = layOut {
      Reader { $0.frame(in: .named("space")) }.padding(3).coordinateSpace(.named("space"))
        .padding(10).coordinateSpace(.named("space"))
    }
    #expect(screen.texts == ["3,3,174,74"])
  }

  @Test func aSpaceThatDoesNotExistIsThatOfTheWindow() {
    let screen = layOut { Reader { $0.frame(in: .named("nowhere")) }.padding(7) }
    #expect(screen.texts == ["7,7,186,86"])
  }

  @Test func aSpaceBesideTheViewDoesNotCount() {
    let screen = layOut {
      HStack(spacing: 0) {
        Color.red.frame(width: 50).coordinateSpace(.named("beside"))
        Reader { $0.frame(in: .named("beside")) }
      }
    }
    #expect(screen.texts == ["50,0,150,100"])
  }

  @Test func anyHashableValueIsAName() {
    let screen = layOut {
      Reader { $0.frame(in: .named(7)) }.padding(.leading, 5).coordinateSpace(name: 7)
        .padding(.leading, 20).coordinateSpace(name: "7")
    }
    #expect(screen.texts == ["5,0,175,100"])
  }

  @Test func theOldSpellingNamesTheSameSpaces() {
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == CoordinateSpace.named("a"))
    #expect(LocalCoordinateSpace().coordinateSpace.isLocal && GlobalCoordinateSpace().coordinateSpace.isGlobal)
    #expect(!CoordinateSpace.named("a").isLocal && !CoordinateSpace.named("a").isGlobal)
    #expect(CoordinateSpace.named("a") != CoordinateSpace.named(1))
  }

  @Test func anOffsetMovesTheSpacesInsideIt() {
    let screen = layOut {
      Reader { $0.frame(in: .named("space")) }.padding(.top, 4).coordinateSpace(.named("space")).offset(x: 30, y: 20)
    }
    #expect(screen.texts == ["0,4,200,96"])
    let outside = layOut {
      Reader { $0.frame(in: .named("space")) }.offset(x: 30, y: 20).coordinateSpace(.named("space"))
    }
    #expect(outside.texts == ["30,20,200,100"])
  }

  @Test func theBoundsOfASpaceAreInTheCoordinatesOfTheView() {
    let screen = layOut {
      Reader { $0.bounds(of: .named("space")) ?? .zero }.padding(.leading, 15).coordinateSpace(.named("space"))
    }
    #expect(screen.texts == ["-15,0,200,100"])
    let none = layOut { Reader { $0.bounds(of: .named("space")) ?? CGRect(x: 1, y: 1, width: 1, height: 1) } }
    #expect(none.texts == ["1,1,1,1"])
  }

  @Test func theSpaceOfAScrollViewIsItsVisiblePart() throws {
    let screen = layOut {
      ScrollView {
        VStack(spacing: 0) {
          Reader { $0.frame(in: .scrollView) }.frame(height: 60)
          Color.red.frame(height: 300).id(frame: "rest")
        }
      }
      .padding(.top, 10)
    }
    #expect(screen.texts == ["0,0,200,60"])
    try screen.find(id: "rest").scroll(by: CGSize(width: 0, height: 5))
    #expect(screen.texts == ["0,-5,200,60"])
  }

  @Test func aScrollViewOfAnotherAxisIsPassed() {
    let screen = layOut {
      ScrollView(.vertical) {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.red.frame(width: 30, height: 40)
              Reader { $0.frame(in: .scrollView(axis: .vertical)) }.frame(width: 100, height: 40)
            }
          }
        }
      }
    }
    #expect(screen.texts == ["30,20,100,40"])
  }

  // MARK: Changes

  @Test func theActionRunsForEachViewOfAGroup() {
    let log = ActionLog()
    _ = layOut {
      HStack(spacing: 0) {
        Group {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.add("\($0)")
        }
      }
    }
    #expect(log.lines.sorted() == ["20.0", "30.0"])
  }

  @Test func theActionRunsOnlyIfTheValueOfTheClosureChanges() {
    let log = ActionLog()
    let screen = layOut {
      Color.red.onGeometryChange(for: Bool.self) {
        $0.size.width > 150
      } action: {
        log.add("\($0)")
      }
    }
    for width in [190, 160, 140, 100, 180] as [CGFloat] { screen.resize(to: CGSize(width: width, height: 100)) }
    #expect(log.lines == ["true", "false", "true"])
  }

  @Test func theActionOfAViewThatHasLeftDoesNotRun() throws {
    let log = ActionLog()
    let screen = layOut { Leaving(log: log) }
    #expect(log.lines == ["200.0"])
    try screen.find("remove").tap()
    screen.resize(to: CGSize(width: 120, height: 100))
    #expect(log.lines == ["200.0"])
  }

  @Test func stateSetByTheActionIsShownAfterTheSameUpdate() {
    let screen = layOut { Measured() }
    #expect(screen.texts == ["width 200"])
    screen.resize(to: CGSize(width: 90, height: 100))
    #expect(screen.texts == ["width 90"])
  }
}

/// Shows the numbers of a rectangle.
private struct Reader: View {
  let read: (GeometryProxy) -> CGRect

  var body: some View {
    GeometryReader { geometry in
      let rect = read(geometry)
      Text(verbatim: [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: ","))
    }
  }
}

private struct Leaving: View {
  let log: ActionLog
  @State private var isHere = true

  var body: some View {
    VStack(spacing: 0) {
      if isHere {
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.add("\($0)")
        }
      }
      Button("remove") { isHere = false }
    }
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text(verbatim: "width \(Int(width))").frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
  }
}
