internal import CanopyGraph
internal import Foundation

extension RuntimeIssue {
  /// Records an issue in the tree whose bodies are running. If there is none, records it in the tree that is being created, or in
  /// the trees that have taken part in the update and collect issues. If there are none of these either, prints it to standard
  /// error.
  package static func record(_ issue: RuntimeIssue) {
    if let tree = ViewRuntime.runningTree { return record(issue, in: tree) }
    let trees = TreeContext.receiversOfIssues
    for tree in trees { record(issue, in: tree) }
    if trees.isEmpty { print(issue) }
  }

  /// Records an issue in a tree, and prints it to standard error unless the tree is diagnosed.
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

// Locations of issues in the program.

extension RuntimeIssue {
  package static func place(of type: any Any.Type) -> String { " for \(readableName(of: type))\(place())" }

  /// Returns a description of the running body.
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
  /// The name of the view or, for a view of the framework, of the program's view around it. If no view of the program is around
  /// it, the name of the framework's outermost view.
  @MainActor var nameInProgram: String {
    if plan.role == .program { return plan.name }
    if let author = Authors(of: pointee.context).author { return author.plan.name }
    return ancestors.reduce(self) { $1 }.plan.name
  }
}
