import CanopyInput
import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyLayout
@testable import CanopyTesting

/// Random scrolls by touch, wheel and code over random lists: they end at rest, and show what a fresh list shows there.
@MainActor @Suite struct RandomScrollTests {
  @Observable final class Model {
    var heights: [CGFloat] = []
    var ids: [Int] = []
    var position = ScrollPosition(idType: Int.self)

    func add(_ count: Int, at index: Int, using random: inout SeededGenerator) {
      let first = (ids.max() ?? 0) + 1
      ids.insert(contentsOf: first..<first + count, at: index)
      while heights.count < (ids.max() ?? 0) + 1 { heights.append(CGFloat(Int.random(in: 10...60, using: &random))) }
    }
  }

  private struct List: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(model.ids, id: \.self) { box("\($0)", 80, model.heights[$0]) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(
          Binding {
            model.position
          } set: {
            model.position = $0
          }
        )
        .id(frame: "scroll")
      }
    }
  }

  @Test(arguments: Rounds.some(of: 0..<24))
  func randomScrollsEndAtRest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    model.add(Int.random(in: 0...200, using: &random), at: 0, using: &random)
    let screen = layOut(width: 100, height: 200) { List(model: model) }
    let container = try #require(LayoutNode(screen.find(id: "scroll").subject).ownScrollContainer)
    for _ in 0..<20 {
      act(screen, model, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 { continue }
      screen.settle()
      check(screen, container)
    }
    screen.settle()
    check(screen, container)
    guard let last = model.ids.randomElement(using: &random) else { return }
    model.position.scrollTo(id: last, anchor: .top)
    screen.settle()
    check(screen, container)
    let fresh = Model()
    (fresh.ids, fresh.heights) = (model.ids, model.heights)
    fresh.position = ScrollPosition(id: last, anchor: .top)
    let other = layOut(width: 100, height: 200) { List(model: fresh) }
    #expect(visible(screen) == visible(other))
    #expect(screen.issues.isEmpty, "\(screen.issues.map(\.message))")
  }

  private func act(_ screen: TestScreen, _ model: Model, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: drag(screen, using: &random)
    case 2:
      screen.frame.receive(
        .wheel(
          WheelEvent(
            .step, by: CGSize(width: 0, height: CGFloat.random(in: -300...300, using: &random)),
            at: CGPoint(x: 50, y: 100))))
      screen.update()
    case 3:
      guard let id = model.ids.randomElement(using: &random) else { return }
      let animation: Animation? = Bool.random(using: &random) ? .bouncy : nil
      withAnimation(animation) { model.position.scrollTo(id: id, anchor: .center) }
      screen.update()
    case 4:
      withAnimation(Bool.random(using: &random) ? .default : nil) { model.position.scrollTo(edge: .bottom) }
      screen.update()
    case 5:
      model.add(
        Int.random(in: 1...30, using: &random), at: Int.random(in: 0...model.ids.count, using: &random), using: &random)
      screen.update()
    case 6:
      guard !model.ids.isEmpty else { return }
      let first = Int.random(in: 0..<model.ids.count, using: &random)
      model.ids.removeSubrange(first..<min(first + Int.random(in: 1...40, using: &random), model.ids.count))
      screen.update()
    default: screen.advance(by: Double.random(in: 0...0.3, using: &random))
    }
  }

  private func drag(_ screen: TestScreen, using random: inout SeededGenerator) {
    let distance = CGFloat.random(in: -180...180, using: &random)
    let frames = Int.random(in: 2...10, using: &random)
    screen.send(.began, at: CGPoint(x: 50, y: 100))
    for frame in 1...frames {
      screen.advance(by: 1 / 60)
      screen.send(.moved, at: CGPoint(x: 50, y: 100 + distance * CGFloat(frame) / CGFloat(frames)))
    }
    screen.send(.ended, at: CGPoint(x: 50, y: 100 + distance))
  }

  private func check(_ screen: TestScreen, _ container: ScrollContainer) {
    #expect(container.phase == .idle)
    #expect(!container.isMoving)
    #expect(container.offset.y >= -0.01 && container.offset.y <= container.most.y + 0.01)
    #expect(container.indicators.opacity == 0)
  }

  /// The visible rows and where they are.
  private func visible(_ screen: TestScreen) -> [String] {
    screen.elements.compactMap { element in
      guard let id = element.identifier, id != "scroll" else { return nil }
      let frame = element.frame
      return frame.maxY > 0 && frame.minY < 200 ? "\(id): \(frame.minY.rounded())" : nil
    }
  }
}
