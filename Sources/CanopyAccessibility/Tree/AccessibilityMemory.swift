package import CanopyCore

/// Caches the accessibility elements of a window's views while the window reports its changes.
@MainActor
package final class AccessibilityMemory {
  private struct Known {
    var content: AccessibleContent
    var isValid = true
  }

  private var known: [ElementIndex: Known] = [:]
  /// The elements whose content may have moved.
  private(set) var moved: Set<ElementIndex> = []
  /// The environment values that were read, keyed by scope.
  private var reads: [ObjectIdentifier: ScopeReads] = [:]

  private struct ScopeReads {
    weak var scope: EnvironmentScope?
    let reads: EnvironmentReads
    let members: Members
  }

  private final class Members {
    var elements: Set<ElementIndex> = []
  }

  package init() {}

  /// The number of changes so far.
  private var changes = 1
  /// The number of changes covered by the last report.
  private var reported = 0

  /// A Boolean value that indicates whether something has changed since the last report.
  package var hasChanges: Bool { changes != reported }

  func content(of element: ElementIndex) -> AccessibleContent? {
    guard let known = known[element], known.isValid else { return nil }
    return known.content
  }

  /// Caches the content of an element, and the environment values that were read to create it.
  func remember(_ element: ElementIndex, _ make: () -> AccessibleContent) -> AccessibleContent {
    let reads = reads(of: ViewRuntime.elements[element].scope.takeUnretainedValue())
    reads.members.elements.insert(element)
    var content = AccessibleContent()
    let before = changes
    _ = reads.reads.following { content = make() }
    // Mounting hidden views to describe an element can change that element and others.
    known[element] = Known(content: content, isValid: changes == before)
    return content
  }

  private func reads(of scope: EnvironmentScope) -> ScopeReads {
    let key = ObjectIdentifier(scope)
    if let known = reads[key], known.scope === scope { return known }
    if reads.count.nonzeroBitCount == 1 { reads = reads.filter { $0.value.scope != nil } }
    let members = Members()
    let made = ScopeReads(
      scope: scope,
      reads: EnvironmentReads(in: scope) { [weak self] _ in
        for element in members.elements { self?.invalidate(element) }
        members.elements = []
      }, members: members)
    reads[key] = made
    return made
  }

  /// Invalidates an element and its ancestors, so that the next report rebuilds their content.
  func invalidate(_ element: ElementIndex) {
    changes += 1
    moved.insert(element)
    var element = element
    while element != 0 {
      if let isValid = known[element]?.isValid {
        if !isValid { return }
        known[element]?.isValid = false
      }
      element = ViewRuntime.elements[element].parent
    }
  }

  func forget(_ element: ElementIndex) {
    invalidate(element)
    known[element] = nil
    moved.remove(element)
  }

  /// Returns the elements created for a view and its modifiers.
  package func elements(of element: ElementIndex) -> [AccessibleElement] { known[element]?.content.elements ?? [] }

  /// Begins a report. Returns the number of changes that it covers.
  package func beginReport() -> Int { changes }

  /// Ends a report. The next report covers changes since its beginning.
  package func endReport(knowing changes: Int) {
    if self.changes == changes { moved = [] }
    reported = changes
  }
}

/// The caches of all windows that report their changes.
@MainActor
package enum AccessibilityReaders {
  private final class Weak {
    weak var memory: AccessibilityMemory?
    init(_ memory: AccessibilityMemory) { self.memory = memory }
  }

  /// The caches, keyed by their windows' trees, so that changes in one window cost nothing in others.
  private static var memories: [ObjectIdentifier: Weak] = [:]

  /// Begins to tell a memory of changes in a tree.
  package static func add(_ memory: AccessibilityMemory, for tree: TreeContext) {
    memories[ObjectIdentifier(tree)] = Weak(memory)
    ElementChanges.observer = { element, isLeaving in
      let memory = Self.memory(of: element)
      if isLeaving { memory?.forget(element) } else { memory?.invalidate(element) }
    }
  }

  /// Stops notifying a cache of changes.
  package static func remove(_ memory: AccessibilityMemory) {
    memories = memories.filter { $0.value.memory != nil && $0.value.memory !== memory }
    if memories.isEmpty { ElementChanges.observer = nil }
  }

  private static func memory(of element: ElementIndex) -> AccessibilityMemory? {
    // The parent of a root is 0, which doesn't have a scope.
    if element == 0 { return nil }
    let tree = ViewRuntime.elements[element].scope.takeUnretainedValue().tree
    return memories[ObjectIdentifier(tree)]?.memory
  }
}
