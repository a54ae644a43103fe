import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct RuleTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()

  @Test func ruleComputesItsValueFromItsReads() {
    struct Total: Rule {
      let price: Attribute<Double>
      let count: Attribute<Int>

      func value(in evaluation: borrowing Evaluation) -> Double {
        evaluation[price] * Double(evaluation[count])
      }
    }
    let (price, count) = (graph.input(10.0), graph.input(2))
    let total = graph.computed(Total(price: Attribute(price), count: Attribute(count)))
    #expect(graph[total] == 20)
    graph[count] = 3
    #expect(graph[total] == 30)
    #expect(graph.name(of: AnyAttribute(total)) == "Total")
  }

  @Test func ruleReadsInputs() {
    struct Twice: Rule {
      let input: Input<Int>
      func value(in evaluation: borrowing Evaluation) -> Int { evaluation[input] * 2 }
    }
    let input = graph.input(1)
    let twice = graph.computed(Twice(input: input))
    #expect(graph[twice] == 2)
    graph[input] = 5
    #expect(graph[twice] == 10)
  }

  @Test func equatableRuleIsCutOff() {
    let input = graph.input(1)
    let sum = graph.computed(LoggedSum(name: "sum", log: log, sources: [Attribute(input), Attribute(input)]))
    let reader = graph.computed("reader", log) { $0[sum] }
    _ = (graph[reader], log.take())
    graph[input] = 2
    graph[input] = 1
    #expect(graph[reader] == 2)
    #expect(log.take() == ["sum"])
  }

  @Test func nonequatableRuleIsComparedFieldByField() {
    struct Row {
      var title: String
      var marker: Marker
    }
    struct MakeRow: Rule {
      let title: Input<String>
      let marker: Marker
      func value(in evaluation: borrowing Evaluation) -> Row {
        Row(title: String(evaluation[title].prefix(1)), marker: marker)
      }
    }
    let title = graph.input("abc")
    let row = graph.computed(MakeRow(title: title, marker: Marker()))
    let reader = graph.computed("reader", log) { $0[row].title }
    _ = (graph[reader], log.take())
    graph[title] = "axy"
    #expect(graph[reader] == "a")
    #expect(log.take() == [])
    graph[title] = "bxy"
    #expect(graph[reader] == "b")
    #expect(log.take() == ["reader"])
  }

  @Test func ruleWithoutStoredPropertiesWorks() {
    struct Constant: Rule {
      func value(in _: borrowing Evaluation) -> String { "constant" }
    }
    let (first, second) = (graph.computed(Constant()), graph.computed(Constant()))
    #expect(graph[first] == "constant")
    #expect(graph[second] == "constant")
    #expect(first != second)
  }

  @Test func valueMayBeEmpty() {
    let input = graph.input(1)
    var runs = 0
    let nothing: Attribute<Void> = graph.computed { evaluation in
      _ = evaluation[input]
      runs += 1
    }
    let reader = graph.computed("reader", log) { evaluation in
      evaluation[nothing]
      return 1
    }
    _ = graph[reader]
    graph[input] = 2
    _ = graph[reader]
    #expect(runs == 2)
    #expect(log.take() == ["reader"], "nothing is always equal to nothing")
  }
}
