import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// A view that is alone in its stack.
@MainActor @Suite struct LoneViewTests {
  /// A layout that counts how often its baseline is asked for.
  private struct Counting: Layout {
    final class Counter {
      var guides = 0
    }

    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 30)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      counter.guides += 1
      return 10
    }
  }

  private func row(of count: Int, _ counter: Counting.Counter) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Counting(counter: counter) { Text("text \(number)") }.id(frame: "view \(number)")
      }
    }
  }

  @Test func baselineOfALoneViewIsNotComputed() throws {
    let (one, two) = (Counting.Counter(), Counting.Counter())
    let lone = TestScreen { row(of: 1, one) }
    let pair = TestScreen { row(of: 2, two) }
    #expect(one.guides == 0)
    #expect(two.guides > 0)
    #expect(try lone.find(id: "view 0").frame.minY == pair.find(id: "view 0").frame.minY)
  }

  @Test func stackWithALoneViewPassesItsGuideOn() throws {
    let screen = TestScreen {
      HStack(alignment: .top, spacing: 0) {
        HStack(alignment: .top) { Text("low").alignmentGuide(.top) { _ in -30 } }
        Text("high")
      }
    }
    #expect(try screen.find("low").frame.minY - screen.find("high").frame.minY == 30)
  }
}
