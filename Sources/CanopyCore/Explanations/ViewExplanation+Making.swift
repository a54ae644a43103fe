internal import CanopyGraph

@MainActor
extension ViewExplanation {
  /// Explains the view that contains an element in its body.
  package init(of element: ElementIndex) {
    let environment = ViewRuntime.elements.environment(of: element)
    if let owner = ViewRuntime.elements[element].owner {
      self.init(of: owner, seeing: environment)
    } else {
      self.init(view: nil, ancestors: [], runCount: 0, runs: [], reads: [], environment: environment.explainedValues)
    }
  }

  /// Explains each view with a body in a tree and in its presentations, in the order in which they were added.
  package static func all(in tree: TreeContext) -> [ViewExplanation] {
    tree.histories.records.map { record in
      let scope = record.pointee.context.scope._withUnsafeGuaranteedRef { $0 }
      return ViewExplanation(of: record, seeing: EnvironmentValues(seenFrom: scope))
    }
  }

  private init(of record: _BodyRecord.Address, seeing environment: EnvironmentValues) {
    let name = record.plan.name
    self.init(
      view: name, ancestors: record.ancestors.map(\.plan.name), runCount: Int(record.pointee.runs),
      runs: record.pointee.context.tree.histories.runs(of: record), reads: record.reads,
      environment: environment.explainedValues)
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The names of the sources that the body has read.
  fileprivate var reads: [String] {
    let ownState = " of \(plan.name)"
    var names: [String] = []
    for source in ViewRuntime.graph.sources(of: pointee.node) {
      let name = ViewRuntime.graph.name(of: source)
      // The environment as a whole counts only where all of it does.
      if name.isEmpty { continue }
      let short = name.hasSuffix(ownState) ? String(name.dropLast(ownState.count)) : name
      if !names.contains(short) { names.append(short) }
    }
    return names
  }
}

extension EnvironmentValues {
  /// The values that are set, the nearest first, including hidden ones.
  var explainedValues: [ViewExplanation.Value] {
    var values: [ViewExplanation.Value] = []
    var places: [ObjectIdentifier: Int] = [:]
    for placed in placedEntries where !placed.entry.isDefault {
      let resets = placed.place.writer?.resets
      let value = ViewExplanation.Value(
        key: readableName(ofKey: placed.entry.keyType), value: placed.entry.text, writer: placed.place.description,
        isReset: resets != nil, reason: resets?.reason(for: placed.entry))
      if let place = places[placed.entry.key] {
        values[place].hidden.append(value)
      } else {
        places[placed.entry.key] = values.count
        values.append(value)
      }
    }
    return values
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// Each value that was set, with its writer and the values that it hides, on lines of their own.
  public var description: String { explainedValues._lines.joined(separator: "\n") }
}
