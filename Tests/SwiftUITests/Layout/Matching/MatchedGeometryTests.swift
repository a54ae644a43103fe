import Foundation
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Views that follow the geometry of another view. The window is 200 by 100 points.
@MainActor @Suite struct MatchedGeometryTests {
  private let model = MatchedModel()

  /// A source of 40 by 20 points at 10,10, and a view of flexible size in the whole window, which follows it.
  private func pair(
    _ properties: MatchedGeometryProperties = .frame, source: UnitPoint = .center, follower: UnitPoint = .center
  ) -> TestScreen {
    layOut {
      Spaced { namespace in
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 20, height: 10).id(frame: "own")
            .matchedGeometryEffect(id: 1, in: namespace, properties: properties, anchor: follower, isSource: false)
          Color.clear.frame(width: 40, height: 20).id(frame: "source")
            .matchedGeometryEffect(id: 1, in: namespace, anchor: source)
            .padding(10)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
      }
    }
  }

  // MARK: Following

  @Test func aViewFollowsTheFrameOfItsSource() throws {
    let screen = layOut {
      Spaced { namespace in
        HStack(spacing: 0) {
          fill("follower").matchedGeometryEffect(id: "a", in: namespace, isSource: false)
          Color.clear.frame(width: 50, height: 30).id(frame: "source").matchedGeometryEffect(id: "a", in: namespace)
        }
      }
    }
    #expect(try screen.frame("source") == [150, 35, 50, 30])
    #expect(try screen.frame("follower") == [150, 35, 50, 30])
  }

  @Test func aFixedSizeIsKept() throws {
    #expect(try pair().frame("own") == [20, 15, 20, 10])
    #expect(try pair(.position).frame("own") == [20, 15, 20, 10])
    #expect(try pair(.size).frame("own") == [0, 0, 20, 10])
  }

  @Test func anchorsMeet() throws {
    #expect(try pair(source: .topLeading, follower: .topLeading).frame("own") == [10, 10, 20, 10])
    #expect(try pair(source: .bottomTrailing, follower: .topLeading).frame("own") == [50, 30, 20, 10])
    #expect(try pair(source: .top, follower: .bottom).frame("own") == [20, 0, 20, 10])
  }

  @Test("13.7 The layout around a view that isn't a source isn't affected")
  func theLayoutAroundAFollowerIsNotAffected() throws {
    let screen = layOut {
      Spaced { namespace in
        HStack(spacing: 0) {
          Color.blue.frame(width: 30, height: 10).matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          Color.red.frame(width: 70, height: 60).id(frame: "source").matchedGeometryEffect(id: 1, in: namespace)
          box("last", 10, 10)
        }
      }
    }
    #expect(try screen.frame("source") == [75, 20, 70, 60])
    #expect(try screen.frame("last") == [145, 45, 10, 10])
  }

  @Test func aSourceMayBeInAScrollView() throws {
    let screen = layOut {
      Spaced { namespace in
        ZStack(alignment: .topLeading) {
          Color.red.id(frame: "follower").matchedGeometryEffect(id: 2, in: namespace, isSource: false)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<5) { index in
                Color.clear.frame(width: 100, height: 40).matchedGeometryEffect(id: index, in: namespace)
              }
            }
          }
          .frame(width: 100, height: 100)
        }
      }
    }
    #expect(try screen.frame("follower")[2...] == [100, 40])
    #expect(try screen.frame("follower")[1] == 80)
  }

  @Test func aViewWithoutASourceStaysWhereItIs() throws {
    let screen = layOut {
      Spaced { box("a", 30, 10).matchedGeometryEffect(id: 1, in: $0, isSource: false) }
    }
    #expect(try screen.frame("a") == [85, 45, 30, 10])
    #expect(screen.issues.isEmpty)
  }

  @Test func rightToLeftLayoutsAreMirrored() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      Spaced { namespace in
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).id(frame: "follower")
            .matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading, isSource: false)
          Color.clear.frame(width: 60, height: 40).id(frame: "source")
            .matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
        }
      }
    }
    let source = try screen.frame("source")
    #expect(try screen.frame("follower") == [source[0] + 50, source[1], 10, 10])
  }

  // MARK: Following in motion

  @Test("13.7 A view that isn't a source moves to the frame of another source")
  func aFollowerGlidesToAnotherSource() {
    let screen = layOut {
      Spaced { [model] namespace in
        HStack(spacing: 0) {
          ForEach(0..<4) { Color.clear.matchedGeometryEffect(id: $0, in: namespace) }
        }
        .background { Color.red.matchedGeometryEffect(id: model.selected, in: namespace, isSource: false) }
      }
    }
    #expect(screen.displayList() == "fill #FF383C: rectangle 0,0 50×100")
    withAnimation(.linear(duration: 1)) { model.selected = 2 }
    #expect(
      screen.strip(at: [0, 0.5, 1]) == [
        "fill #FF383C: rectangle 0,0 50×100", "fill #FF383C: rectangle 50,0 50×100",
        "fill #FF383C: rectangle 100,0 50×100",
      ])
    model.selected = 0
    screen.update()
    #expect(screen.displayList() == "fill #FF383C: rectangle 0,0 50×100")
  }

  // MARK: Misuse

  @Test("13.7 Of several sources the last one counts, and an issue is reported")
  func severalSourcesAreReported() throws {
    let screen = layOut {
      Spaced { namespace in
        HStack(spacing: 0) {
          Color.clear.matchedGeometryEffect(id: "a", in: namespace)
          Color.clear.id(frame: "last").matchedGeometryEffect(id: "a", in: namespace)
        }
        .overlay { Color.red.id(frame: "follower").matchedGeometryEffect(id: "a", in: namespace, isSource: false) }
      }
    }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.message.hasPrefix("Multiple inserted views in the matched geometry group “a”") == true)
    #expect(try screen.frame("follower") == screen.frame("last"))
  }

  @Test func aTreeWithoutMatchedViewsKeepsNothing() {
    let screen = layOut { Color.red }
    #expect(screen.matched.isEmpty)
  }
}

@Observable @MainActor final class MatchedModel {
  var selected = 0
  var isOn = false
  var left = ["a", "b", "c"]
  var right: [String] = []
}

/// A view with a namespace.
struct Spaced<Content: View>: View {
  @Namespace private var namespace
  private let content: (Namespace.ID) -> Content

  init(@ViewBuilder content: @escaping (Namespace.ID) -> Content) { self.content = content }

  var body: some View {
    let _ = MovingBodies.count += 1
    content(namespace)
  }
}

extension TestScreen {
  /// The matched views of the window.
  var matched: MatchedGroups { tree.context[MatchedGroups.companion] }
}
