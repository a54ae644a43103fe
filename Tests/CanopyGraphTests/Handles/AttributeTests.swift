import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct AttributeTests {
  unowned let graph = Graph.ofTest

  @Test func handlesAreEightBytes() {
    #expect(MemoryLayout<Attribute<String>>.size == 8)
    #expect(MemoryLayout<Input<[Int]>>.size == 8)
    #expect(MemoryLayout<AnyAttribute>.size == 8)
    #expect(MemoryLayout<Subgraph>.size == 8)
  }

  @Test func handlesOfAnAttributeAreEqual() {
    let input = graph.input(1)
    let attribute = Attribute(input)
    #expect(AnyAttribute(input) == AnyAttribute(attribute))
    #expect(graph[attribute] == graph[input])
    #expect(Set([AnyAttribute(input), AnyAttribute(attribute), AnyAttribute(graph.input(1))]).count == 2)
  }

  @Test func handleRetainsNothing() {
    let census = Census()
    let home = graph.subgraph()
    let input = graph.input(Census.Member(census), in: home)
    graph.free(home)
    #expect(census.living == 0)
    #expect(!graph.contains(Attribute(input)))
  }

  @Test func handleOfAnotherGraphIsNotContained() {
    let other = Graph()
    let (mine, foreign) = (graph.input(1), other.input(1))
    #expect(graph.contains(AnyAttribute(mine)) && !graph.contains(AnyAttribute(foreign)))
    #expect(other.contains(AnyAttribute(foreign)) && !other.contains(AnyAttribute(mine)))
    let (here, there) = (graph.subgraph(), other.subgraph())
    #expect(graph.contains(here) && !graph.contains(there))
  }
}
