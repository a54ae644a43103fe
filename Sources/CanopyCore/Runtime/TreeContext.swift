internal import CanopyGraph
package import Foundation

/// What all places of one tree share: who wants to know about it, and how much.
package final class TreeContext {
  /// Whether questions are asked that cost time: duplicate identifiers, defaults that are new objects at each access.
  package let isDiagnosed: Bool
  /// Whether missing objects are recorded instead of ending the program.
  package let survivesMissingObjects: Bool
  /// What went wrong in the tree.
  package private(set) var issues: [RuntimeIssue] = []
  /// How often bodies have run, by type of view. Counted only where somebody asked.
  package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
  private let countsBodies: Bool
  /// What `@SceneStorage` keeps.
  let sceneStore: KeyValueStore

  /// - Parameter sceneDefaults: Where what `@SceneStorage` keeps outlives the tree; without, it does not.
  package init(
    isDiagnosed: Bool = false, countsBodies: Bool = false, survivesMissingObjects: Bool = false,
    sceneDefaults: UserDefaults? = nil
  ) {
    sceneStore = sceneDefaults.map(KeyValueStore.of) ?? .inMemory()
    self.isDiagnosed = isDiagnosed
    self.countsBodies = countsBodies
    self.survivesMissingObjects = survivesMissingObjects
  }

  @inline(__always)
  func bodyRan(_ type: any View.Type) {
    if countsBodies { bodyCounts[ObjectIdentifier(type), default: 0] += 1 }
  }

  package func resetCounts() { bodyCounts = [:] }

  func record(_ issue: RuntimeIssue) { issues.append(issue) }
}

extension EnvironmentScope {
  /// The environment of no place: for what is read before it is in a tree.
  nonisolated(unsafe) static let ofNoTree = EnvironmentScope(parent: nil, tree: TreeContext(), writer: nil)
}

extension _MountContext {
  /// Whether the tree is one in which questions are asked that cost time.
  @usableFromInline var isDiagnosed: Bool { scope._withUnsafeGuaranteedRef { $0.tree.isDiagnosed } }

  var tree: TreeContext { scope._withUnsafeGuaranteedRef { $0.tree } }
}
