import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyLayout

/// Random views with random changes: an updated layout equals the layout of a new screen.
@MainActor @Suite(.serialized) struct RandomLayoutsTests {
  @Observable fileprivate final class Model {
    @ObservationIgnored var view: RandomView
    var version = 0
    var width = 200.0
    var size = 17.0

    init(_ view: RandomView) { self.view = view }
  }

  private struct Root: View {
    let model: Model

    var body: some View {
      let _ = model.version
      model.view.content.font(.system(size: model.size)).frame(width: model.width)
    }
  }

  @Test(arguments: Rounds.some(of: 0..<100))
  func anUpdatedLayoutEqualsTheLayoutOfANewScreen(seed: UInt64) throws {
    #if DEBUG
      LayoutCheck.interval = 1
      defer { LayoutCheck.interval = 64 }
    #endif
    var source = RandomView.Source(seed: seed)
    let model = Model(source.view(depth: 5))
    let kept = screen(model, .leftToRight)
    for step in 0..<16 {
      change(model, kept, &source)
      let fresh = screen(model, kept.environment.layoutDirection)
      try #require(areClose(frames(kept), frames(fresh)), "seed \(seed), step \(step)")
      try #require(!kept.issues.contains { $0.message.contains("and now with") }, "seed \(seed), step \(step)")
    }
  }

  private func change(_ model: Model, _ screen: TestScreen, _ source: inout RandomView.Source) {
    switch source.number(0...12) {
    case 0: screen.environment.layoutDirection = source.number(0...1) == 0 ? .leftToRight : .rightToLeft
    case 1: model.size = Double(source.number(10...20))
    case 2, 3: model.width = Double(source.number(0...300))
    default: source.change(model.view)
    }
    model.version += 1
    screen.update()
  }

  private func screen(_ model: Model, _ direction: LayoutDirection) -> TestScreen {
    TestScreen(size: CGSize(width: 300, height: 400), environment: { $0.layoutDirection = direction }) {
      Root(model: model)
    }
  }

  /// Returns the words of each line of a dump without the proposals, which depend on the order of measurements.
  private func frames(_ screen: TestScreen) -> [[Substring]] {
    screen.layout().split(separator: "\n").map { line in
      line.components(separatedBy: ", offered")[0].split { " ,×()".contains($0) }.map { Substring($0) }
    }
  }

  /// Returns a Boolean value that indicates whether two dumps are equal, except for the last digit of numbers.
  private func areClose(_ first: [[Substring]], _ second: [[Substring]]) -> Bool {
    guard first.map(\.count) == second.map(\.count) else { return false }
    return zip(first.joined(), second.joined()).allSatisfy { one, other in
      if one == other { return true }
      guard let number = Double(one), let otherNumber = Double(other) else { return false }
      return abs(number - otherNumber) < 0.02
    }
  }
}
