internal import CanopyGraph

/// A value that bodies can read and depend on, such as state or an environment value. Subclasses and owners store the value.
///
/// A source can be notified of changes on any thread, and `PendingWork` passes them to the main actor. It isn't sendable: its
/// node in the graph is created when a body first reads it, and is accessed only where bodies run. The data of subclasses is
/// constant, has a lock, or is accessed only there as well.
@usableFromInline
package class Source {
  @exclusivity(unchecked) final private(set) var node = AnyAttribute.none

  @usableFromInline
  init() {}

  deinit {
    if !node.isNone { PendingWork.shared.free(node) }
  }

  /// Makes the running body depend on the source.
  @usableFromInline
  package final func track() {
    if Updating.isHere { trackHere() }
  }

  /// Makes the running body depend on the source. Returns false if no body is running.
  @usableFromInline
  package final func trackIfHere() -> Bool {
    guard Updating.isHere else { return false }
    trackHere()
    return true
  }

  /// Makes the running body depend on the source. A body must be running.
  final func trackHere() {
    if node.isNone { onMainActor(with: self) { $0.makeNode() } }
    ViewRuntime.graph.track(node)
  }

  @MainActor
  private func makeNode() {
    // Safe because the node is freed with the source.
    node = ViewRuntime.graph.node(SourceNode.self, memory: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Records that the value of the source has changed.
  @usableFromInline
  package final func changed() {
    if Updating.isHere {
      RuntimeIssue.record(.changeDuringUpdate(label))
      onMainActor(with: self) { $0.changed(inUpdate: ()) }
    } else {
      if UpdateJournal.isOn { UpdateJournal.willChange(self) }
      PendingWork.shared.add(self, Transaction.current)
    }
  }

  /// Invalidates the readers of the source during an update. Readers that have already run in this pass run again in the next.
  @MainActor
  package final func changed(inUpdate _: Void) {
    guard !node.isNone else {
      if UpdateJournal.isOn { UpdateJournal.takeCause(of: self) }
      return
    }
    ViewRuntime.graph.invalidate(node)
    if UpdateJournal.isOn { UpdateJournal.changed(self) }
  }

  /// Called when an update begins to show a change of the source. Earlier values are no longer needed.
  @MainActor
  func willShow(_ update: UInt64) {}

  /// Makes every update refresh the source, even if no body reads it.
  @MainActor
  final func keep() {
    if node.isNone { makeNode() }
    ViewRuntime.graph.makeOutput(node)
  }

  /// A Boolean value that indicates whether the source has a node, because a body has read it or every update refreshes it.
  final var hasReaders: Bool { !node.isNone }

  /// The name of the source in reports.
  var label: String { "\(Self.self)" }

  /// The title of the source in explanations.
  var title: SourceTitle { SourceTitle(.other, label) }

  /// A Boolean value that indicates whether the value is computed from other sources.
  var isComputed: Bool { false }

  /// Updates the value, if it is computed from other sources. Returns false if a computed value hasn't changed.
  @MainActor
  func refresh() -> Bool { true }
}

/// The rule of a source's node.
///
/// Safe because the memory is the source, which frees the node when it is deinitialized.
@MainActor
private enum SourceNode: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    let source = source(memory)
    guard source.refresh() else { return false }
    // Sources that aren't computed record their changes themselves, and the first evaluation of a computed one isn't a change.
    if UpdateJournal.isOn, source.isComputed { UpdateJournal.refreshed(source) }
    return true
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String { source(memory).label }

  private static func source(_ memory: UnsafeMutableRawPointer) -> Source {
    Unmanaged<Source>.fromOpaque(memory).takeUnretainedValue()
  }
}

extension RuntimeIssue {
  fileprivate static func changeDuringUpdate(_ label: String) -> RuntimeIssue {
    let writer = ViewRuntime.ifRunning { $0.nameInProgram }
    let place = writer.map { "the body of \($0)" } ?? "an update"
    return RuntimeIssue(
      kind: .changeDuringUpdate,
      message: """
        Modifying state during view update: \(place) changes \(label). Bodies that have already run will run again. \
        Change it in an action, in onAppear or in onChange instead.
        """)
  }
}

/// A source for a type in another target, which can't inherit from `Source`.
///
/// A computed source has an owner that computes its value. An update may retain the source longer than its owner lives.
package final class OwnedSource: Source {
  private let name: String
  package weak var owner: (any SourceOwner)?

  /// - Parameter name: The name of the source in reports.
  package init(_ name: String) {
    self.name = name
    super.init()
  }

  override var label: String { name }
  override var isComputed: Bool { owner != nil }

  /// Records a change of the value, outside of updates. For sources without an owner.
  package func valueChanged() { changed() }

  override func refresh() -> Bool { owner?.refresh() ?? true }
}

/// A type that computes the value of an ``OwnedSource``.
@MainActor
package protocol SourceOwner: AnyObject {
  /// Updates the value.
  ///
  /// - Returns: A Boolean value that indicates whether the value has changed.
  func refresh() -> Bool
}
