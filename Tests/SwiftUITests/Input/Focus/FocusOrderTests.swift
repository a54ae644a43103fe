import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// The views that the Tab key visits, and their order.
@MainActor @Suite struct FocusOrderTests {
  private let log = ActionLog()

  /// Presses Tab, and returns the names of the views that had the focus until one comes again.
  private func order(
    of names: [String], modifiers: EventModifiers = [], direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> some View
  ) -> [String] {
    let screen = TestScreen(environment: { $0.layoutDirection = direction }, content: content)
    var seen: [String] = []
    for _ in 0...names.count {
      screen.press(.tab, modifiers: modifiers)
      guard let name = names.first(where: { (try? screen.find($0).isFocused) == true }), !seen.contains(name) else {
        break
      }
      seen.append(name)
    }
    return seen
  }

  private func button(_ name: String) -> some View { Button(name) {} }

  // MARK: Rows

  @Test func rowsAreReadFromTheTop() {
    let order = order(of: ["a", "b", "c", "d"]) {
      VStack {
        HStack {
          button("a")
          button("b")
        }
        HStack {
          button("c")
          button("d")
        }
      }
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func columnsOfEqualHeightAreReadRowByRow() {
    let order = order(of: ["a", "b", "c", "d"]) {
      HStack {
        VStack {
          button("a")
          button("b")
        }
        VStack {
          button("c")
          button("d")
        }
      }
    }
    #expect(order == ["a", "c", "b", "d"])
  }

  @Test func aSectionIsFinishedFirst() {
    let order = order(of: ["a", "b", "c", "d"]) {
      HStack {
        VStack {
          button("a")
          button("b")
        }
        .focusSection()
        VStack {
          button("c")
          button("d")
        }
        .focusSection()
      }
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func anEmptySectionIsSkipped() {
    let order = order(of: ["a", "b"]) {
      HStack {
        button("a")
        Text("text").focusSection()
        button("b")
      }
    }
    #expect(order == ["a", "b"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aRowBeginsAtItsLeadingEdge(direction: LayoutDirection) {
    let order = order(of: ["a", "b", "c"], direction: direction) {
      HStack { ForEach(["a", "b", "c"], id: \.self) { button($0) } }
    }
    #expect(order == ["a", "b", "c"])
  }

  @Test func aLeftToRightPartOfARightToLeftWindowKeepsItsOrder() {
    let order = order(of: ["a", "b", "c", "d"], direction: .rightToLeft) {
      VStack {
        HStack { ForEach(["a", "b"], id: \.self) { button($0) } }
        HStack { ForEach(["c", "d"], id: \.self) { button($0) } }.environment(\.layoutDirection, .leftToRight)
      }
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func shiftGoesTheOtherWay() {
    let order = order(of: ["a", "b", "c"], modifiers: .shift) {
      VStack { ForEach(["a", "b", "c"], id: \.self) { button($0) } }
    }
    #expect(order == ["c", "b", "a"])
  }

  // MARK: What is skipped

  @Test func viewsThatCannotBeUsedAreSkipped() {
    let order = order(of: ["a", "off", "hidden", "clear", "text", "z"]) {
      VStack {
        button("a")
        button("off").disabled(true)
        button("hidden").hidden()
        Text("text")
        button("not").focusable(false)
        button("z")
      }
    }
    #expect(order == ["a", "z"])
  }

  @Test func aButtonInAButtonIsNoStopOfItsOwn() {
    let order = order(of: ["inner", "z"]) {
      VStack {
        Button {
        } label: {
          VStack { button("inner") }
        }
        button("z")
      }
    }
    #expect(order.last == "z")
    #expect(order.count == 2)
  }

  @Test func aMaskIsNoStop() {
    let order = order(of: ["a", "mask"]) { button("a").mask { button("mask") } }
    #expect(order == ["a"])
  }

  @Test func backgroundsAndOverlaysAreStops() {
    let order = order(of: ["a", "back"]) {
      button("a").padding(50).background(alignment: .bottom) { button("back") }
    }
    #expect(Set(order) == ["a", "back"])
  }

  @Test func withoutAViewTabDoesNothing() {
    let screen = TestScreen { Text("text") }
    screen.press(.tab)
    #expect(screen.focusedElement == nil)
  }

  // MARK: Changes

  @Test func aViewThatComesIsVisitedInItsPlace() throws {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { model in
        VStack {
          button("a")
          if model.isOn { button("b") }
          button("c")
        }
      }
    }
    screen.press(.tab)
    model.isOn = true
    screen.update()
    screen.press(.tab)
    #expect(try screen.find("b").isFocused)
  }

  @Test func theFocusStaysWithAViewThatMoves() throws {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { model in
        VStack { ForEach(model.isOn ? ["c", "b", "a"] : ["a", "b", "c"], id: \.self) { button($0) } }
      }
    }
    screen.press(.tab)
    model.isOn = true
    screen.settle()
    #expect(try screen.find("a").isFocused)
    screen.press(.tab, modifiers: .shift)
    #expect(try screen.find("b").isFocused)
  }

  @Test func anotherIdentityLosesTheFocus() throws {
    let model = MovingModel()
    let screen = TestScreen { With(model) { button("a").id($0.isOn) } }
    screen.press(.tab)
    model.isOn = true
    screen.settle()
    #expect(screen.focusedElement == nil)
  }

  // MARK: Links

  private func links() -> TestScreen {
    TestScreen {
      VStack {
        Button("before") {}
        Text("[one](https://example.com/1) and [two](https://example.com/2)")
        Button("after") {}
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.add(url.path())
          return .handled
        })
    }
  }

  @Test func tabStopsAtEachLinkOfAText() throws {
    let screen = links()
    for _ in 0..<2 { screen.press(.tab) }
    screen.press(.return)
    screen.press(.tab)
    screen.press(.space)
    screen.press(.tab)
    #expect(log.lines == ["/1", "/2"])
    #expect(try screen.find("after").isFocused)
  }

  @Test func goingBackBeginsAtTheLastLink() throws {
    let screen = links()
    try screen.find("after").focus()
    screen.press(.tab, modifiers: .shift)
    screen.press(.return)
    screen.press(.tab, modifiers: .shift)
    screen.press(.return)
    screen.press(.tab, modifiers: .shift)
    #expect(log.lines == ["/2", "/1"])
    #expect(try screen.find("before").isFocused)
  }

  @Test func linksOfADisabledTextAreSkipped() throws {
    let screen = TestScreen {
      VStack {
        Text("[one](https://example.com/1)").disabled(true)
        Button("after") {}
      }
    }
    screen.press(.tab)
    #expect(try screen.find("after").isFocused)
  }
}
