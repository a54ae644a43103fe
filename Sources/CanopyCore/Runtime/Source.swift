internal import CanopyGraph

/// A source: a dependency of the bodies that read it, wherever its value is stored.
///
/// It may be notified of changes on any thread. Its node in the graph is created when a body first reads it, and is accessed only
/// where bodies run.
///
/// Safe because the node is only reached where bodies run, on the main actor. Data of subclasses is constant, is reached only
/// where bodies run as well, or has a lock.
@usableFromInline
package class Source: @unchecked Sendable {
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
    if node.isNone { makeNode() }
    ViewRuntime.graph.track(node)
  }

  private func makeNode() {
    // Safe because the node is freed with the source.
    node = ViewRuntime.graph.node(SourceNode.self, memory: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Notes that the value of the source has changed.
  @usableFromInline
  final func changed() {
    if Updating.isHere {
      RuntimeIssue.record(.changeDuringUpdate(label))
      changed(inUpdate: ())
    } else {
      if UpdateJournal.isOn { UpdateJournal.willChange(self) }
      PendingWork.shared.add(self, Transaction.current)
    }
  }

  /// Notes a change by the runtime itself. Bodies that run later in the update see the change, others follow in the next pass.
  package final func changed(inUpdate _: Void) {
    guard !node.isNone else { return }
    ViewRuntime.graph.invalidate(node)
    if UpdateJournal.isOn { UpdateJournal.changed(self) }
  }

  /// Called when a change of the source is shown by an update: values from before that are no longer needed.
  func willShow(_ update: UInt64) {}

  /// Has every update bring this up to date, whether a body reads it or not.
  final func keep() {
    if node.isNone { makeNode() }
    ViewRuntime.graph.makeOutput(node)
  }

  /// A Boolean value that indicates whether any body has read the source since it was created.
  final var hasReaders: Bool { !node.isNone }

  /// The name in reports.
  var label: String { "\(Self.self)" }

  /// The title in explanations.
  var title: SourceTitle { SourceTitle(.other, label) }

  /// A Boolean value that indicates whether the value is computed from others.
  var isComputed: Bool { false }

  /// Brings the value up to date, if it is computed from others. Returns true if it has changed.
  func refresh() -> Bool { true }
}

/// The node of a `Source`.
///
/// Safe because the memory is a source that frees the node when it ends.
private enum SourceNode: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    let source = source(memory)
    guard source.refresh() else { return false }
    // Other sources note their changes themselves, and evaluating one for the first time isn't a change.
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
    let writer = Updating.isHere ? ViewRuntime.currentBody.map { readableName(of: $0.viewType) } : nil
    let place = writer.map { "the body of \($0)" } ?? "an update"
    return RuntimeIssue(
      kind: .changeDuringUpdate,
      message: """
        Modifying state during view update: \(place) changes \(label). Bodies that ran before follow in another pass. \
        Change it in an action, in onAppear or in onChange instead.
        """)
  }
}

/// A source for a type in another target, which can't inherit from `Source`.
///
/// A computed source has an owner that computes its value. The owner sets `owner` to nil when it is deinitialized, because
/// an update may keep the source longer.
///
/// Safe because the owner is only reached where bodies run.
package final class OwnedSource: Source, @unchecked Sendable {
  private let name: String
  // Safe because owners set it to nil when they are deinitialized.
  @exclusivity(unchecked) unowned(unsafe) package var owner: (any SourceOwner)?

  /// - Parameter name: The name in reports.
  package init(_ name: String) {
    self.name = name
    super.init()
  }

  override var label: String { name }
  override var isComputed: Bool { owner != nil }
  override func refresh() -> Bool { owner?.refresh() ?? true }
}

/// A type that computes the value of an ``OwnedSource``.
package protocol SourceOwner: AnyObject {
  /// Brings the value up to date.
  ///
  /// - Returns: A Boolean value that indicates whether the value has changed.
  func refresh() -> Bool
}
