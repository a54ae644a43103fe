import SwiftUI
import Testing

@Suite struct EdgeTests {
  @Test func edgeSetsAreMadeOfEdges() {
    #expect(HorizontalEdge.Set(.leading) == .leading)
    #expect(HorizontalEdge.Set(.trailing) == .trailing)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.top) == .top)
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(!VerticalEdge.Set.top.contains(.bottom))
    #expect(Edge.Set(.leading).union(Edge.Set(.trailing)) == .horizontal)
    #expect(Edge.allCases.map(Edge.Set.init) == [.top, .leading, .bottom, .trailing])
  }

  @Test func edgesHaveStableRawValues() {
    #expect(HorizontalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect(VerticalEdge.allCases.map(\.rawValue) == [0, 1])
  }
}
