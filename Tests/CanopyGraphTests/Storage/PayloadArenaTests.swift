import Testing

@testable import CanopyGraph

@Suite struct PayloadArenaTests {
  @Test func blocksDoNotOverlap() {
    var arena = PayloadArena()
    defer { arena.deallocate() }
    var blocks: [Range<UInt>] = []
    for size in [1, 8, 16, 17, 33, 64, 100, 250, 500, 512] {
      for _ in 0..<50 {
        let start = UInt(bitPattern: arena.allocate(.bytes(size)))
        blocks.append(start..<start + UInt(size))
      }
    }
    blocks.sort { $0.lowerBound < $1.lowerBound }
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    #expect(blocks.allSatisfy { $0.lowerBound % 16 == 0 })
  }

  @Test func freedBlockIsReusedFirst() {
    var arena = PayloadArena()
    defer { arena.deallocate() }
    let first = arena.allocate(.bytes(40))
    let second = arena.allocate(.bytes(40))
    arena.recycle(first, .bytes(40))
    #expect(arena.allocate(.bytes(70)) != first, "that is another size")
    #expect(arena.allocate(.bytes(33)) == first, "sizes are rounded up to 16")
    arena.recycle(second, .bytes(40))
    arena.recycle(first, .bytes(40))
    #expect(arena.allocate(.bytes(48)) == first)
    #expect(arena.allocate(.bytes(48)) == second)
  }

  @Test func smallBlocksComeFromChunks() {
    var arena = PayloadArena()
    defer { arena.deallocate() }
    #expect(arena.byteCount == 0)
    for _ in 0..<128 { _ = arena.allocate(.bytes(512)) }
    #expect(arena.byteCount == 64 * 1024)
    _ = arena.allocate(.bytes(1))
    #expect(arena.byteCount == 128 * 1024)
  }

  @Test func largeBlocksAreReturnedToTheSystem() {
    var arena = PayloadArena()
    defer { arena.deallocate() }
    let block = arena.allocate(.bytes(100_000))
    block.initializeMemory(as: UInt8.self, repeating: 1, count: 100_000)
    #expect(arena.byteCount == 100_000)
    arena.recycle(block, .bytes(100_000))
    #expect(arena.byteCount == 0)
  }

  @Test func overAlignedBlocksAreAligned() {
    var arena = PayloadArena()
    defer { arena.deallocate() }
    let layout = PayloadLayout(size: 64, alignment: 64, valueOffset: 0)
    let blocks = (0..<20).map { _ in arena.allocate(layout) }
    #expect(blocks.allSatisfy { UInt(bitPattern: $0) % 64 == 0 })
    for block in blocks { arena.recycle(block, layout) }
    #expect(arena.byteCount == 0)
  }

  /// The same through a graph, which computes the addresses of rules and values from their layout.
  @Test func largeAndStrictlyAlignedValuesWorkInAGraph() {
    struct Large {
      var texts = ["some", "text"]
      var numbers = InlineArray<100, Int>(repeating: 7)
    }
    struct Scale: Rule {
      let factor: SIMD8<Double>
      let vector: Attribute<SIMD8<Double>>

      func value(in evaluation: borrowing Evaluation) -> SIMD8<Double> { evaluation[vector] * factor }
    }
    let graph = Graph()
    func makeAndFree() -> GraphStatistics {
      let subgraph = graph.subgraph()
      let vector = graph.input(SIMD8<Double>(repeating: 2), in: subgraph)
      let scaled = graph.computed(Scale(factor: .init(repeating: 3), vector: Attribute(vector)), in: subgraph)
      let large = graph.computed(in: subgraph) { _ in Large() }
      #expect(graph[scaled] == .init(repeating: 6))
      #expect(graph[large].numbers[99] == 7)
      #expect(graph[large].texts == ["some", "text"])
      let full = graph.statistics
      graph.free(subgraph)
      #expect(graph.statistics.bytes < full.bytes, "the large block went back to the system")
      return graph.statistics
    }
    #expect(makeAndFree() == makeAndFree())
  }
}

extension PayloadLayout {
  fileprivate static func bytes(_ count: Int) -> PayloadLayout {
    PayloadLayout(size: count, alignment: 8, valueOffset: 0)
  }
}
