/// The cause of a change: an action, a task, or the host.
///
/// Tasks that begin in an action inherit it, so that their later changes have the same cause.
package struct UpdateCause: Sendable {
  /// The text after “by”: `tapping “Add”`, `onAppear(perform:)`.
  package let text: String

  package init(_ text: String) { self.text = text }

  @TaskLocal package static var current: UpdateCause?

  /// Runs `body` with this cause.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
