internal import CanopyGraph
internal import Foundation

extension View {
  /// Prints the changes since the last run of the body: `@self` for the view's own value, and the names of properties. The first
  /// run prints all of them, and `@identity` if the new view has dynamic properties. Call it at the beginning of `body`: `let _ =
  /// Self._printChanges()`.
  public static func _printChanges() { print(changesOfRunningBody(of: Self.self)) }

  /// Logs what `_printChanges()` prints, to standard error.
  public static func _logChanges() { logChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints the changes since the last run of the body. See `View._printChanges()`.
  public static func _printChanges() { print(changesOfRunningBody(of: Self.self)) }

  /// Logs what `_printChanges()` prints, to standard error.
  public static func _logChanges() { logChanges(of: Self.self) }
}

private func logChanges(of type: any Any.Type) {
  FileHandle.standardError.write(Data("[Changed Body Properties] \(changesOfRunningBody(of: type))\n".utf8))
}

/// Returns the changes that led to the current run of a body: `Counter: @self, _count changed.`
func changesOfRunningBody(of type: any Any.Type) -> String {
  let name = nestedName(of: type)
  guard let changes = ViewRuntime.ifRunning({ $0.printedChanges }) else { return "\(name): no body is running." }
  return changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The changes that led to the current run of the body.
  fileprivate var printedChanges: [String] {
    let tree = pointee.context.tree
    if tree.followsBodies { return tree.histories.changes(of: self) }
    // From now on, changes are recorded. The reasons of the current run are already known.
    tree.followBodies()
    switch pointee.reason {
    case .appeared: return printedAppearance
    case .newValue: return ["@self"]
    case .dependency:
      guard !pointee.node.isNone, let cause = try? ViewRuntime.graph.explain(pointee.node).because.first else {
        return []
      }
      return [plan.properties.name(ofPropertyThatReads: cause.attribute, at: value) ?? "@dependencies"]
    }
  }

  /// The names that are printed for the first run of a body, in which everything is new.
  var printedAppearance: [String] {
    let names = plan.properties.names
    // A view without dynamic properties stores nothing, and has no identity.
    return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
  }
}
