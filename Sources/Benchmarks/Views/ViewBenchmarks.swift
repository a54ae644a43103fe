/// The benchmarks of views: workloads that have also been measured with other frameworks.
///
/// Their size is the number of rows in the tree: groups of a hundred, where each row is a separate view with a text. All are
/// laid out, except for one variant of W1.
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
      // The cost of a single change in trees of different sizes, which must not depend on the size.
      + [1_000, 100_000].map { oneReader(rows: $0) }
      + [1_000, 100_000].map { leafState(rows: $0) }
  }
}
