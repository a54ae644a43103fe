/// Everything a graph knows.
@usableFromInline
struct EngineState {
  @usableFromInline var nodes = Slab(sentinel: Node.free)
  @usableFromInline var edges = Slab(sentinel: DependencyEdge.none)
  var placements = Slab(sentinel: NodePlacement())
  var subgraphs = Slab(sentinel: SubgraphRecord())
  var freeNode: NodeIndex = 0
  var freeEdge: EdgeIndex = 0
  var freeSubgraph: UInt32 = 0
  var kinds = KindTable()
  var arena = PayloadArena()
  var stamps = StampSource()
  var names = NameTable()

  @usableFromInline var readings = ReadingStack()
  var lastSerial: UInt32 = 0
  /// The attributes that are being refreshed without their rule running yet.
  var checks = Stack<Check>()
  /// Edges whose readers have still to be marked.
  var marks = Stack<EdgeIndex>()

  /// Odd during a pass, even between passes, so that what happened between two updates can be told apart. An attribute
  /// that was never evaluated has tick 1, when no pass ever ran.
  var tick: UInt32 = 2
  /// The tick of the running pass, or 0, which no attribute was ever updated at.
  var passTick: UInt32 = 0
  /// Passes so far, never starting over.
  var passes: UInt64 = 0
  var batchDepth = 0
  var isUpdating = false
  var queue = OutputQueue()
  var deferred = DeferredWork()
  /// The observers to call when the running pass has ended.
  var actions = Stack<AnyAttribute>()
  var hasAnnouncedOutputs = false
  var isAnnouncing = false

  var onIssue: ((GraphIssue) -> Void)?
  var trace: ((TraceEvent) -> Void)? {
    didSet { isTracing = trace != nil }
  }
  /// One byte to test for each rule that runs, instead of a closure.
  private(set) var isTracing = false
  /// The events to report when the running evaluation has ended, so that listeners may use the graph.
  var traced: [TraceEvent] = []
  var isDeliveringTrace = false
  var onNeedsUpdate: (() -> Void)?
  var liveNodes = 0
  var liveEdges = 0
  var liveSubgraphs = 0
}

/// An attribute that is being refreshed, and the next of its sources to look at.
struct Check: BitwiseCopyable {
  var node: NodeIndex
  var edge: EdgeIndex
}
