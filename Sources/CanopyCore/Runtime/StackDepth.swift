internal import CanopyGraph

/// Detects views that are nested too deeply, so that the program ends with a message instead of a stack overflow.
///
/// Views are mounted, laid out and drawn by functions that call each other, so the size of the stack limits how deeply they can
/// be nested: with the usual eight megabytes, to about ten thousand bodies or, in debug builds, to about a thousand containers.
@MainActor
package enum StackDepth {
  /// Space for the stack frames between two checks, and for the bodies themselves.
  private static var margin: UInt { 256 * 1024 }
  private static var interval: UInt32 { 64 }
  @exclusivity(unchecked) private static var bounds = StackBounds()

  /// Called before views are updated, on the thread that updates them from now on.
  static func begin() { bounds.update() }

  static func check(_ record: _BodyRecord.Address) {
    guard record.pointee.context.depth % interval == interval - 1 else { return }
    if bounds.isNearlyUsedUp(margin: margin) { stop(in: record) }
  }

  private static func stop(in record: _BodyRecord.Address) -> Never {
    let path = record.ancestors.prefix(6).map(\.plan.name)
    preconditionFailure(
      """
      Views are nested too deeply: \(record.plan.name) is \(record.pointee.context.depth) bodies below the root and \
      the stack is exhausted. It is in \(path.joined(separator: ", in ")), and so on. Check for a view that contains \
      itself without end.
      """)
  }

  /// Ends the program with a message if the stack is nearly used up.
  ///
  /// - Parameter element: The element that is being mounted, laid out or drawn, or an enclosing one.
  package static func check(at element: ElementIndex) {
    if bounds.isNearlyUsedUp(margin: margin) { stop(at: element) }
  }

  private static func stop(at element: ElementIndex) -> Never {
    var (depth, next) = (0, element)
    while next != 0 { (depth, next) = (depth + 1, ViewRuntime.elements[next].parent) }
    // A view that contains itself has an element between two of its bodies: that of its `AnyView`.
    if let body = ViewRuntime.elements[element].owner, body.pointee.context.depth > depth / 4 { stop(in: body) }
    preconditionFailure(
      """
      Views are nested too deeply: \(depth) containers and modifiers are around each other\(RuntimeIssue.place(of: element)), and \
      the stack is exhausted. Check for a loop that wraps a view again and again.
      """)
  }
}
