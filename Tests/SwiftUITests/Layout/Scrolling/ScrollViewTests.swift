import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The sizes of scroll views and the positions of their content.
@MainActor @Suite struct ScrollViewTests {
  @Test func aScrollViewFillsItsAxisAndFitsItsContentAcross() throws {
    let screen = layOut { ScrollView { box("a", 30, 300) }.id(frame: "scroll") }
    #expect(try screen.frame("scroll") == [85, 0, 30, 100])
    #expect(try screen.frame("a") == [85, 0, 30, 300])
    let row = layOut { ScrollView(.horizontal) { box("a", 300, 30) }.id(frame: "scroll") }
    #expect(try row.frame("scroll") == [0, 35, 200, 30])
    #expect(try row.frame("a") == [0, 35, 300, 30])
  }

  @Test func theContentHasItsIdealLengthAlongTheScrollAxis() throws {
    let screen = layOut { ScrollView { fill("a") } }
    #expect(try screen.frame("a") == [0, 0, 200, 10])
    let both = layOut { ScrollView([.horizontal, .vertical]) { fill("a") }.id(frame: "scroll") }
    #expect(try both.frame("scroll") == [0, 0, 200, 100])
    #expect(try both.frame("a") == [0, 0, 10, 10])
  }

  @Test func contentIsPlacedWithAnUnspecifiedLengthAlongTheScrollAxis() throws {
    func row() -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity).id(frame: "short")
        Color.red.frame(width: 60, height: 10).frame(maxWidth: .infinity).id(frame: "long")
      }
    }
    for axes in [Axis.Set.horizontal, [.horizontal, .vertical]] {
      let screen = layOut { ScrollView(axes) { row() } }
      #expect(try screen.frame("short")[2] == 10)
      #expect(try screen.frame("long")[2] == 60)
    }
  }

  @Test func severalViewsInAScrollViewAreStackedVertically() throws {
    let screen = layOut {
      ScrollView {
        box("a", 30, 20)
        box("b", 30, 20)
      }
    }
    #expect(try screen.frame("b") == [85, 28, 30, 20])
  }

  @Test func scrollingStopsAtTheEdgesOfTheContent() throws {
    let screen = layOut { ScrollView { box("a", 30, 300) } }
    try screen.find(id: "a").scroll(by: CGSize(width: 50, height: 40))
    #expect(try screen.frame("a") == [85, -40, 30, 300])
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 1000))
    #expect(try screen.frame("a") == [85, -200, 30, 300])
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: -1000))
    #expect(try screen.frame("a") == [85, 0, 30, 300])
  }

  @Test func aDisabledScrollViewCannotBeScrolled() throws {
    let screen = layOut { ScrollView { box("a", 30, 300).scrollDisabled(false) }.scrollDisabled(true) }
    let error = #expect(throws: TestError.self) {
      try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 40))
    }
    #expect(error?.message.hasSuffix("cannot be scrolled: scrolling is disabled there.") == true)
    #expect(try screen.frame("a") == [85, 0, 30, 300])
  }

  @Test func aGeometryReaderInAScrollViewReadsItsScrolledPosition() throws {
    let screen = layOut {
      ScrollView {
        box("above", 30, 50)
        GeometryReader { Text(verbatim: "\(Int($0.frame(in: .named("scroll")).minY))") }.frame(width: 50, height: 100)
      }
      .coordinateSpace(.named("scroll"))
    }
    #expect(screen.texts == ["58"])
    try screen.find("58").scroll(by: CGSize(width: 0, height: 20))
    #expect(screen.texts == ["38"])
  }

  @Test func theScrollViewCoordinateSpaceIsThatOfTheNearestScrollView() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("above", 30, 20)
        ScrollView {
          box("first", 30, 10)
          ScrollView(.horizontal) {
            GeometryReader { geometry in
              let (any, vertical) = (geometry.frame(in: .scrollView), geometry.frame(in: .scrollView(axis: .vertical)))
              Text(verbatim: "\(Int(any.minY)) \(Int(vertical.minY)) \(geometry.bounds(of: .scrollView)?.minY ?? 1)")
            }
            .frame(width: 100, height: 20)
          }
        }
      }
    }
    #expect(screen.texts == ["0 18 0.0"])
  }

  @Test func shrinkingContentIsScrolledBackIntoBounds() throws {
    let model = Model()
    let screen = layOut { Shrinking(model: model) }
    try screen.find(id: "a").scroll(by: CGSize(width: 0, height: 200))
    #expect(try screen.frame("a")[1] == -200)
    model.height = 150
    screen.update()
    #expect(try screen.frame("a")[1] == -50)
  }

  @Test func aViewOutsideAScrollViewCannotBeScrolled() throws {
    let screen = layOut { Text("a") }
    let error = #expect(throws: TestError.self) { try screen.find("a").scroll(by: .zero) }
    #expect(error?.message == "The text “a” cannot be scrolled: it is in no ScrollView.")
  }
}

@Observable private final class Model {
  var height: CGFloat = 300
}

private struct Shrinking: View {
  let model: Model
  var body: some View { ScrollView { box("a", 30, model.height) } }
}
