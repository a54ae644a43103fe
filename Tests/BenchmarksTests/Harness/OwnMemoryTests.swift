import Testing

@testable import Benchmarks

@Suite struct OwnMemoryTests {
  @Test func pagesOfFilesAreNotCounted() {
    let rollup = """
      55e7a2e00000-7fffe5647000 ---p 00000000 00:00 0                          [rollup]
      Rss:                1708 kB
      Anonymous:           152 kB
      AnonHugePages:         0 kB
      """
    #expect(OwnMemory.bytes(in: rollup) == 152 * 1_024)
  }

  /// In a process of its own: other tests would give memory back meanwhile.
  @Test func heldMemoryIsCounted() async {
    await #expect(processExitsWith: .success) {
      let size = 64 << 20
      let before = OwnMemory.bytes
      let block = [UInt8](repeating: 1, count: size)
      let after = OwnMemory.bytes
      precondition(after - before > size / 2 && block.count == size, "\(after - before) bytes were counted.")
    }
  }
}
