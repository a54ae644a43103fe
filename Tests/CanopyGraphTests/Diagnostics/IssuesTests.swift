import Testing

@testable import CanopyGraph

/// What is said, word for word: it is what a user has to go by.
@Suite(.graphOfTest) struct IssuesTests {
  unowned let graph = Graph.ofTest
  let recorder: IssueRecorder
  let gone: Input<Int>
  let goneHome: Subgraph

  /// Ends every report about a freed attribute.
  let cure = """
    : its subgraph was freed, or it belongs to another graph. Make it in a subgraph that lives as long as its users, \
    or ask `contains(_:)` first.
    """

  init() {
    recorder = IssueRecorder(graph)
    goneHome = graph.subgraph(name: "home")
    gone = graph.input(1, name: "price", in: goneHome)
    graph.free(goneHome)
  }

  private func message(_ body: () throws(GraphIssue) -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return error.message
    }
  }

  @Test func useOfFreedAttributeIsReportedWithItsName() {
    let attribute = AnyAttribute(gone)
    #expect(
      message { () throws(GraphIssue) in _ = try graph.value(of: Attribute(gone)) }
        == "Cannot read “price”" + cure)
    #expect(
      message { () throws(GraphIssue) in _ = try graph.attribute(attribute, as: Int.self) }
        == "Cannot use “price”" + cure)
    #expect(message { () throws(GraphIssue) in _ = try graph.explain(attribute) } == "Cannot explain “price”" + cure)
    #expect(
      message { () throws(GraphIssue) in _ = try graph.changes(of: attribute) }
        == "Cannot count the changes of “price”" + cure)
    #expect(recorder.issues == [])
    graph[gone] = 2
    graph.invalidate(attribute)
    graph.makeOutput(attribute)
    graph.sourceChanged(attribute)
    #expect(
      recorder.messages
        == ["write", "invalidate", "make an output of", "write"].map { "Cannot \($0) “price”" + cure })
    #expect(recorder.issues.allSatisfy { $0.kind == .freedAttribute && $0.attributes == [attribute] })
  }

  @Test func useOfFreedAttributeInRuleNamesTheRule() {
    var thrown: String?
    let total = graph.computed(name: "total") { (evaluation: borrowing Evaluation) -> Int in
      do throws(GraphIssue) {
        return try evaluation.value(of: Attribute(gone))
      } catch {
        thrown = error.message
        return 0
      }
    }
    _ = graph[total]
    #expect(thrown == "Cannot read “price” while “total” was being evaluated" + cure)
  }

  @Test func useOfFreedSubgraphIsReportedWithItsName() {
    let nameless = graph.subgraph()
    graph.free(nameless)
    graph.free(goneHome)
    graph.free(nameless)
    _ = graph.input(1, in: goneHome)
    let maker = graph.computed(name: "maker") { _ in
      _ = graph.subgraph(in: goneHome)
      return 1
    }
    _ = graph[maker]
    let reason = ": it, or one around it, was freed already, or it belongs to another graph."
    #expect(
      recorder.messages == [
        "Cannot free the subgraph “home”" + reason,
        "Cannot free the subgraph without a name" + reason,
        "Cannot create in the subgraph “home”" + reason,
        "Cannot create in the subgraph “home” while “maker” was being evaluated" + reason,
      ])
    #expect(recorder.kinds.allSatisfy { $0 == .freedSubgraph })
  }

  @Test func wrongTypeIsReportedWithBothTypes() {
    let list = graph.input([1, 2], name: "list")
    let issue = #expect(throws: GraphIssue.self) { try graph.attribute(AnyAttribute(list), as: String.self) }
    #expect(issue?.kind == .wrongType)
    #expect(issue?.message == "“list” is an attribute of Array<Int> and cannot be used as one of String.")
    #expect(issue?.attributes == [AnyAttribute(list)])
  }

  @Test func writeInRuleIsReportedWithBothNames() {
    let side = graph.input(0, name: "side")
    let writer = graph.computed(name: "writer") { _ in
      graph[side] = 1
      graph.untracked { graph[side] = 2 }
      return 1
    }
    _ = graph[writer]
    let advice =
      ". Rules only read: the write waits for the next pass. Write from an event, or from an observer's action."
    #expect(
      recorder.messages == [
        "“side” was written while “writer” was being evaluated" + advice,
        "“side” was written during an update" + advice,
      ])
    #expect(recorder.issues.allSatisfy { $0.kind == .writeDuringUpdate && $0.attributes == [AnyAttribute(side)] })
  }

  @Test func updateInRuleIsReportedWithItsName() {
    let eager = graph.computed(name: "eager") { _ in
      graph.update()
      return 1
    }
    _ = graph[eager]
    #expect(recorder.kinds == [.updateDuringUpdate])
    #expect(
      recorder.messages == [
        "`update()` was called while “eager” was being evaluated and did nothing: a rule cannot start an update."
      ])
  }

  @Test func unsettledUpdateNamesPendingAttributes() {
    let input = graph.input(0)
    let observers = (1...7).map { number in
      graph.observe(Attribute(input), name: "observer \(number)") { graph[input] = $0 + 1 }
    }
    graph.update()
    #expect(recorder.kinds == [.doesNotSettle])
    #expect(
      recorder.messages == [
        """
        After 100 passes the update still has work to do, so the rest waits for the next one. Some rule or observer \
        keeps writing what it depends on. Still waiting: “observer 1”, “observer 2”, “observer 3”, “observer 4”, \
        “observer 5”.
        """
      ])
    #expect(recorder.issues.first?.attributes == observers)
  }

  @Test func cycleIsReportedWithItsPath() {
    let isClosed = graph.input(false)
    let first = Late<Int>()
    let third = graph.computed(name: "third") { $0[isClosed] ? $0[first.value] : 0 }
    let second = graph.computed(name: "second") { $0[third] }
    first.set(graph.computed(name: "first") { $0[second] + ($0[isClosed] ? 1 : 0) })
    _ = graph[first.value]
    graph[isClosed] = true
    _ = graph[first.value]
    #expect(recorder.kinds == [.cycle])
    let issue = recorder.issues[0]
    let names = issue.attributes.map { graph.name(of: $0) }
    #expect(names.sorted() == ["first", "second", "third"])
    let path = (names + [names[0]]).map { "“\($0)”" }.joined(separator: " reads ")
    #expect(
      issue.message == """
        A cycle: \(path). A value cannot depend on itself; “\(names[0])” keeps its last value. Break the cycle, or \
        remember the earlier value in a `StatefulRule`.
        """)
    #expect("first second third first second".contains(names.joined(separator: " ")), "each reads the next")
  }

  @Test func cycleReportMentionsStandIn() {
    struct Own: Rule {
      let own: Late<Int>
      var standIn: Int? { 1 }
      func value(in evaluation: borrowing Evaluation) -> Int { evaluation[own.value] }
    }
    let own = Late<Int>()
    own.set(graph.computed(Own(own: own), name: "own"))
    #expect(graph[own.value] == 1)
    #expect(
      recorder.messages == [
        """
        A cycle: “own” reads “own”. A value cannot depend on itself; “own” keeps its stand-in. Break the cycle, or \
        remember the earlier value in a `StatefulRule`.
        """
      ])
  }

  @Test func issueHandlerAddsNoDependencies() throws {
    let (side, looked) = (graph.input(0), graph.input(5))
    graph.onIssue = { [unowned graph] _ in _ = graph[looked] }
    let writer = graph.computed { _ in
      graph[side] = 1
      return 1
    }
    _ = graph[writer]
    #expect(try graph.sources(of: writer) == [])
  }
}
