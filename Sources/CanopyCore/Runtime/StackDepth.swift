internal import CanopyGraph

/// Keeps views that are nested too deeply from ending the program without a word.
///
/// Views are mounted by functions that call each other, so the machine's stack bounds how deep they nest: to some ten
/// thousand bodies in its usual eight megabytes.
@MainActor
enum StackDepth {
  /// Room for the frames between two checks, and for the bodies themselves.
  private static let margin: UInt = 256 * 1024
  private static let interval: UInt32 = 64
  private static var bounds = StackBounds()

  static func check(_ record: _BodyRecord.Address) {
    guard record.pointee.context.depth % interval == interval - 1 else { return }
    bounds.update()
    guard bounds.isNearlyUsedUp(margin: margin) else { return }
    let path = record.ancestors.prefix(6).map(\.plan.name)
    preconditionFailure(
      """
      Views are nested too deeply: \(record.plan.name) is \(record.pointee.context.depth) bodies below the root and \
      the stack is exhausted. It is in \(path.joined(separator: ", in ")), and so on. Check for a view that contains \
      itself without end.
      """)
  }
}
