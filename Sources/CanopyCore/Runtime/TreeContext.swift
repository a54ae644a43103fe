package import CanopyDrawing
internal import CanopyGraph
package import Foundation

/// What all places of one tree share: who wants to know about it, and how much.
package final class TreeContext {
  /// Whether questions are asked that cost time: duplicate identifiers, defaults that are new objects at each access, how
  /// often bodies run.
  package let isDiagnosed: Bool
  /// Whether those who set values are remembered by name.
  package let namesWriters: Bool
  /// Whether missing objects are recorded instead of ending the program.
  package let survivesMissingObjects: Bool
  /// Whether a view of the tree has lacked an object: then any action may ask for one.
  package internal(set) var lacksObjects = false
  /// The trees that collect issues and have taken part in the running update.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var inUpdate: [TreeContext] = []
  private var lastUpdate: UInt64 = 0
  /// What went wrong in the tree.
  package private(set) var issues: [RuntimeIssue] = []
  /// What has been said once about the tree, and is not said again.
  private var said: Set<String> = []
  /// How often bodies have run, by type of view.
  package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  /// What programs have read of environments in the tree.
  let captures = EnvironmentCaptures()
  /// What `@SceneStorage` keeps.
  let sceneStore: KeyValueStore
  /// Whether views get places and sizes.
  var isLaidOut = false
  /// The time that the tree shows.
  package let clock: WindowClock
  /// Who sets the texts of the tree.
  let textEngine: any TextEngine
  /// Who opens the pictures of the tree; nil if it shows none.
  let imageEngine: (any ImageEngine)?

  /// - Parameter sceneDefaults: Where what `@SceneStorage` keeps outlives the tree; without, it does not.
  package init(
    isDiagnosed: Bool = false, namesWriters: Bool? = nil, survivesMissingObjects: Bool = false,
    sceneDefaults: UserDefaults? = nil, clock: WindowClock = WindowClock(),
    textEngine: any TextEngine = FixedTextEngine.shared, imageEngine: (any ImageEngine)? = nil
  ) {
    self.clock = clock
    self.imageEngine = imageEngine
    self.textEngine = textEngine
    sceneStore = sceneDefaults.map(KeyValueStore.of) ?? .inMemory()
    self.isDiagnosed = isDiagnosed
    self.namesWriters = namesWriters ?? isDiagnosed
    self.survivesMissingObjects = survivesMissingObjects
  }

  @inline(__always)
  func bodyRan(_ type: any View.Type) {
    if isDiagnosed { note(type) }
  }

  private func note(_ type: any View.Type) {
    bodyCounts[ObjectIdentifier(type), default: 0] += 1
    if lastUpdate != ViewRuntime.updates { takePart() }
  }

  /// Notes that the tree takes part in the running update, until that ends.
  private func takePart() {
    lastUpdate = ViewRuntime.updates
    Self.inUpdate.append(self)
  }

  static func endUpdate() { if !inUpdate.isEmpty { inUpdate = [] } }

  /// Records an issue, unless it has been recorded in the tree before: for what is found out whenever something is drawn.
  func recordOnce(_ issue: RuntimeIssue) {
    // Whoever makes up new ones without end need not be told of all.
    guard said.count < 1_000 else { return }
    if said.insert(issue.message).inserted { RuntimeIssue.record(issue, in: self) }
  }

  package func resetCounts() { bodyCounts = [:] }

  /// Does what a view wants done. Returns false if it asked for an object that is not there, which is recorded.
  @MainActor
  @discardableResult
  package func perform(_ action: @escaping @MainActor () -> Void) -> Bool {
    if isDiagnosed, lastUpdate != ViewRuntime.updates { takePart() }
    if lacksObjects { return Attempt.succeeds(in: self, action) }
    action()
    return true
  }

  package func record(_ issue: RuntimeIssue) { issues.append(issue) }
}

extension EnvironmentScope {
  /// The environment of no place: for what is read before it is in a tree.
  nonisolated(unsafe) static let ofNoTree = EnvironmentScope(parent: nil, tree: TreeContext(), writer: nil)
}

extension _MountContext {
  /// Whether the tree is one in which questions are asked that cost time.
  var namesWriters: Bool { scope._withUnsafeGuaranteedRef { $0.tree.namesWriters } }
  @usableFromInline var isDiagnosed: Bool { scope._withUnsafeGuaranteedRef { $0.tree.isDiagnosed } }

  /// Whether what is written in the body that this is in may ask for an object that nobody has set.
  @usableFromInline @MainActor var mayLackObject: Bool { tree.survivesMissingObjects && owner?.mayLackObject == true }

  var tree: TreeContext { scope._withUnsafeGuaranteedRef { $0.tree } }
}
