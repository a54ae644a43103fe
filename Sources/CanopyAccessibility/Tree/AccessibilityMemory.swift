package import CanopyCore

/// The accessibility elements of a window's views, as they were made last, while the window reports their changes.
@MainActor
package final class AccessibilityMemory {
  private struct Known {
    var content: AccessibleContent
    var isValid = true
  }

  private var known: [ElementIndex: Known] = [:]
  /// The elements whose content may have another frame.
  private(set) var moved: Set<ElementIndex> = []
  /// The environment values that were read, by scope.
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

  /// Counts changes.
  private var changes = 1
  /// The number of changes that the last report knew.
  private var reported = 0

  /// A Boolean value that indicates whether something has changed since the last report.
  package var hasChanges: Bool { changes != reported }

  func content(of element: ElementIndex) -> AccessibleContent? {
    guard let known = known[element], known.isValid else { return nil }
    return known.content
  }

  /// Remembers the content of an element, and the environment values that were read to make it.
  func remember(_ element: ElementIndex, _ make: () -> AccessibleContent) -> AccessibleContent {
    let reads = reads(of: ViewRuntime.elements[element].scope.takeUnretainedValue())
    reads.members.elements.insert(element)
    var content = AccessibleContent()
    let before = changes
    _ = reads.reads.following { content = make() }
    // Hidden views that come into the tree, to describe an element, may change it and others.
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

  /// Makes the content of an element and of those around it again at the next report.
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

  /// Returns the elements that were made for a view, and its modifiers.
  package func elements(of element: ElementIndex) -> [AccessibleElement] { known[element]?.content.elements ?? [] }

  /// Begins a report. Returns the number of changes that it knows.
  package func beginReport() -> Int { changes }

  /// Ends a report. Changes since its beginning are left to the next one.
  package func endReport(knowing changes: Int) {
    if self.changes == changes { moved = [] }
    reported = changes
  }
}

/// The memories of all windows that report their changes.
@MainActor
package enum AccessibilityReaders {
  private final class Weak {
    weak var memory: AccessibilityMemory?
    init(_ memory: AccessibilityMemory) { self.memory = memory }
  }

  /// The memories by the trees of their windows, so that what changes in one window costs nothing in others.
  private static var memories: [ObjectIdentifier: Weak] = [:]

  /// Begins to tell a memory of changes in a tree.
  package static func add(_ memory: AccessibilityMemory, for tree: TreeContext) {
    memories[ObjectIdentifier(tree)] = Weak(memory)
    ElementChanges.observer = { element, isLeaving in
      if isLeaving { Self.memory(of: element)?.forget(element) } else { note(element) }
    }
  }

  /// Stops telling a memory of changes.
  package static func remove(_ memory: AccessibilityMemory) {
    memories = memories.filter { $0.value.memory != nil && $0.value.memory !== memory }
    if memories.isEmpty { ElementChanges.observer = nil }
  }

  static func note(_ element: ElementIndex) { memory(of: element)?.invalidate(element) }

  private static func memory(of element: ElementIndex) -> AccessibilityMemory? {
    // The parent of a root is 0, which has no scope.
    if element == 0 { return nil }
    let tree = ViewRuntime.elements[element].scope.takeUnretainedValue().tree
    return memories[ObjectIdentifier(tree)]?.memory
  }
}
