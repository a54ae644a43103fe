import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Programs scroll to views by their identifiers.
@MainActor @Suite struct ScrollViewReaderTests {
  /// A list of rows of 20 points, and a button that scrolls to one of them.
  private struct Numbers: View {
    var target: AnyHashable = 50
    var anchor: UnitPoint?
    var animation: Animation?
    var axes = Axis.Set.vertical
    var isLazy = true

    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { withAnimation(animation) { proxy.scrollTo(target, anchor: anchor) } }.frame(height: 20)
        ScrollView(axes) {
          if axes == .horizontal {
            LazyHStack(spacing: 0) { rows }
          } else if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        .frame(height: 100)
      }
    }

    private var rows: some View { ForEach(0..<1000) { Text(verbatim: "Row \($0)").frame(width: 60, height: 20) } }
  }

  private func screen(
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ content: () -> some View
  ) -> TestScreen {
    let content = content()
    return layOut(width: 100, height: 130, environment: environment) { VStack(spacing: 0) { content } }
  }

  private func top(_ screen: TestScreen, _ text: String) throws -> CGFloat {
    try screen.findInTree(text).frame.minY - screen.find("Go").frame.maxY
  }

  @Test func scrollToRealizesRowsThatHaveNeverBeenVisible() throws {
    for isLazy in [true, false] {
      let screen = screen { Numbers(target: 700, anchor: .top, isLazy: isLazy) }
      try screen.find("Go").tap()
      #expect(abs(try top(screen, "Row 700") - top(screen, "Row 701") + 20) < 0.1)
      let first = try top(screen, "Row 700")
      #expect(abs(first) < 0.6)
      try screen.find("Go").tap()
      #expect(try top(screen, "Row 700") == first)
      #expect(screen.issues.isEmpty)
    }
  }

  @Test func theLeastDistanceLeadsToAnEdgeWhereRowsAreUneven() throws {
    struct Uneven: View {
      let hasHeader: Bool
      let animation: Animation?
      @State private var target = 20

      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") {
            withAnimation(animation) { proxy.scrollTo(target) }
            target = 60 - target
          }
          .frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 4) {
              if hasHeader { Text("Header").font(.largeTitle) }
              ForEach(0..<200) { Text(verbatim: "Row \($0)").frame(height: $0 % 7 == 0 ? 80 : 40) }
            }
          }
          .frame(height: 100)
        }
      }
    }
    for (hasHeader, animation) in [(false, nil), (true, nil), (true, Animation.linear(duration: 0.2))] {
      let screen = screen { Uneven(hasHeader: hasHeader, animation: animation) }
      // At the lower edge, and then at the upper one.
      for (row, middle) in [(20, 80.0), (40, 80), (20, 20)] {
        try screen.find("Go").tap()
        screen.settle()
        let frame = try screen.find("Row \(row)").frame
        #expect(abs(try frame.midY - screen.find("Go").frame.maxY - middle) < 1, "\(row) \(hasHeader) \(frame)")
      }
    }
  }

  @Test func withoutAnAnchorScrollToMovesTheLeastDistance() throws {
    let screen = screen { Numbers(target: 6) }
    let before = try top(screen, "Row 0")
    try screen.find("Go").tap()
    // The last visible row, at the bottom.
    #expect(try top(screen, "Row 0") == before - 40)
    try screen.find("Go").tap()
    #expect(try top(screen, "Row 0") == before - 40)
  }

  @Test func anAnchorPlacesTheView() throws {
    let top = screen { Numbers(target: 50, anchor: .top) }
    let center = screen { Numbers(target: 50, anchor: .center) }
    let bottom = screen { Numbers(target: 50, anchor: .bottom) }
    for screen in [top, center, bottom] { try screen.find("Go").tap() }
    #expect(abs(try self.top(center, "Row 50") - self.top(top, "Row 50") - 40) < 0.1)
    #expect(abs(try self.top(bottom, "Row 50") - self.top(top, "Row 50") - 80) < 0.1)
  }

  @Test func anAnimatedScrollPassesTheWayAndEndsExactly() throws {
    let screen = screen { Numbers(target: 500, anchor: .top, animation: .linear(duration: 1)) }
    let plain = self.screen { Numbers(target: 500, anchor: .top) }
    try plain.find("Go").tap()
    let button = try screen.find("Go").frame
    screen.send(.began, at: CGPoint(x: button.midX, y: button.midY))
    screen.send(.ended, at: CGPoint(x: button.midX, y: button.midY))
    screen.advance(by: 0.5)
    let halfway = screen.texts.compactMap { Int($0.dropFirst(4)) }
    #expect(halfway.contains { abs($0 - 250) < 20 }, "\(halfway)")
    screen.settle()
    #expect(try top(screen, "Row 500") == top(plain, "Row 500"))
  }

  @Test func rowsOfOtherHeightsThanEstimatedDontMoveTheEnd() throws {
    for animation in [nil, Animation.smooth(duration: 0.3)] {
      let screen = screen {
        ScrollViewReader { proxy in
          Button("Go") { withAnimation(animation) { proxy.scrollTo(400, anchor: .top) } }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1000) { row in
                Text(verbatim: "Row \(row)").frame(height: row < 20 ? 20 : CGFloat(20 + row % 7 * 10))
              }
            }
          }
          .frame(height: 100)
        }
      }
      try screen.find("Go").tap()
      // Row 400 is 30 high, with a text of 20 points in its middle.
      #expect(abs(try top(screen, "Row 400") - 10) <= 5.1)
    }
  }

  @Test func scrollToFindsIdentifiersOfViewsInRowsThatAreNotInTheTree() throws {
    let explicit = screen {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("row 300", anchor: .top) }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1000) { Text(verbatim: "Row \($0)").frame(height: 20).id("row \($0)") } }
        }
        .frame(height: 100)
      }
    }
    try explicit.find("Go").tap()
    #expect(explicit.texts.contains("Row 300"))
    let sections = screen {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("30-5", anchor: .top) }.frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { section in
              Section {
                ForEach((0..<10).map { "\(section)-\($0)" }, id: \.self) { Text(verbatim: $0).frame(height: 20) }
              }
            }
          }
        }
        .frame(height: 100)
      }
    }
    try sections.find("Go").tap()
    #expect(sections.texts.dropFirst().contains("30-5"), "\(sections.texts)")
    #expect(abs(try top(sections, "30-5") - top(explicit, "Row 300")) < 1.1)
  }

  @Test func aReaderInsideAScrollViewScrollsTheOneAround() throws {
    let screen = screen {
      ScrollView {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            ForEach(0..<50) { Text(verbatim: "Row \($0)").frame(height: 20) }
          }
          .onAppear { proxy.scrollTo(30, anchor: .top) }
        }
      }
      .frame(height: 100)
    }
    let frame = try screen.find("Row 30").frame
    #expect(frame.minY >= 0 && frame.minY <= 30)
  }

  @Test func aChatScrollsToItsLastMessageWhenItChanges() throws {
    struct Chat: View {
      @State var messages = Array(0..<100)
      var body: some View {
        ScrollViewReader { proxy in
          Button("Send") { messages.append(messages.count) }.frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(messages, id: \.self) { Text(verbatim: "M \($0)").frame(height: 20) } }
          }
          .frame(height: 100)
          .onAppear { proxy.scrollTo(messages.last, anchor: .bottom) }
          .onChange(of: messages.count) { withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) } }
        }
      }
    }
    let screen = screen { Chat() }
    #expect(screen.texts.last == "M 99")
    let bottom = try screen.find("M 99").frame
    try screen.find("Send").tap()
    // The text is wider than the one before, but in the same line.
    #expect(try screen.find("M 100").frame.midY == bottom.midY)
  }

  @Test func aRequestInTheActionThatAddsTheViewFindsIt() throws {
    struct Adding: View {
      @State var count = 50
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") {
            count += 1
            proxy.scrollTo(count - 1)
          }
          .frame(height: 20)
          ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 20) } } }
            .frame(height: 100)
        }
      }
    }
    let screen = screen { Adding() }
    try screen.find("Go").tap()
    #expect(abs(try top(screen, "Row 50") - 80) <= 5.1)
  }

  @Test func horizontalListsScrollInBothDirections() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = screen(environment: { $0.layoutDirection = direction }) {
        Numbers(target: 300, anchor: .leading, axes: .horizontal)
      }
      try screen.find("Go").tap()
      let frame = try screen.find("Row 300").frame
      let center: CGFloat = direction == .leftToRight ? 30 : 70
      #expect(abs(frame.midX - center) <= 1, "\(frame)")
    }
  }

  @Test func nestedScrollViewsBothScroll() throws {
    let screen = screen {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("5-20", anchor: .topLeading) }.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { line in
              ScrollView(.horizontal) {
                HStack(spacing: 0) {
                  ForEach((0..<30).map { "\(line)-\($0)" }, id: \.self) { Text($0).frame(width: 50, height: 50) }
                }
              }
            }
          }
        }
        .frame(height: 100)
      }
    }
    try screen.find("Go").tap()
    let frame = try screen.find("5-20").frame
    #expect(abs(frame.midX - 25) <= 1)
    #expect(abs(frame.midY - (try screen.find("Go").frame.midY + 35)) <= 10)
  }

  @Test func anUnknownIdentifierScrollsNowhere() throws {
    let screen = screen { Numbers(target: "nothing") }
    let before = try top(screen, "Row 0")
    try screen.find("Go").tap()
    #expect(try top(screen, "Row 0") == before)
    #expect(screen.issues.isEmpty)
  }
}
