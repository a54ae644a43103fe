import CanopyTesting
import SwiftUI
import Testing

/// A type that is a layout if its parameter is a number.
private struct Spread<Distance> {
  let distance: Distance
}

extension Spread: Animatable where Distance: BinaryInteger {}

extension Spread: Layout where Distance: BinaryInteger {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat(distance) * CGFloat(subviews.count), height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(distance) * CGFloat(index), y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor @Suite struct ConditionalLayoutTests {
  @Test func aTypeMayConformToLayoutUnderACondition() throws {
    let screen = TestScreen {
      Spread(distance: 50)() {
        Text("a")
        Text("b")
      }
    }
    let (first, second) = (try screen.find("a").frame, try screen.find("b").frame)
    #expect(second.minX - first.minX == 50)
  }

  @Test func suchALayoutCanBeErased() throws {
    let screen = TestScreen {
      AnyLayout(Spread(distance: 30)) {
        Text("a")
        Text("b")
      }
    }
    #expect(try screen.find("b").frame.minX - screen.find("a").frame.minX == 30)
  }
}
