import CanopyAccessibility
import CanopyInput
import CanopyTesting
import SwiftUI
import Testing

/// Which modifiers make an element of a view that has none, and where elements are.
@MainActor @Suite struct AccessibilityMadeElementTests {
  private let log = ActionLog()

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  // MARK: Shapes

  @Test func descriptionsMakeAnElementOfAShape() {
    #expect(tree { Circle().accessibilityValue("v") } == "element value “v”")
    #expect(tree { Circle().accessibilityHint("h") } == "element, hint “h”")
    #expect(tree { Circle().accessibilityInputLabels(["i"]) } == "element, input labels: “i”")
    #expect(tree { Circle().accessibilityCustomContent("a", "b") } == "element, a: b")
    #expect(tree { Circle().accessibilityAddTraits(.playsSound) } == "element, traits: playsSound")
    #expect(tree { Circle().accessibilityHeading(.h1) } == "heading, level 1")
    #expect(tree { Circle().accessibilityTextContentType(.plain) } == "element, content type plain")
    #expect(tree { Circle().accessibilityDragPoint(.center, description: "d") } == "element, drag point “d”")
  }

  @Test func actionsMakeAnElementOfAShape() {
    #expect(tree { Circle().accessibilityAction {} } == "element, actions: activate")
    #expect(tree { Circle().accessibilityAction(named: "Turn") {} } == "element, actions: “Turn”")
    #expect(tree { Circle().accessibilityAdjustableAction { _ in } } == "element, actions: increment, decrement")
    #expect(tree { Circle().accessibilityZoomAction { _ in } } == "element, actions: zoom in, zoom out")
    #expect(tree { Circle().accessibilityActions { Button("Turn") {} } } == "element, actions: “Turn”")
    #expect(tree { Circle().accessibilityElement() } == "element")
  }

  @Test func propertiesOfAnElementMakeNone() {
    #expect(tree { Circle().accessibilityIdentifier("id") } == "")
    #expect(tree { Circle().accessibilityRemoveTraits(.isButton) } == "")
    #expect(tree { Circle().accessibilityRespondsToUserInteraction() } == "")
    #expect(tree { Circle().accessibilitySortPriority(1) } == "")
    #expect(tree { Circle().accessibilityScrollStatus("s") } == "")
    #expect(tree { Circle().accessibilityHidden(false) } == "")
  }

  @Test func aModifierThatIsNotEnabledMakesNoElement() {
    #expect(tree { Circle().accessibilityLabel("a", isEnabled: false).accessibilityValue("v", isEnabled: false) } == "")
  }

  @Test func aShapeIsOneElementForAllItsModifiers() {
    #expect(
      tree {
        Circle().accessibilityLabel("Dot").padding().accessibilityValue("1").background(.red).accessibilityHint("h")
      } == "element “Dot” value “1”, hint “h”")
  }

  @Test func aStackOfShapesIsOneElement() {
    #expect(
      tree {
        HStack { ForEach(0..<3) { _ in Circle() } }.accessibilityLabel("Three")
      } == "element “Three”")
  }

  @Test func eachMemberOfAGroupGetsAnElement() {
    #expect(
      tree {
        VStack {
          Group {
            Circle()
            Rectangle()
          }
          .accessibilityLabel("shape")
        }
      } == "element “shape”\nelement “shape”")
  }

  @Test func anEmptyViewHasNoElement() {
    #expect(tree { EmptyView().accessibilityLabel("nothing") } == "")
    #expect(tree { VStack { ForEach(0..<0) { _ in Circle() }.accessibilityLabel("nothing") } } == "")
    #expect(tree { if false { Circle().accessibilityLabel("nothing") } } == "")
  }

  @Test func aViewWithoutASizeHasNoElement() {
    #expect(tree { Color.red.frame(width: 0, height: 10).accessibilityLabel("nothing") } == "")
    #expect(tree { Rectangle().frame(width: 10, height: 0).accessibilityLabel("nothing") } == "")
  }

  // MARK: Containers

  @Test func anEmptyContainerIsAGroupWithoutChildren() {
    #expect(tree { Circle().accessibilityElement(children: .contain).accessibilityLabel("g") } == "group “g”")
  }

  @Test func containersAreNested() {
    #expect(
      tree {
        VStack {
          HStack { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("inner")
          Text("b")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("outer")
      } == """
        group “outer”
          group “inner”
            text “a”
          text “b”
        """)
  }

  @Test func theModifierBeforeAContainerConcernsItsElements() {
    #expect(
      tree {
        HStack { Text("a") }.accessibilityHint("inner").accessibilityElement(children: .contain)
          .accessibilityHint("outer")
      } == "group, hint “outer”\n  text “a”, hint “inner”")
  }

  @Test func aCombinedContainerIsOneElementInAnother() {
    #expect(
      tree {
        VStack {
          HStack {
            Text("a")
            Text("b")
          }
          .accessibilityElement(children: .combine)
        }
        .accessibilityElement(children: .contain)
      } == "group\n  text “a, b”")
  }

  @Test func ignoredButtonsDoNotAct() throws {
    let screen = TestScreen {
      HStack { Button("Buy") { log.add("bought") } }.accessibilityElement(children: .ignore).accessibilityLabel("Row")
    }
    #expect(screen.accessibilityTree == "element “Row”")
    #expect(screen.nodesInWindow.first?.actions == [])
  }

  @Test func aCombinedElementOfNothingIsAnElement() {
    #expect(tree { Circle().accessibilityElement(children: .combine).accessibilityLabel("Dot") } == "element “Dot”")
  }

  @Test func combiningTwiceIsTheSameAsOnce() {
    #expect(
      tree {
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine).accessibilityElement(children: .combine)
      } == "text “a, b”")
  }

  // MARK: Geometry

  @Test func theActivationPointIsInTheCoordinatesOfTheView() throws {
    let screen = layOut {
      Color.red.frame(width: 100, height: 40).accessibilityLabel("a").accessibilityActivationPoint(CGPoint(x: 10, y: 5))
    }
    let node = try #require(screen.nodesInWindow.first)
    #expect(node.frame == CGRect(x: 50, y: 30, width: 100, height: 40))
    #expect(node.activationPoint == CGPoint(x: 60, y: 35))
  }

  @Test func theOuterActivationPointCounts() throws {
    let screen = layOut {
      Color.red.frame(width: 100, height: 40).accessibilityLabel("a")
        .accessibilityActivationPoint(.topLeading).accessibilityActivationPoint(.bottomTrailing)
        .accessibilityActivationPoint(.center, isEnabled: false)
        .accessibilityActivationPoint(CGPoint.zero, isEnabled: false)
    }
    #expect(screen.nodesInWindow.first?.activationPoint == CGPoint(x: 150, y: 70))
  }

  @Test func theActivationPointFollowsTheView() throws {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        Color.red.frame(width: 20, height: 20).accessibilityLabel("a").accessibilityActivationPoint(.topLeading)
          .offset(x: model.isOn ? 30 : 0)
      }
    }
    #expect(screen.nodesInWindow.first?.activationPoint == CGPoint(x: 90, y: 40))
    model.isOn = true
    screen.settle()
    #expect(screen.nodesInWindow.first?.activationPoint == CGPoint(x: 120, y: 40))
  }

  @Test func theZoomIsWhereTheViewIsNow() throws {
    let model = MovingModel()
    let screen = layOut {
      With(model) { model in
        Text("Map").offset(x: model.isOn ? 30 : 0).accessibilityZoomAction { log.add("\($0.point.x)") }
          .frame(width: 100, height: 40)
          .offset(y: model.isOn ? 10 : 0)
      }
    }
    try screen.find("Map").performAction(named: "zoom in")
    model.isOn = true
    screen.settle()
    try screen.find("Map").performAction(named: "zoom in")
    #expect(log.lines == ["100.0", "130.0"])
  }

  @Test func aScaledViewHasTheFrameThatPeopleSee() throws {
    let screen = layOut { Color.red.frame(width: 20, height: 20).accessibilityLabel("a").scaleEffect(2) }
    #expect(screen.nodesInWindow.first?.frame == CGRect(x: 80, y: 30, width: 40, height: 40))
  }

  @Test func largerTextHasALargerFrame() throws {
    func height(_ size: DynamicTypeSize) throws -> CGFloat {
      let screen = TestScreen { Text("a").dynamicTypeSize(size) }
      return try #require(screen.nodesInWindow.first).frame.height
    }
    let (small, large) = (try height(.large), try height(.accessibility3))
    #expect(large > small * 1.5)
  }

  // MARK: Direction

  @Test func elementsOfARightToLeftRowAreInReadingOrder() {
    let screen = TestScreen {
      HStack {
        Text("first")
        Text("second")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.accessibilityTree == "text “first”\ntext “second”")
    #expect(screen.nodesInWindow.map(\.isRightToLeft) == [true, true])
    let frames = screen.nodesInWindow.map(\.frame.minX)
    #expect(frames[0] > frames[1])
  }
}
