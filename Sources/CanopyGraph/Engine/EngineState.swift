/// The complete state of a graph.
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
  /// The attributes that are being refreshed but whose rules aren't running yet.
  var checks = Stack<Check>()
  /// The edges whose readers still have to be marked.
  var marks = Stack<EdgeIndex>()

  /// The tick, which is odd during a pass and even between passes. It therefore shows what happened between two updates. An
  /// attribute that was never evaluated has tick 1, at which no pass ever ran.
  var tick: UInt32 = 2
  /// The tick of the running pass, or 0, at which no attribute was ever updated.
  var passTick: UInt32 = 0
  /// The number of passes so far, which never starts over.
  var passes: UInt64 = 0
  var batchDepth = 0
  var isUpdating = false
  var queue = OutputQueue()
  var deferred = DeferredWork()
  /// The observers to call after the running pass.
  var actions = Stack<AnyAttribute>()
  var hasAnnouncedOutputs = false
  var isAnnouncing = false

  var onIssue: ((GraphIssue) -> Void)?
  var trace: ((TraceEvent) -> Void)? {
    didSet { isTracing = trace != nil }
  }
  /// A single byte to test for each rule that runs, instead of a closure.
  private(set) var isTracing = false
  /// The events to report after the running evaluation, so that listeners can use the graph.
  var traced: [TraceEvent] = []
  var isDeliveringTrace = false
  var onNeedsUpdate: (() -> Void)?
  var liveNodes = 0
  var liveEdges = 0
  var liveSubgraphs = 0
}

/// An attribute that is being refreshed, and its next source to check.
struct Check: BitwiseCopyable {
  var node: NodeIndex
  var edge: EdgeIndex
}
