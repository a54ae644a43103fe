import CanopyLayout
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyGraph
@testable import CanopyTesting

/// What animations leave behind when they have ended: nothing.
@MainActor @Suite struct FinishedAnimationsTests {
  private let model = MovingModel()

  @Test(
    "Finished animations leave no attribute, element, dependency, or motion behind", arguments: MovingScreen.allCases,
    [false, true])
  func finishedAnimationsLeaveNothingBehind(kind: MovingScreen, isInterrupted: Bool) {
    let screen = layOut { With(model) { kind.view($0) } }
    func turn() {
      for _ in 0..<2 {
        kind.change(model)
        screen.update()
        if isInterrupted { screen.advance(by: 0.1) } else { screen.settle() }
      }
      screen.settle()
    }
    for _ in 0..<3 { turn() }
    let (before, elements, companions) = (ViewRuntime.graph.statistics, ViewRuntime.elements.live, screen.left)
    for _ in 0..<20 { turn() }
    let after = ViewRuntime.graph.statistics
    #expect(ViewRuntime.elements.live == elements)
    #expect(screen.left == companions)
    // Other tests may make or free a few attributes on their threads at the same time. A leak would be at least 40.
    #expect(after.attributes < before.attributes + 30)
    #expect(after.dependencies < before.dependencies + 30)
    #expect(after.subgraphs < before.subgraphs + 30)
    #expect(screen.issues.isEmpty)
  }

  @Test("A screen at rest asks for no frame, and time changes nothing", arguments: MovingScreen.allCases)
  func aScreenAtRestAsksForNoFrame(kind: MovingScreen) {
    let screen = layOut { With(model) { kind.view($0) } }
    screen.settle()
    screen.expectIdle()
    kind.change(model)
    screen.update()
    #expect(screen.frame.isMoving)
    screen.settle()
    screen.expectIdle()
  }
}

/// A screen with something that a change of its model moves.
enum MovingScreen: CaseIterable {
  case withAnimation, animationValue, transition, phases, keyframes, matched, letters, bodies, symbol, rows

  @MainActor func change(_ model: MovingModel) {
    let change = {
      model.isOn.toggle()
      model.number += 1
    }
    switch self {
    case .animationValue, .phases, .keyframes, .symbol: change()
    default: SwiftUI.withAnimation(.spring(duration: 0.3)) { change() }
    }
  }

  @MainActor @ViewBuilder func view(_ model: MovingModel) -> some View {
    switch self {
    case .withAnimation:
      square().opacity(model.isOn ? 0.2 : 1).offset(x: model.isOn ? 50 : 0).padding(model.isOn ? 20 : 0)
        .foregroundStyle(model.isOn ? .red : .blue)
    case .animationValue:
      square().offset(x: model.isOn ? 50 : 0).padding(model.isOn ? 20 : 0).animation(.bouncy, value: model.isOn)
    case .transition:
      VStack {
        if model.isOn { Text("Comes").transition(.slide) } else { Text("Goes").transition(.blurReplace) }
        if model.isOn { square().transition(.scale.combined(with: .opacity)) }
      }
    case .phases:
      square().phaseAnimator([0.0, 30, 60], trigger: model.number) {
        $0.offset(x: $1)
      } animation: { _ in
        .smooth(duration: 0.2)
      }
    case .keyframes:
      square().keyframeAnimator(initialValue: 0.0, trigger: model.number) {
        $0.offset(x: $1)
      } keyframes: { _ in
        SpringKeyframe(60, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      }
    case .matched: MatchedSquares(isOn: model.isOn)
    case .letters: Text(model.isOn ? "1295" : "1285").contentTransition(.numericText())
    case .bodies: PartialBar(part: model.isOn ? 1 : 0.5).frame(width: 50, height: 10)
    case .symbol: Image(systemName: "bell").symbolEffect(.bounce, value: model.number)
    case .rows:
      VStack(spacing: 0) {
        ForEach(model.isOn ? [1, 2, 3] : [3, 4], id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
  }
}

private struct MatchedSquares: View {
  let isOn: Bool
  @Namespace private var namespace

  var body: some View {
    HStack {
      if isOn {
        Color.red.matchedGeometryEffect(id: 1, in: namespace).frame(width: 60, height: 60)
      } else {
        Spacer()
        Color.blue.matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20)
      }
    }
  }
}

extension TestScreen {
  /// What the window keeps for things that move.
  fileprivate var left: [Int] {
    let motions = LayoutNode(tree.element).motions
    return [motions.count, motions.drawnWithOthers.count]
  }

  /// Checks that the window needs no further frame, and that passing time runs no body and draws nothing.
  @MainActor func expectIdle(at location: SourceLocation = #_sourceLocation) {
    #expect(!frame.isMoving, sourceLocation: location)
    #expect(!frame.isMovingToRest, sourceLocation: location)
    #expect(!frame.isWaitingForGestures, sourceLocation: location)
    #expect(frame.nextWakeUp == nil, sourceLocation: location)
    #expect(!ViewRuntime.hasChanges, sourceLocation: location)
    _ = frame.run(scale: 1)
    let (list, bodies, elements) = (displayList(), MovingBodies.count, DrawingCounters.elements)
    for pause in [1.0 / 60, 1, 3600] {
      now += pause
      let shown = frame.run(scale: 1)
      #expect(shown.damage.areas.isEmpty, "after \(pause) s", sourceLocation: location)
      #expect(displayList() == list, "after \(pause) s", sourceLocation: location)
    }
    #expect(MovingBodies.count == bodies, sourceLocation: location)
    #expect(DrawingCounters.elements == elements, sourceLocation: location)
  }
}
