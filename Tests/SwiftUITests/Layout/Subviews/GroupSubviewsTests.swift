import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Custom containers that show the subviews of their content.
@MainActor @Suite struct GroupSubviewsTests {
  private typealias Pair = SubviewContainers.Pair
  private typealias Counter = SubviewContainers.Counter
  private typealias Unfolding = SubviewContainers.Unfolding
  private typealias Widening = SubviewContainers.Widening
  private typealias Growing = SubviewContainers.Growing
  private typealias CountKey = SubviewContainers.CountKey
  private typealias IDLog = SubviewContainers.IDLog
  private typealias Cards = SubviewContainers.Cards
  private typealias Turning = SubviewContainers.Turning
  private typealias Pager = SubviewContainers.Pager
  private typealias Limited = SubviewContainers.Limited
  private typealias Toggling = SubviewContainers.Toggling

  @Test func aContainerShowsEachSubviewOfItsContent() {
    let screen = TestScreen {
      Cards {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        if true { Text("f") }
      }
    }
    #expect(screen.texts == ["a", "|", "b", "|", "c", "|", "d", "|", "e", "|", "f"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aCustomViewHasTheSubviewsOfItsBody() {
    let screen = TestScreen {
      Group(subviews: Pair()) { Text("\($0.count)") }
      Group(subviews: VStack { Pair() }) { Text("\($0.count)") }
      Group(subviews: EmptyView()) { Text("\($0.count)") }
      Group(subviews: Pair().padding()) { Text("\($0.count)") }
    }
    #expect(screen.texts == ["2", "1", "0", "2"])
  }

  @Test func subviewsAreACollection() {
    let screen = TestScreen {
      Group(subviews: ForEach(0..<5) { Text("\($0)") }) { subviews in
        if let first = subviews.first { first }
        Text("|")
        subviews.dropFirst(2)
        Text("|")
        subviews[1]
        Text("of \(subviews.count)")
      }
    }
    #expect(screen.texts == ["0", "|", "2", "3", "4", "|", "1", "of 5"])
  }

  @Test func theWholeCollectionIsAView() {
    let screen = TestScreen {
      HStack {
        Group(subviews: Pair()) { subviews in
          subviews
          Text("end")
        }
      }
    }
    #expect(screen.texts == ["one", "two", "end"])
  }

  // MARK: State

  @Test func aSubviewKeepsItsStateWhenItMoves() throws {
    let screen = TestScreen {
      Turning {
        Counter(name: "a"); Counter(name: "b"); Counter(name: "c")
      }
    }
    try screen.find("a 0").tap()
    try screen.find("b 0").tap()
    try screen.find("b 1").tap()
    #expect(screen.texts == ["turn", "a 1", "b 2", "c 0"])
    try screen.find("turn").tap()
    #expect(screen.texts == ["turn", "c 0", "b 2", "a 1"])
    try screen.find("a 1").tap()
    #expect(screen.texts == ["turn", "c 0", "b 2", "a 2"])
    #expect(screen.issues.isEmpty)
  }

  @Test func aSubviewKeepsItsStateWhileItIsNotShown() throws {
    let screen = TestScreen {
      Pager {
        Counter(name: "a"); Counter(name: "b")
      }
    }
    try screen.find("a 0").tap()
    #expect(screen.texts == ["next", "a 1"])
    try screen.find("next").tap()
    #expect(screen.texts == ["next", "b 0"])
    try screen.find("next").tap()
    #expect(screen.texts == ["next", "a 1"])
  }

  @Test func aChangeInsideASubviewRunsNoOtherBody() throws {
    let screen = TestScreen {
      Cards {
        Counter(name: "a"); Counter(name: "b")
      }
    }
    screen.resetCounts()
    try screen.find("a 0").tap()
    #expect(screen.texts == ["a 1", "|", "b 0"])
    #expect(screen.bodyCount(of: Counter.self) == 1)
    #expect(screen.bodyCount(of: Cards<TupleView<(Counter, Counter)>>.self) == 0)
  }

  // MARK: Changes

  @Test func addedRemovedAndMovedSubviewsAreUpdated() throws {
    let screen = TestScreen { Growing() }
    #expect(screen.texts == ["add", "remove first", "turn", "0"])
    try screen.find("add").tap()
    try screen.find("add").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "0", "|", "1", "|", "2"])
    try screen.find("remove first").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "1", "|", "2"])
    try screen.find("turn").tap()
    #expect(screen.texts == ["add", "remove first", "turn", "2", "|", "1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func changesInsideTheContentUpdateTheSubviews() throws {
    let screen = TestScreen {
      Cards {
        Unfolding(); Text("z")
      }
    }
    #expect(screen.texts == ["unfold", "|", "z"])
    try screen.find("unfold").tap()
    #expect(screen.texts == ["unfold", "|", "more", "|", "z"])
    try screen.find("unfold").tap()
    #expect(screen.texts == ["unfold", "|", "z"])
  }

  @Test func theTransformUpdatesWithTheStateThatItReads() throws {
    let screen = TestScreen {
      Limited {
        Text("a"); Text("b"); Text("c")
      }
    }
    #expect(screen.texts == ["more", "a", "+2"])
    try screen.find("more").tap()
    #expect(screen.texts == ["more", "a", "b", "+1"])
  }

  @Test func identifiersPersistWhenTheOrderChanges() throws {
    let log = IDLog()
    let screen = TestScreen { Growing(log: log) }
    try screen.find("add").tap()
    let before = log.ids
    try screen.find("turn").tap()
    #expect(before.count == 2)
    #expect(log.ids == before.reversed())
  }

  @Test func removingAContainerFreesItsSubviews() throws {
    let live = { ViewRuntime.elements.live }
    let screen = TestScreen {
      Toggling {
        Cards {
          Counter(name: "a"); Text("b")
        }
      }
    }
    try screen.find("toggle").tap()
    let empty = live()
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle", "a 0", "|", "b"])
    try screen.find("toggle").tap()
    #expect(screen.texts == ["toggle"])
    #expect(live() == empty)
  }

  // MARK: Layout

  @Test func aSubviewIsLaidOutLikeItsView() throws {
    let screen = TestScreen {
      HStack(spacing: 10) {
        ForEach(
          subviews: Group {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
            Color.blue.frame(width: 30, height: 40).accessibilityIdentifier("blue")
          }
        ) { subview in
          subview.padding(5)
        }
      }
    }
    let (red, blue) = (try screen.find(id: "red").frame, try screen.find(id: "blue").frame)
    #expect(red.size == CGSize(width: 20, height: 20))
    #expect(blue.minX - red.maxX == 20)
    #expect(red.midY == blue.midY)
  }

  @Test func spacersExpandAmongSubviews() throws {
    let screen = TestScreen {
      HStack(spacing: 0) {
        Group(
          subviews: Group {
            Text("a"); Spacer(); Text("b").accessibilityIdentifier("b")
          }
        ) { $0 }
      }
    }
    #expect(try screen.find(id: "b").frame.maxX == 390)
  }

  @Test func subviewsUpdateTheirSizes() throws {
    let screen = TestScreen {
      Turning {
        Widening(); Text("z").accessibilityIdentifier("z")
      }
    }
    let distance = { try screen.find(id: "z").frame.minY - screen.find("turn").frame.minY }
    let before = try distance()
    try screen.find("grow").tap()
    #expect(try distance() == before + 50)
  }

  // MARK: Modifiers

  @Test func modifiersOfASubviewApplyToItsView() {
    let log = IDLog()
    let screen = TestScreen {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }
      ) { subview in
        subview
          .onAppear { log.lines.append("appeared") }
          .preference(key: CountKey.self, value: 1)
      }
      .onPreferenceChange(CountKey.self) { log.count = $0 }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.lines == ["appeared", "appeared"])
    #expect(log.count == 2)
  }

  @Test func preferencesOfSubviewsReachTheContainer() {
    let log = IDLog()
    let screen = TestScreen {
      VStack {
        ForEach(
          subviews: Group {
            Text("a").preference(key: CountKey.self, value: 2)
            Text("b").preference(key: CountKey.self, value: 3)
          }
        ) { $0 }
      }
      .onPreferenceChange(CountKey.self) { log.count = $0 }
    }
    #expect(screen.texts == ["a", "b"])
    #expect(log.count == 5)
  }

  @Test func containersNest() {
    let screen = TestScreen {
      Cards {
        Cards {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    #expect(screen.texts == ["a", "|", "b", "|", "c"])
  }

  @Test func aModifierOfTheGroupAppliesToEachMember() throws {
    let screen = TestScreen {
      VStack(spacing: 0) {
        Group(subviews: Pair()) { $0 }
          .frame(height: 100)
      }
    }
    #expect(try screen.find("two").frame.minY - screen.find("one").frame.minY == 100)
  }

  @Test func lazyContainersShowSubviews() {
    let screen = TestScreen {
      ScrollView {
        LazyVStack {
          ForEach(subviews: ForEach(0..<3) { Text("\($0)") }) { subview in
            subview.frame(height: 40)
          }
        }
      }
    }
    #expect(screen.texts == ["0", "1", "2"])
  }

  @Test func aSubviewInTwoPlacesReportsIssue() {
    let screen = TestScreen {
      Group(subviews: Text("a")) { subviews in
        VStack { subviews[0] }
        HStack { subviews[0] }
      }
    }
    #expect(screen.texts == ["a"])
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.message.contains("two places") == true)
  }
}
