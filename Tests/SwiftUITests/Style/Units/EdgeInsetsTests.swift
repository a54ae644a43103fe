import CanopyAnimation
import CanopyStyle
import Foundation
import Testing

@testable import CanopyCore

@Suite struct EdgeInsetsTests {
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func insetsAreZeroByDefault() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets().edges.isEmpty)
  }

  @Test func lengthAppliesToTheGivenEdges() {
    #expect(EdgeInsets(.horizontal, 5) == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    #expect(EdgeInsets([.top, .trailing], 5) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
    #expect(EdgeInsets([], 5) == EdgeInsets())
    for edge in Edge.allCases { #expect(EdgeInsets(Edge.Set(edge), 5).edges == Edge.Set(edge)) }
  }

  @Test func oppositeInsetsAreAdded() {
    #expect(insets.horizontal == 6 && insets.vertical == 4)
  }

  @Test func onlyGivenEdgesAreTaken() {
    var taken = insets
    taken.take([.leading, .bottom], from: EdgeInsets(.all, 9))
    #expect(taken == EdgeInsets(top: 1, leading: 9, bottom: 9, trailing: 4))
    taken.take([], from: EdgeInsets())
    #expect(taken.leading == 9)
    taken.take(.all, from: insets)
    #expect(taken == insets)
  }

  @Test func nonfiniteInsetsAreZero() {
    let flawed = EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: -4)
    #expect(flawed.sanitized == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: -4))
    #expect(insets.sanitized == insets)
  }

  @Test func insetsAnimateEdgeByEdge() {
    var animated = EdgeInsets()
    animated.animatableData = insets.animatableData
    #expect(animated == insets)
    var half = insets.animatableData
    half.scale(by: 0.5)
    animated.animatableData = half
    #expect(animated == EdgeInsets(top: 0.5, leading: 1, bottom: 1.5, trailing: 2))
  }
}
