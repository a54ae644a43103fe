import Testing

@testable import CanopyGraph

/// What is printed, and what ends the program.
@Suite struct GraphIssueTests {
  @Test func descriptionOfAnIssueIsItsMessage() {
    let issue = GraphIssue(kind: .cycle, message: "A sentence.", attributes: [])
    #expect("\(issue)" == "A sentence.")
  }

  @Test func unhandledIssuesArePrintedToStandardError() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let home = graph.subgraph(name: "home")
      graph.free(home)
      graph.free(home)
      graph.onIssue = { _ in }
      graph.free(home)
    }
    #expect(
      try #require(result).standardErrorText == """
        CanopyGraph: Cannot free the subgraph “home”: it, or one around it, was freed already, or it belongs to \
        another graph.

        """)
  }

  @Test func readingAFreedAttributeStopsWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let home = graph.subgraph()
      let price = graph.input(1, name: "price", in: home)
      graph.free(home)
      _ = graph[price]
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: Cannot read “price”: its subgraph was freed, or it belongs to another graph. "))
  }

  @Test func readingAFreedAttributeInARuleStopsWithBothNames() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let home = graph.subgraph()
      let price = graph.computed(name: "price", in: home) { _ in 1 }
      let total = graph.computed(name: "total") { $0[price] }
      _ = graph[total]
      graph.free(home)
      _ = graph[total]
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: Cannot read “price” while “total” was being evaluated: its subgraph was freed"))
  }

  @Test func readingAnAttributeOfAnotherGraphStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (graph, other) = (Graph(), Graph())
      _ = graph.input(1, name: "mine")
      let foreign = other.input(2, name: "foreign")
      _ = graph[foreign]
    }
    let text = try #require(result).standardErrorText
    #expect(
      text.contains(
        "Fatal error: Cannot read “an attribute this graph does not know”: its subgraph was freed, or it belongs to "))
  }

  @Test func trackingAFreedSourceStopsWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let home = graph.subgraph()
      let source = graph.source(in: home)
      graph.free(home)
      graph.track(source)
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Fatal error: Cannot read “source”: its subgraph was freed"))
  }

  @Test func handlerReceivesTheFinalIssue() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      graph.onIssue = { issue in
        print("received \(issue.kind)", to: &StandardError.stream)
      }
      let home = graph.subgraph()
      let price = graph.input(1, in: home)
      graph.free(home)
      _ = graph[price]
    }
    #expect(try #require(result).standardErrorText.hasPrefix("received freedAttribute\n"))
  }
}
