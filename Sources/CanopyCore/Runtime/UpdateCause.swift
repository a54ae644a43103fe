/// What the program was doing when it changed something: an action, a task, a change by the host.
///
/// Tasks that begin in an action inherit it, so what they change later has the same cause.
package struct UpdateCause: Sendable {
  /// What it is, behind “by”: `tapping “Add”`, `onAppear(perform:)`.
  package let text: String

  package init(_ text: String) { self.text = text }

  @TaskLocal package static var current: UpdateCause?

  /// Runs `body` as what has this cause.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
