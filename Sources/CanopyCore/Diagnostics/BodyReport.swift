internal import CanopyGraph

/// Why the body of a view last ran, and what it depends on.
package struct BodyReport {
  /// The view, as a type, and those around it, innermost first.
  package let path: [String]
  /// How often the body has run.
  package let runs: Int
  /// Why it ran last: `its own value changed`, `\.theme changed, because state Int of Root changed`.
  package let reason: String
  /// What it read, in the order of reading.
  package let reads: [String]

  @MainActor
  package init(of record: UnsafeMutablePointer<_BodyRecord>) {
    path = ([record] + Array(record.ancestors)).map { readableName(of: $0.viewType) }
    runs = Int(record.pointee.runs)
    let explanation = record.pointee.node.isNone ? nil : try? ViewRuntime.graph.explain(record.pointee.node)
    reads = explanation?.sources.map(\.name) ?? []
    reason =
      switch record.pointee.reason {
      case .appeared: "it came into the tree"
      case .newValue: "the view itself has another value"
      case .dependency:
        explanation.map(\.because).flatMap { $0.isEmpty ? nil : $0.map { "\($0.name) changed" } }?
          .joined(separator: ", because ") ?? "something that it read changed"
      }
  }
}

extension BodyReport: CustomStringConvertible {
  /// The report in lines.
  package var description: String {
    let times = runs == 1 ? "once" : "\(runs) times"
    let dependencies = reads.isEmpty ? "reads nothing that can change" : "reads " + reads.joined(separator: ", ")
    return """
      \(path.joined(separator: ", in "))
        its body ran \(times), last because \(reason)
        it \(dependencies)
      """
  }
}

extension View {
  /// Prints why the running body runs. Call it at the beginning of `body`: `let _ = Self._printChanges()`.
  public static func _printChanges() {
    guard Updating.isHere, let record = ViewRuntime.currentBody else {
      return print("\(Self.self): no body is running.")
    }
    print("\(Self.self): \(BodyReport(of: record).reason).")
  }
}
