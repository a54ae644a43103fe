internal import CanopyGraph

/// The rule of a body's node: runs the body because something that it read has changed, or because it was told to.
@MainActor
enum BodyRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in _: borrowing Evaluation) -> Bool {
    let record = memory.assumingMemoryBound(to: _BodyRecord.self)
    record.pointee.isRecorded = true
    let outer = UpdateJournal.applying
    UpdateJournal.applying = record
    record.plan.type._rerun(record)
    UpdateJournal.applying = outer
    // Tracking was paused at the end of the body, so that the node doesn't depend on reads during the mounting of its content.
    ViewRuntime.graph.resumeTracking()
    return false
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String {
    memory.assumingMemoryBound(to: _BodyRecord.self).plan.name
  }
}
