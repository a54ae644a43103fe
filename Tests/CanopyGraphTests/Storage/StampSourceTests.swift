import Testing

@testable import CanopyGraph

/// Stamps tell any two attributes of the process apart. They are drawn while the other tests draw theirs.
@Suite struct StampSourceTests {
  @Test func stampsOfTwoSourcesDiffer() {
    var (first, second) = (StampSource(), StampSource())
    var stamps: Set<UInt32> = []
    for _ in 0..<5000 {
      stamps.insert(first.draw())
      stamps.insert(second.draw())
    }
    #expect(stamps.count == 10_000)
    #expect(!stamps.contains(0))
  }

  @Test func stampsOfTwoThreadsDiffer() async {
    let stamps = await withTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var source = StampSource()
          return (0..<2000).map { _ in source.draw() }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(stamps).count == 16_000)
  }

  /// So that graphs with many attributes do not ask for each few of them.
  @Test func stampBlocksDouble() {
    var (source, other) = (StampSource(), StampSource())
    var expected: UInt32 = 0
    for block in [256, 512, 1024, 2048] {
      for place in 0..<block {
        let stamp = source.draw()
        if place > 0 { #expect(stamp == expected) }
        expected = stamp + 1
        // Takes what would come next if the block ended here.
        if place == block / 2 { for _ in 0..<5000 { _ = other.draw() } }
      }
    }
  }

  @Test func attributesOfDifferentGraphsAreDistinct() {
    let (first, second) = (Graph(), Graph())
    let attributes = (0..<2000).map { ($0 % 2 == 0 ? first : second).input($0) }
    for (place, attribute) in attributes.enumerated() {
      #expect(first.contains(AnyAttribute(attribute)) == (place % 2 == 0))
      #expect(second.contains(AnyAttribute(attribute)) == (place % 2 == 1))
    }
  }
}
