internal import CanopyGraph

/// The rows of a `ForEach`, without the type of its data.
struct RowSource<ID: Hashable, Content> {
  let count: Int
  /// Returns the identifier of the element at an index.
  let id: (Int) -> ID
  /// Calls the row builder for a range of indices.
  let build: (Range<Int>, inout [ID], inout [Content]) -> Void
}

extension RowSource {
  init<Data>(_ view: ForEach<Data, ID, Content>) {
    let data = view.data
    func index(_ place: Int) -> Data.Index { data.index(data.startIndex, offsetBy: place) }
    count = data.count
    id = { view.id(data[index($0)]) }
    build = { range, ids, contents in
      guard !range.isEmpty else { return }
      for element in data[index(range.lowerBound)..<index(range.upperBound)] {
        ids.append(view.id(element))
        contents.append(view.content(element))
      }
    }
  }
}

extension RowSource {
  /// The data after a change in which most rows have moved by one of `shifts`.
  func change(shifts: [Int]) -> RowChange<ID> { RowChange(count: count, id: id, shifts: shifts) }
}

/// The dependencies of a `ForEach` row builder: state, the environment, and observable objects.
///
/// A row builder is called when the rows are mounted or updated, after the body that contains it has run. It has its own
/// dependencies: a change calls the row builder again, but doesn't run that body. There is a node only if the builder reads
/// anything.
@MainActor
@usableFromInline
class RowReading {
  private var node = AnyAttribute.none
  private var observed = ObservedReads()
  private var isRecorded = false
  /// The evaluations of the row builder, in a tree whose bodies are followed.
  private var history: ReadingHistory?
  private var group: ElementIndex = 0
  /// Updates the rows with the last value of the view.
  @usableFromInline final var runAgain: () -> Void = {}

  @usableFromInline
  init() {}

  /// A Boolean value that indicates whether the row builder has read anything.
  @usableFromInline final var hasRead: Bool { !node.isNone }

  /// Calls `build`, which calls the row builder, and records the reads of the row builder.
  @usableFromInline
  final func read(for context: _MountContext, _ build: () -> Void) {
    follow(context) { observed.follow(build) }
  }

  private func follow(_ context: _MountContext, _ build: () -> Void) {
    let outer = ViewRuntime.currentBody
    ViewRuntime.currentBody = context.owner
    defer { ViewRuntime.currentBody = outer }
    if isRecorded {
      isRecorded = false
      build()
      return ViewRuntime.graph.pauseTracking()
    }
    // Safe because the node is freed before the rows are.
    let memory = Unmanaged.passUnretained(self).toOpaque()
    let (node, _) = ViewRuntime.graph.evaluateFirst(RowRule.self, memory: memory, order: context.depth, build)
    guard let node else { return }
    self.node = node
    if context.tree.followsBodies { beginHistory(context) }
  }

  private func beginHistory(_ context: _MountContext) {
    group = context.parent
    history = ReadingHistory(of: "ForEach", in: context)
    history?.willRun(.none, "made its rows")
    history?.node = node
    history?.explain(group)
  }

  /// Updates the rows by evaluating the node.
  @usableFromInline
  final func runNow() { ViewRuntime.graph.evaluate(node) }

  /// Called when the rows leave the tree.
  @usableFromInline
  final func endReading() {
    if !node.isNone { ViewRuntime.graph.free(node) }
    node = .none
    history?.end(group)
    history = nil
    observed.end()
    runAgain = {}
  }

  fileprivate final func runRecorded() {
    isRecorded = true
    // The closure replaces itself while it runs.
    let runAgain = runAgain
    if let history {
      history.willRun(node, "made its rows")
      history.bring(runAgain)
    } else {
      runAgain()
    }
    // Tracking was paused after the row builder was called, so that the node doesn't depend on reads while rows are mounted and
    // updated.
    ViewRuntime.graph.resumeTracking()
  }
}

/// The rule of the node: calls the row builder again and updates the rows.
///
/// Safe because the memory is a reading that frees the node when it ends.
@MainActor
private enum RowRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    Unmanaged<RowReading>.fromOpaque(memory)._withUnsafeGuaranteedRef { $0.runRecorded() }
    return false
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String { "rows of a ForEach" }
}
