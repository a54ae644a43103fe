import CanopyGraph

/// The benchmarks of the engine.
enum GraphBenchmarks {
  static var all: [Benchmark] {
    [broad(100_000), deep(10_000), grid(300), unstable(100_000), cutOff(100_000), marking(100_000)]
      + [
        buildBroad(100_000), buildDeep(10_000), createAndFree(100_000), tracing(100_000, isOn: true),
        tracing(100_000, isOn: false),
      ]
      + [broadAgainstC(100_000), deepAgainstC(10_000)]
      + [1_000, 10_000, 1_000_000].map { broad($0) }
      + [1_000, 100_000, 1_000_000].map { deep($0) }
  }
}
