internal import CanopyGraph

@MainActor
extension ViewExplanation {
  /// Explains the view whose body contains an element.
  package init(of element: ElementIndex, detail: Detail = .program) {
    let environment = ViewRuntime.elements.environment(of: element)
    let owner = ViewRuntime.elements[element].owner
    switch detail {
    case .program: self.init(of: Authors(from: owner, at: element), at: element, seeing: environment)
    case .everything: self.init(everythingAbout: owner, seeing: environment)
    }
  }

  /// Explains each view of the program in a tree and in its presentations, in the order in which they were added.
  package static func all(in tree: TreeContext, detail: Detail = .program) -> [ViewExplanation] {
    tree.histories.records.compactMap { record in
      let environment = EnvironmentValues(seenFrom: record.pointee.context.scope._withUnsafeGuaranteedRef { $0 })
      if detail == .everything { return ViewExplanation(everythingAbout: record, seeing: environment) }
      guard record.plan.role == .program else { return nil }
      return ViewExplanation(of: record, part: nil, seeing: environment)
    }
  }

  private init(of authors: Authors, at element: ElementIndex, seeing environment: EnvironmentValues) {
    let author = authors.author
    self.init(of: author, part: Part(of: authors, at: element), seeing: environment)
  }

  private init(of record: _BodyRecord.Address?, part: Part?, seeing environment: EnvironmentValues) {
    let around = record.map { Authors(of: $0.pointee.context).ofProgram.map(\.plan.name) } ?? []
    let reads = record?.reads ?? []
    self.init(
      view: record?.plan.name, ancestors: around, runCount: record.map { Int($0.pointee.runs) } ?? 0,
      runs: record?.histories.map(\.run) ?? [], reads: reads, part: part,
      environment: environment.explainedValues(readBy: reads + (part?.reads ?? [])))
  }

  private init(everythingAbout record: _BodyRecord.Address?, seeing environment: EnvironmentValues) {
    self.init(
      view: record.map { readableName(of: $0.viewType) },
      ancestors: record.map { $0.ancestors.map { readableName(of: $0.viewType) } } ?? [],
      runCount: record.map { Int($0.pointee.runs) } ?? 0, runs: record?.histories.map(\.fullRun) ?? [],
      reads: record?.reads ?? [], part: nil, environment: environment.explainedValues(readBy: nil))
  }
}

@MainActor
extension ViewExplanation.Part {
  /// Explains the closure in the body of a view that creates an element; returns nil if the body itself creates it.
  fileprivate init?(of authors: Authors, at element: ElementIndex) {
    let path = Array(authors.prefix { $0.plan.role != .program })
    let closure = path.first { $0.isOfProgram }
    let author = authors.author
    if let history = author?.closure(around: element, below: closure)
      ?? closure?.closure(around: element, below: closure)
    {
      self.init(
        name: "the rows of ForEach", runCount: history.count, runs: history.runs.map(\.run),
        reads: history.node.names(in: author))
    } else if let closure, let caller = closure.caller {
      self.init(
        name: "the content of \(caller)", runCount: Int(closure.pointee.runs), runs: closure.histories.map(\.run),
        reads: closure.pointee.node.names(in: author, hidingStateOf: closure))
    } else {
      return nil
    }
  }
}

@MainActor
extension UnsafeMutablePointer where Pointee == _BodyRecord {
  /// The last runs of the body.
  fileprivate var histories: [BodyRun] { pointee.context.tree.histories.runs(of: self) }

  /// The names of the sources that the body has read.
  fileprivate var reads: [String] { pointee.node.names(in: self) }

  /// Returns the history of a closure that creates the rows around an element, inside the body of another closure.
  fileprivate func closure(around element: ElementIndex, below limit: _BodyRecord.Address?) -> ReadingHistory? {
    let (places, closures) = (pointee.context.tree.writtenPlaces, pointee.context.tree.histories.closures)
    if closures.isEmpty { return nil }
    let end = (limit ?? self).pointee.context.parent
    var (next, found): (ElementIndex, ReadingHistory?) = (element, nil)
    while next != 0 {
      if next == end { return found }
      if found == nil, let history = closures[next], history.isOfProgram { found = history }
      next = places.parent(of: next)
    }
    // A subview that is shown elsewhere isn't below the view that contains it.
    return nil
  }
}

@MainActor
extension AnyAttribute {
  /// Returns the names of what a node has read.
  ///
  /// - Parameters:
  ///   - view: The view whose own state is named without its owner.
  ///   - closure: A view of the framework whose state is left out.
  fileprivate func names(
    in view: _BodyRecord.Address?, hidingStateOf closure: _BodyRecord.Address? = nil
  ) -> [String] {
    let ownState = view.map { " of \($0.plan.name)" } ?? "\n"
    let hidden = closure.map { " of \($0.plan.name)" } ?? "\n"
    var names: [String] = []
    for node in ViewRuntime.graph.sources(of: self) {
      let name = ViewRuntime.graph.name(of: node)
      // The environment counts as a whole only if it was read as a whole.
      if name.isEmpty || name.hasSuffix(hidden) { continue }
      let short = name.hasSuffix(ownState) ? String(name.dropLast(ownState.count)) : name
      if !names.contains(short) { names.append(short) }
    }
    return names
  }
}

extension EnvironmentValues {
  /// Returns the values that are set, the nearest first, including hidden ones.
  ///
  /// - Parameter reads: The reads of the explained view: of the values that the framework sets for its own views, only these are listed.
  ///   Nil for all values.
  func explainedValues(readBy reads: [String]?) -> [ViewExplanation.Value] {
    var values: [ViewExplanation.Value] = []
    var places: [ObjectIdentifier: Int] = [:]
    for placed in placedEntries where !placed.entry.isDefault {
      if let reads, !placed.isVisible(to: reads) { continue }
      let resets = placed.place.writer?.resets
      let value = ViewExplanation.Value(
        key: placed.key, value: placed.entry.text, writer: placed.place.description, isReset: resets != nil,
        reason: resets?.reason(for: placed.entry))
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
  /// A description of each value that was set, with its writer and the values that it hides, on separate lines.
  public var description: String { explainedValues(readBy: [])._lines.joined(separator: "\n") }
}
