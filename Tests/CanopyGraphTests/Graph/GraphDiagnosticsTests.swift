import CanopyGraph
import Testing

/// The descriptions and counts of a graph.
@Suite(.graphOfTest) struct GraphDiagnosticsTests {
  unowned let graph = Graph.ofTest

  @Test func handlersCanBeReplacedAndRemoved() {
    #expect(graph.onIssue == nil && graph.trace == nil && graph.onNeedsUpdate == nil)
    var events = 0
    graph.trace = { _ in events += 1 }
    let input = graph.input(1)
    graph[input] = 2
    #expect(events == 1)
    graph.trace = nil
    graph[input] = 3
    #expect(events == 1 && graph.trace == nil)
  }

  @Test func issuesGoToTheLastHandler() {
    let (first, second) = (IssueRecorder(graph), IssueRecorder(graph))
    let row = graph.subgraph()
    graph.free(row)
    graph.free(row)
    #expect(first.kinds == [])
    #expect(second.kinds == [.freedSubgraph])
  }

  @Test func handlerMayUseTheGraph() {
    let input = graph.input(1)
    let seen = Variable<[Int]>([])
    graph.onIssue = { _ in seen.value.append(graph[input]) }
    let row = graph.subgraph()
    graph.free(row)
    graph.free(row)
    #expect(seen.value == [1])
  }

  @Test func typedAndErasedExplanationsAreEqual() throws {
    let input = graph.input(2, name: "count")
    let rule = graph.computed(name: "double") { $0[input] * 2 }
    _ = graph[rule]
    let explanation = try graph.explain(rule)
    #expect(try graph.explain(AnyAttribute(rule)) == explanation)
    #expect(explanation.attribute.name == "double" && explanation.attribute.value == "4")
    #expect(explanation.sources.map(\.name) == ["count"])
    #expect(explanation.freshness == .current && explanation.changes == 1)
  }

  @Test func freshnessFollowsTheWrites() throws {
    let input = graph.input(1)
    let inner = graph.computed { $0[input] }
    let outer = graph.computed { $0[inner] }
    _ = graph[outer]
    graph[input] = 2
    #expect(try graph.explain(outer).freshness == .perhapsStale)
    graph.invalidate(AnyAttribute(outer))
    #expect(try graph.explain(outer).freshness == .stale)
    _ = graph[outer]
    #expect(try graph.explain(outer).freshness == .current)
  }

  @Test func explanationNamesTheSubgraphsFromTheInside() throws {
    let cart = graph.subgraph(name: "cart")
    let row = graph.subgraph(name: "row 7", in: cart)
    let input = graph.input(1, in: row)
    #expect(try graph.explain(Attribute(input)).subgraphs == ["row 7", "cart"])
  }

  @Test func readersAreNamedInTheExplanation() throws {
    let input = graph.input(1, name: "input")
    let readers = ["first", "second"].map { name in graph.computed(name: name) { $0[input] } }
    for reader in readers { _ = graph[reader] }
    #expect(try graph.explain(Attribute(input)).readers.map(\.name) == ["first", "second"])
  }

  @Test func drawingContainsEveryName() {
    let row = graph.subgraph(name: "row 7")
    let input = graph.input(1, name: "price", in: row)
    _ = graph[graph.computed(name: "total") { $0[input] }]
    let drawing = graph.graphviz()
    for name in ["price", "total", "row 7"] { #expect(drawing.contains(name), "\(drawing)") }
    #expect(drawing.hasPrefix("digraph"))
  }

  @Test func statisticsFollowTheContents() {
    let empty = graph.statistics
    let row = graph.subgraph()
    let input = graph.input(1, in: row)
    let rule = graph.computed(in: row) { $0[input] }
    #expect(graph.statistics.attributes == empty.attributes + 2)
    #expect(graph.statistics.subgraphs == empty.subgraphs + 1)
    #expect(graph.statistics.dependencies == empty.dependencies)
    _ = graph[rule]
    #expect(graph.statistics.dependencies == empty.dependencies + 1)
    graph.free(row)
    #expect(graph.statistics.attributes == empty.attributes && graph.statistics.subgraphs == empty.subgraphs)
    #expect(graph.statistics.dependencies == empty.dependencies)
  }
}
