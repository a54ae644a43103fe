import CanopyAccessibility
import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Views that describe another view: its children, its representation, its label.
@MainActor @Suite struct AccessibilityReplacementTests {
  private let log = ActionLog()

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  /// A shape that one element describes.
  private func bars(_ count: Int = 1) -> some View {
    ForEach(0..<count, id: \.self) { Rectangle().accessibilityLabel("bar \($0)") }
  }

  // MARK: Children

  @Test func aViewWithChildrenKeepsItsProperties() throws {
    let screen = TestScreen {
      Color.red.accessibilityLabel("Chart").accessibilityValue("low").accessibilityHint("h")
        .accessibilityIdentifier("chart").accessibilityAddTraits(.updatesFrequently)
        .accessibilityCustomContent("Unit", "€")
        .accessibilityAction(named: "Export") { log.add("exported") }
        .accessibilityChildren { bars() }
    }
    #expect(
      screen.accessibilityTree == """
        group “Chart” value “low”, traits: updatesFrequently, hint “h”, id “chart”, Unit: €, actions: “Export”
          element “bar 0”
        """)
    let chart = try #require(screen.nodesInWindow.first)
    screen.perform("Export", at: chart.id)
    #expect(log.lines == ["exported"])
  }

  @Test func modifiersAroundConcernTheViewAndNotItsChildren() {
    #expect(
      tree { Color.red.accessibilityChildren { bars(2) }.accessibilityLabel("Chart").accessibilityHint("h") } == """
        group “Chart”, hint “h”
          element “bar 0”
          element “bar 1”
        """)
  }

  @Test func aTextOrAnImageWithChildrenIsAGroup() {
    #expect(tree { Text("x").accessibilityChildren { bars() } } == "group “x”\n  element “bar 0”")
    #expect(
      tree { Image(systemName: "star").accessibilityChildren { bars() } } == "group “star”\n  element “bar 0”")
  }

  @Test func childrenReplaceAllElementsOfAContainer() {
    #expect(
      tree {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Box").accessibilityChildren { bars() }
      } == "group “Box”\n  element “bar 0”")
  }

  @Test func childrenOfSeveralViewsHaveNoLabelOfOneOfThem() {
    #expect(
      tree {
        VStack {
          Text("a")
          Text("b")
        }
        .accessibilityChildren { bars() }
      } == "group\n  element “bar 0”")
  }

  @Test func noChildrenAreAnEmptyGroup() {
    #expect(tree { Color.red.accessibilityLabel("Chart").accessibilityChildren { EmptyView() } } == "group “Chart”")
  }

  @Test func aHiddenViewHasNoChildren() {
    #expect(tree { Text("x").accessibilityHidden(true).accessibilityChildren { bars() } } == "")
    #expect(tree { Text("x").opacity(0).accessibilityChildren { bars() } } == "")
  }

  @Test func hiddenChildrenAreLeftOut() {
    #expect(
      tree {
        Color.red.accessibilityChildren {
          bars()
          Text("no").accessibilityHidden(true)
        }
      } == "group\n  element “bar 0”")
  }

  @Test func childrenAreSortedByTheirPriorities() {
    #expect(
      tree {
        Color.red.accessibilityChildren {
          Text("a")
          Text("b").accessibilitySortPriority(1)
        }
      } == "group\n  text “b”\n  text “a”")
  }

  @Test func childrenHaveTheFrameOfTheView() {
    let screen = layOut { Color.red.frame(width: 50, height: 20).accessibilityChildren { bars(2) } }
    #expect(
      screen.nodesInWindow.map(\.frame) == Array(repeating: CGRect(x: 75, y: 40, width: 50, height: 20), count: 3))
  }

  @Test func childrenAct() throws {
    let screen = TestScreen {
      Color.red.accessibilityChildren { Button("Play") { log.add("played") } }
    }
    #expect(screen.accessibilityTree == "group\n  button “Play”")
    let button = try #require(screen.nodesInWindow.last)
    screen.perform("activate", at: button.id)
    #expect(log.lines == ["played"])
  }

  @Test func statesOfChildrenLast() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let screen = TestScreen { Color.red.accessibilityChildren { Counter() } }
    for count in 0..<3 {
      let button = try #require(screen.nodesInWindow.last)
      #expect(button.label == "count \(count)")
      screen.perform("activate", at: button.id)
    }
  }

  // MARK: Representations

  @Test func aRepresentationReplacesAllProperties() {
    #expect(
      tree {
        Text("x").accessibilityLabel("label").accessibilityHint("hint")
          .accessibilityRepresentation { Text("y") }
      } == "text “y”")
  }

  @Test func modifiersAroundARepresentationConcernIt() {
    #expect(
      tree { Text("x").accessibilityRepresentation { Text("y") }.accessibilityHint("hint") } == "text “y”, hint “hint”")
  }

  @Test func aRepresentationOfSeveralViewsIsAllOfThem() {
    #expect(
      tree {
        Color.red.accessibilityRepresentation {
          Text("a")
          Text("b")
        }
      } == "text “a”\ntext “b”")
  }

  @Test func anEmptyRepresentationLeavesNothing() {
    #expect(tree { Text("x").accessibilityRepresentation { EmptyView() } } == "")
  }

  @Test func aRepresentationOfARepresentationIsTheOuterOne() {
    #expect(
      tree {
        Text("x").accessibilityRepresentation { Text("inner") }.accessibilityRepresentation { Text("outer") }
      } == "text “outer”")
  }

  @Test func aSliderRepresentsAViewOfItsOwn() throws {
    struct Dial: View {
      @State private var angle = 0.5
      var body: some View {
        Text("\(Int(angle * 100))").accessibilityRepresentation {
          Slider(value: $angle, in: 0...1, step: 0.25) { Text("Angle") }
        }
      }
    }
    let screen = TestScreen { Dial() }
    let slider = try #require(screen.nodesInWindow.first)
    #expect(slider.role == .slider)
    #expect(slider.label == "Angle")
    screen.perform("increment", at: slider.id)
    #expect(screen.texts == ["75"])
  }

  @Test func theRepresentationSeesTheDirectionOfItsView() {
    let screen = TestScreen {
      Color.red.accessibilityRepresentation { Text("y") }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.nodesInWindow.map(\.isRightToLeft) == [true])
  }

  @Test func aRepresentationThatLeavesTakesItsViewsAlong() throws {
    let model = MovingModel()
    let screen = TestScreen {
      With(model) { model in
        if !model.isOn {
          Color.red.accessibilityRepresentation { Text("y").onDisappear { log.add("gone") } }
        }
      }
    }
    #expect(screen.accessibilityTree == "text “y”")
    model.isOn = true
    screen.settle()
    #expect(screen.accessibilityTree == "")
    #expect(screen.issues.isEmpty)
  }

  @Test func eachMemberOfAGroupHasItsRepresentation() {
    #expect(
      tree {
        VStack {
          Group {
            Text("a")
            Text("b")
          }
          .accessibilityRepresentation { Text("y") }
        }
      } == "text “y”\ntext “y”")
  }

  // MARK: Labels of views

  @Test func aLabelOfViewsJoinsTheirLabels() {
    #expect(
      tree {
        Circle().accessibilityLabel { _ in
          Text("a")
          Image(systemName: "star").accessibilityLabel("b")
        }
      } == "element “a, b”")
  }

  @Test func thePlaceholderOfAViewWithoutALabelIsEmpty() {
    #expect(
      tree {
        Circle().accessibilityLabel { label in
          Text("a")
          label
        }
      } == "element “a”")
  }

  @Test func thePlaceholderMayComeTwice() {
    #expect(
      tree {
        Text("x").accessibilityLabel { label in
          label
          Text("and")
          label
        }
      } == "text “x, and, x”")
  }

  @Test func labelsOfViewsAreNested() {
    #expect(
      tree {
        Text("x")
          .accessibilityLabel { label in
            label
            Text("1")
          }
          .accessibilityLabel { label in
            label
            Text("2")
          }
      } == "text “x, 1, 2”")
  }

  @Test func aLabelOfViewsFollowsTheState() throws {
    struct Titled: View {
      @State private var count = 1
      var body: some View {
        Text("x").accessibilityLabel { label in
          label
          Text("\(count)")
        }
        .accessibilityAction(named: "Add") { count += 1 }
      }
    }
    let screen = TestScreen { Titled() }
    let node = try #require(screen.nodesInWindow.first)
    #expect(node.label == "x, 1")
    screen.perform("Add", at: node.id)
    #expect(screen.nodesInWindow.first?.label == "x, 2")
  }

  @Test func thePlaceholderFollowsTheViewInside() throws {
    struct Titled: View {
      @State private var name = "a"
      var body: some View {
        Button(name) { name = "b" }.accessibilityLabel { label in
          Text("new")
          label
        }
      }
    }
    let screen = TestScreen { Titled() }
    #expect(screen.accessibilityTree == "button “new, a”")
    try screen.find("a").tap()
    #expect(screen.accessibilityTree == "button “new, b”")
  }
}
