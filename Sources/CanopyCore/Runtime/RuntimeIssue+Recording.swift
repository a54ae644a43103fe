internal import CanopyGraph
internal import Foundation

extension RuntimeIssue {
  /// Gives the issue to the tree whose bodies are running; or else to the one that is being made, or those that have taken part in
  /// the update and collect issues, or if there are none to standard error.
  package static func record(_ issue: RuntimeIssue) {
    if let tree = ViewRuntime.runningTree { return record(issue, in: tree) }
    let trees = TreeContext.receiversOfIssues
    for tree in trees { record(issue, in: tree) }
    if trees.isEmpty { print(issue) }
  }

  /// Gives the issue to a tree that collects issues, or else to standard error.
  package static func record(_ issue: RuntimeIssue, in tree: TreeContext) {
    if tree.record(issue), !tree.isDiagnosed { print(issue) }
  }

  private static func print(_ issue: RuntimeIssue) {
    FileHandle.standardError.write(Data("Canopy: \(issue.message)\n".utf8))
  }

  static func record(graph issue: GraphIssue) {
    record(RuntimeIssue(kind: .other, message: issue.message))
  }
}

// The places of issues in the program.

extension RuntimeIssue {
  package static func place(of type: any Any.Type) -> String { " for \(readableName(of: type))\(place())" }

  /// Returns the current place in the program: the running body.
  package static func place() -> String {
    ViewRuntime.ifRunning { " in the body of \($0.nameInProgram)" } ?? ""
  }

  /// Returns a description of the body that contains an element.
  @MainActor
  package static func place(of element: ElementIndex) -> String {
    guard let body = ViewRuntime.elements[element].owner else { return "" }
    return " in the body of \(Authors(from: body, at: element).author?.plan.name ?? body.nameInProgram)"
  }
}

extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The name of the view, or of the view of the program around a view of the framework. The outermost view of the framework where no
  /// program has written it.
  @MainActor var nameInProgram: String {
    if plan.role == .program { return plan.name }
    if let author = Authors(of: pointee.context).author { return author.plan.name }
    return ancestors.reduce(self) { $1 }.plan.name
  }
}
