import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct NameTableTests {
  unowned let graph = Graph.ofTest

  @Test func unnamedAttributeIsNamedAfterItsKind() {
    let names = [
      AnyAttribute(graph.input(1, name: "given")): "given",
      AnyAttribute(graph.input([1])): "input Array<Int>",
      AnyAttribute(graph.computed { _ in "text" }): "computed String",
      graph.observe(Attribute(graph.input(1.5))) { _ in }: "observer of Double",
      graph.source(): "source",
    ]
    for (attribute, name) in names { #expect(graph.name(of: attribute) == name) }
  }

  @Test func freedAttributeKeepsItsName() {
    let home = graph.subgraph()
    let named = graph.input(1, name: "given", in: home)
    let nameless = graph.computed(in: home) { _ in 1 }
    graph.free(home)
    _ = graph.input("in the same slot", name: "other")
    #expect(graph.name(of: AnyAttribute(named)) == "given")
    #expect(graph.name(of: AnyAttribute(nameless)) == "computed Int")
  }

  @Test func attributeOfAnotherGraphIsUnknown() {
    let foreign = Graph().input(1, name: "foreign")
    #expect(graph.name(of: AnyAttribute(foreign)) == "an attribute this graph does not know")
  }

  @Test func lastThousandFreedNamesAreKept() {
    let count = NameTable.remembered + 10
    let freed = (0..<count).map { number in
      let home = graph.subgraph()
      let input = graph.input(number, name: "number \(number)", in: home)
      graph.free(home)
      return AnyAttribute(input)
    }
    let names = freed.map { graph.name(of: $0) }
    #expect(names[10...] == (10..<count).map { "number \($0)" }[...])
    // What is known of the first ten is what kind they were, if anything.
    #expect(names[..<10].allSatisfy { ["input Int", "an attribute this graph does not know"].contains($0) })
  }

  @Test func kindOfLongFreedAttributeIsUnknown() {
    let home = graph.subgraph()
    let first = graph.computed(in: home) { _ in 1 }
    graph.free(home)
    for _ in 0..<3 {
      let many = graph.subgraph()
      for number in 0..<NameTable.remembered { _ = graph.input(number, in: many) }
      graph.free(many)
    }
    #expect(graph.name(of: AnyAttribute(first)) == "an attribute this graph does not know")
  }

  @Test func namesOfLiveAttributesAreKept() {
    let inputs = (0..<3000).map { graph.input($0, name: "number \($0)") }
    #expect(inputs.enumerated().allSatisfy { graph.name(of: AnyAttribute($0.element)) == "number \($0.offset)" })
  }
}
