import CanopyAccessibility
import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Only views that people can see are elements.
@MainActor @Suite struct AccessibilityVisibilityTests {
  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  // MARK: Invisible views

  @Test func aTextOfSpacesIsNotAnElement() {
    #expect(tree { Text(" \n ") } == "")
    #expect(tree { Text(verbatim: "") } == "")
  }

  @Test func clearViewsAreLeftOut() {
    #expect(tree { Text("a").opacity(0) } == "")
    #expect(tree { Text("a").opacity(0.01) } == "text “a”")
    #expect(tree { VStack { Button("a") {} }.opacity(0) } == "")
  }

  @Test func aHiddenViewStillTakesItsPlace() {
    let screen = layOut {
      VStack(spacing: 0) {
        Text("a").frame(height: 20).hidden()
        Text("b").frame(height: 20)
      }
    }
    #expect(screen.accessibilityTree == "text “b”")
    #expect(screen.nodesInWindow.first?.frame.midY == 60)
  }

  @Test func viewsOutsideTheWindowAreElements() {
    #expect(tree { Text("a").offset(x: 5000) } == "text “a”")
  }

  @Test func clippedViewsAreElements() {
    #expect(tree { Text("a").offset(x: 50).frame(width: 20, height: 20).clipped() } == "text “a”")
  }

  @Test func placeholdersAreNotElements() {
    #expect(tree { Text("a").redacted(reason: .placeholder) } == "")
    #expect(
      tree {
        VStack {
          Text("a").unredacted()
          Text("b")
        }
        .redacted(reason: .placeholder)
      } == "text “a”")
  }

  @Test func aLabelOfAPlaceholderIsNotRead() {
    #expect(tree { Text("a").accessibilityLabel("secret").redacted(reason: .placeholder) } == "")
  }

  @Test func coveredViewsAreElements() {
    #expect(
      tree {
        ZStack {
          Text("behind")
          Color.red.accessibilityLabel("front")
        }
      } == "text “behind”\nelement “front”")
  }

  @Test func theLayerOfAMaskIsNotRead() {
    #expect(tree { Text("a").mask { Text("mask") } } == "text “a”")
  }

  // MARK: Modal elements

  @Test func ofTwoModalElementsBothAreRead() {
    #expect(
      tree {
        Text("behind")
        Text("one").accessibilityAddTraits(.isModal)
        Text("two").accessibilityAddTraits(.isModal)
      } == "text “one”, traits: isModal\ntext “two”, traits: isModal")
  }

  @Test func aModalElementHidesOnlyThoseOfItsContainer() {
    #expect(
      tree {
        VStack {
          VStack {
            Text("sibling")
            Text("modal").accessibilityAddTraits(.isModal)
          }
          .accessibilityElement(children: .contain)
          Text("outside")
        }
      } == "group\n  text “modal”, traits: isModal\ntext “outside”")
  }

  @Test func aModalElementThatLeavesUncoversTheOthers() throws {
    struct Panel: View {
      @State private var isShown = true
      var body: some View {
        Text("behind")
        if isShown { Button("Close") { isShown = false }.accessibilityAddTraits(.isModal) }
      }
    }
    let screen = TestScreen { Panel() }
    #expect(screen.accessibilityTree == "button “Close”, traits: isModal")
    try screen.find("Close").tap()
    #expect(screen.accessibilityTree == "text “behind”")
  }

  // MARK: Order

  @Test func viewsWithEqualPrioritiesStayInOrder() {
    #expect(
      tree {
        VStack {
          ForEach(1..<4) { Text("\($0)").accessibilitySortPriority(5) }
          Text("4")
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “1”\n  text “2”\n  text “3”\n  text “4”")
  }

  @Test func aNegativePriorityComesLast() {
    #expect(
      tree {
        VStack {
          Text("last").accessibilitySortPriority(-1)
          Text("first")
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “first”\n  text “last”")
  }

  @Test func thePriorityFollowsTheState() throws {
    struct Sorting: View {
      @State private var isFirst = false
      var body: some View {
        VStack {
          Text("a")
          Button("b") { isFirst = true }.accessibilitySortPriority(isFirst ? 1 : 0)
        }
        .accessibilityElement(children: .contain)
      }
    }
    let screen = TestScreen { Sorting() }
    #expect(screen.accessibilityTree == "group\n  text “a”\n  button “b”")
    try screen.find("b").tap()
    #expect(screen.accessibilityTree == "group\n  button “b”\n  text “a”")
  }

  @Test func columnsOfAGridAreReadRowByRow() {
    #expect(
      tree {
        Grid {
          GridRow {
            Text("a1")
            Text("b1")
          }
          GridRow {
            Text("a2")
            Text("b2")
          }
        }
      } == "text “a1”\ntext “b1”\ntext “a2”\ntext “b2”")
  }

  // MARK: Lazy content

  @Test func rowsOfALazyStackAreElementsOnceTheyAreMade() throws {
    let screen = layOut {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)").frame(height: 20) } } }
    }
    let rows = screen.nodesInWindow.filter { $0.role == .text }
    #expect(rows.first?.label == "row 0")
    #expect(rows.count < 100)
  }

  // MARK: Links

  @Test func aTextThatIsALinkIsOne() throws {
    let screen = TestScreen { Text("[Docs](https://example.com)") }
    #expect(screen.accessibilityTree == "link “Docs”")
    #expect(screen.nodesInWindow.first?.details.url == URL(string: "https://example.com"))
  }

  @Test func linksInATextAreItsActions() throws {
    let log = ActionLog()
    let screen = TestScreen {
      Text("Read [one](https://example.com/1) or [two](https://example.com/2).")
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.add(url.path())
            return .handled
          })
    }
    let text = try #require(screen.nodesInWindow.first)
    #expect(text.details.links.map(\.text) == ["one", "two"])
    screen.perform("two", at: text.id)
    screen.perform("one", at: text.id)
    #expect(log.lines == ["/2", "/1"])
  }
}
