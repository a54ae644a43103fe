internal import CanopyGraph

/// The record of a view with a body in the tree.
///
/// In the same block of memory, the record is followed by the view's value, with its dynamic properties installed, and by the
/// slots of the body's content. It has a node in the graph only if the body has read a source.
///
/// Safe because plans are never released, and the observation is released with the record.
public struct _BodyRecord: BitwiseCopyable {
  package typealias Address = UnsafeMutablePointer<_BodyRecord>

  /// The plan of the view's type.
  let plan: Unmanaged<ViewPlan>
  /// The view's value.
  @usableFromInline let value: UnsafeMutableRawPointer
  /// The context of the view.
  package var context: _MountContext
  /// The node that runs the body when a dependency has changed; none if the body read nothing.
  var node: AnyAttribute = .none
  /// The observation of the `@Observable` objects that the body reads, retained.
  var observation: Unmanaged<BodyObservation>?
  /// The number of runs of the body.
  var runs: UInt32 = 0
  /// The reason for the last run of the body, and the reason for the next one.
  var reason: BodyReason = .appeared
  var nextReason: BodyReason = .appeared
  /// A Boolean value that indicates whether the body is about to run in the evaluation of its node.
  var isRecorded = false
  /// A Boolean value that indicates whether the content of the body is in the tree.
  @usableFromInline var hasContent = false
}

/// The reason for a run of a body.
package enum BodyReason: UInt8, BitwiseCopyable {
  case appeared
  /// The view has a new value.
  case newValue
  /// A dependency has changed.
  case dependency
}

extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The view's value.
  @usableFromInline var value: UnsafeMutableRawPointer { pointee.value }

  /// The type of the view.
  package var viewType: any View.Type { pointee.plan._withUnsafeGuaranteedRef { $0.type } }

  /// The plan of the view's type.
  var plan: ViewPlan {
    @inline(__always) get { pointee.plan._withUnsafeGuaranteedRef { $0 } }
  }

  /// Calls `body` with the plan of the view's type, without reference counting.
  @inline(__always)
  func withPlan<Result>(_ body: (ViewPlan) -> Result) -> Result { pointee.plan._withUnsafeGuaranteedRef(body) }

  /// The ancestors of the view, innermost first.
  package var ancestors: some Sequence<_BodyRecord.Address> {
    sequence(first: self) { $0.pointee.context.owner }.dropFirst()
  }
}

/// The rule of a body's node, which runs the body when a dependency has changed or on request.
@MainActor
enum BodyRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    let record = memory.assumingMemoryBound(to: _BodyRecord.self)
    record.pointee.isRecorded = true
    let outer = UpdateJournal.applying.body
    UpdateJournal.applying.body = record
    record.plan.type._rerun(record)
    UpdateJournal.applying.body = outer
    // Tracking was paused at the end of the body, so that the node doesn't depend on reads during the mounting of its content.
    ViewRuntime.graph.resumeTracking()
    return false
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String {
    memory.assumingMemoryBound(to: _BodyRecord.self).plan.name
  }
}
