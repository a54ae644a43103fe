import Testing

@testable import CanopyGraph

@Suite(.graphOfTest) struct BatchingTests {
  unowned let graph = Graph.ofTest
  let log = RunLog()
  let width: Input<Int>
  let height: Input<Int>
  let area: Attribute<Int>

  init() {
    let (width, height) = (graph.input(1), graph.input(1))
    area = graph.computed("area", log) { $0[width] * $0[height] }
    (self.width, self.height) = (width, height)
    graph.makeOutput(area)
    graph.update()
    _ = log.take()
  }

  @Test func batchUpdatesOnceForAllItsWrites() {
    let result = graph.batch {
      graph[width] = 3
      graph[height] = 4
      return "done"
    }
    #expect(result == "done")
    #expect(log.take() == ["area"])
    #expect(graph[area] == 12)
  }

  @Test func nestedBatchesUpdateAfterTheOutermost() {
    graph.batch {
      graph.batch { graph[width] = 3 }
      #expect(log.take() == [])
      graph.batch {
        graph[height] = 4
        graph.batch {}
      }
      #expect(log.take() == [])
    }
    #expect(log.take() == ["area"])
  }

  @Test func throwingBatchUpdates() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try graph.batch {
        graph[width] = 3
        try graph.batch { throw Failure() }
      }
    }
    #expect(log.take() == ["area"])
    graph[height] = 2
    graph.update()
    #expect(log.take() == ["area"], "no batch is open any more")
  }

  @Test func readingInABatchReturnsTheCurrentValue() {
    graph.batch {
      graph[width] = 3
      #expect(graph[area] == 3)
      graph[height] = 4
    }
    #expect(log.take() == ["area", "area"])
  }

  @Test func updateInABatchWaitsForItsEnd() {
    graph.batch {
      graph[width] = 3
      graph.update()
      #expect(log.take() == [])
    }
    #expect(log.take() == ["area"])
  }

  @Test func batchRequestsNoUpdate() {
    var calls = 0
    graph.onNeedsUpdate = { calls += 1 }
    graph.batch { graph[width] = 3 }
    #expect(calls == 0)
    graph[width] = 4
    #expect(calls == 1)
  }

  @Test func observerMayUseABatch() {
    var seen: [Int] = []
    graph.observe(area) { value in
      seen.append(value)
      graph.batch {
        graph[width] = 2
        graph[height] = 3
      }
    }
    graph.update()
    #expect(seen == [1, 6])
    #expect(log.take() == ["area"])
  }

  @Test func batchInARuleDefersItsWrites() {
    let recorder = IssueRecorder(graph)
    let rule = graph.computed { evaluation in
      let value = evaluation[width]
      graph.batch { graph[height] = value + 10 }
      return value
    }
    #expect(graph[rule] == 1)
    #expect(recorder.kinds == [.writeDuringUpdate])
    graph.update()
    #expect(graph[area] == 11)
  }
}
