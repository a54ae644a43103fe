// Where in the program something is wrong, as far as that is known.

extension RuntimeIssue {
  package static func place(of type: any Any.Type) -> String { " for \(readableName(of: type))\(place())" }

  /// Where the program is: in which body.
  package static func place() -> String {
    guard Updating.isHere, let body = ViewRuntime.currentBody else { return "" }
    return " in the body of \(readableName(of: body.viewType))"
  }

  /// The body that an element comes from.
  package static func place(of element: ElementIndex) -> String {
    guard let owner = ViewRuntime.elements[element].owner else { return "" }
    return " in the body of \(readableName(of: owner.viewType))"
  }
}
