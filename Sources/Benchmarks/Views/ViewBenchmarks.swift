/// The benchmarks of views: the workloads that other frameworks were measured with.
///
/// Their sizes are the rows of the tree: groups of a hundred, each row a view of its own with a text. All are laid out, but
/// for one of W1.
enum ViewBenchmarks {
  static var all: [Benchmark] {
    [memory(rows: 10_000), mount(rows: 10_000, isLaidOut: false), mount(rows: 10_000, isLaidOut: true)]
      + [
        oneReader(rows: 10_000), oneDeepReader(rows: 10_000), readerInEachGroup(rows: 10_000),
        readerInEachRow(rows: 10_000),
      ]
      + [leafState(rows: 10_000), leafStateOfNewSize(rows: 10_000)]
      + ListChange.allCases.map { keyedList($0, rows: 1_000) }
      + [sheetOverText(), sheet(over: 10_000)]
      + [nestedOverrides(500)]
      + [lazyMount(rows: 1_000_000), lazyScroll(rows: 1_000_000)]
      + [textRows(1_000)]
      // What one change costs in trees of other sizes: it must not depend on them.
      + [1_000, 100_000].map { oneReader(rows: $0) }
      + [1_000, 100_000].map { leafState(rows: $0) }
  }
}
