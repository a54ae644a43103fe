extension ElementTree {
  /// Everything that can be said about an element: the view it comes from, why that last ran, and its environment.
  @MainActor
  package func explanation(of element: ElementIndex) -> String {
    let body = self[element].owner.map { BodyReport(of: $0).description } ?? "At the root: in no view with a body."
    let environment = EnvironmentReport(of: environment(of: element)).description
    guard !environment.isEmpty else { return body + "\n  its environment is that of the root" }
    let lines = environment.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return body + "\n  its environment:\n" + lines
  }
}
