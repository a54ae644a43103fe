import CanopyGraph

/// A graph and beside it its description, from which every value can be computed from scratch.
final class RandomGraph {
  typealias Place = Int

  /// What an attribute computes. A source that was freed counts as 0.
  enum Formula {
    case input(Int)
    /// The sum of the sources, cut down to few different values, so that many evaluations end in the same.
    case sum([Place], modulo: Int)
    /// One of two, as the third says: the other is not read.
    case choice(selector: Place, Place, Place)
    /// Reads its first sources only: as many as the first says.
    case prefix([Place])
  }

  struct Member {
    var formula: Formula
    let attribute: Attribute<Int>
    let input: Input<Int>?
    let subgraph: Int?
    var isAlive: Bool
  }

  struct Lifetime {
    let handle: Subgraph
    let parent: Int?
    var isAlive: Bool
  }

  let graph = Graph()
  private(set) var members: [Member] = []
  private(set) var lifetimes: [Lifetime] = []
  /// The rules that ran more than once in one pass.
  private(set) var ranTwice: Set<Place> = []
  private var lastRun: [Place: UInt64] = [:]
  /// How often a container has replaced its children.
  private(set) var replacements = 0
  /// What each observed attribute's observer was told last.
  private(set) var observed: [Place: Int] = [:]
  private(set) var tellings = 0
  private var observers: Set<Place> = []

  var livingPlaces: [Place] { members.indices.filter { members[$0].isAlive } }
  var livingInputs: [Place] { livingPlaces.filter { members[$0].input != nil } }
  var livingLifetimes: [Int] { lifetimes.indices.filter { lifetimes[$0].isAlive } }

  func value(of place: Place) -> Int { graph[members[place].attribute] }

  // MARK: Making

  func addInput(_ value: Int, in subgraph: Int?) {
    let input = graph.input(value, in: handle(subgraph))
    members.append(
      Member(
        formula: .input(value), attribute: Attribute(input), input: input, subgraph: subgraph,
        isAlive: isAlive(subgraph)))
  }

  func addRule(_ formula: Formula, in subgraph: Int?) {
    let place = members.count
    let attribute = graph.computed(in: handle(subgraph)) { [unowned self] evaluation in
      noteRun(of: place)
      return compute(formula) { source in (try? evaluation.value(of: members[source].attribute)) ?? 0 }
    }
    members.append(
      Member(formula: formula, attribute: attribute, input: nil, subgraph: subgraph, isAlive: isAlive(subgraph)))
  }

  /// Makes a rule that has children of its own and, each time it runs, frees them and makes others: what a list does
  /// in the middle of an update. Others may read the children.
  func addContainer(of source: Place, in lifetime: Int?) {
    let place = members.count
    let home = addLifetime(in: lifetime)
    var children: Int?
    let attribute = graph.computed(in: lifetimes[home].handle) { [unowned self] evaluation in
      noteRun(of: place)
      replacements += 1
      if let children, lifetimes[children].isAlive { free(children) }
      let value = (try? evaluation.value(of: members[source].attribute)) ?? 0
      let fresh = addLifetime(in: home)
      addInput(value + 1, in: fresh)
      addRule(.sum([source, members.count - 1], modulo: 7), in: fresh)
      children = fresh
      return value
    }
    members.append(
      Member(
        formula: .sum([source], modulo: .max), attribute: attribute, input: nil, subgraph: home, isAlive: true))
    graph.makeOutput(AnyAttribute(attribute), order: UInt32(place % 4))
  }

  private func noteRun(of place: Place) {
    if lastRun.updateValue(graph.updates, forKey: place) == graph.updates { ranTwice.insert(place) }
  }

  func addLifetime(in parent: Int?) -> Int {
    lifetimes.append(
      Lifetime(handle: graph.subgraph(in: handle(parent)), parent: parent, isAlive: isAlive(parent)))
    return lifetimes.count - 1
  }

  func observe(_ place: Place) {
    guard observers.insert(place).inserted else { return }
    let home = members[place].subgraph
    graph.observe(members[place].attribute, order: UInt32(place % 3), in: handle(home)) { [unowned self] value in
      tellings += 1
      observed[place] = value
    }
  }

  private func handle(_ lifetime: Int?) -> Subgraph? { lifetime.map { lifetimes[$0].handle } }

  /// A rule whose own lifetime is freed while it runs may go on making things in it; they go with it.
  private func isAlive(_ lifetime: Int?) -> Bool { lifetime.map { lifetimes[$0].isAlive } ?? true }

  // MARK: Changing

  func write(_ value: Int, to place: Place) {
    guard let input = members[place].input else { return }
    members[place].formula = .input(value)
    graph[input] = value
  }

  func free(_ lifetime: Int) {
    graph.free(lifetimes[lifetime].handle)
    for index in lifetimes.indices where isInside(index, lifetime) { lifetimes[index].isAlive = false }
    for place in members.indices {
      guard let home = members[place].subgraph, isInside(home, lifetime) else { continue }
      members[place].isAlive = false
      observers.remove(place)
      observed[place] = nil
    }
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    sequence(first: inner) { [lifetimes] in lifetimes[$0].parent }.contains(outer)
  }

  /// Updates, and returns the rules that ran twice in one pass.
  func update() -> Set<Place> {
    (ranTwice, lastRun) = ([], [:])
    graph.update()
    return ranTwice
  }

  // MARK: The truth

  /// The value of every living attribute, computed from its description alone.
  func valuesFromScratch() -> [Place: Int] {
    var known: [Place: Int] = [:]
    func value(_ place: Place) -> Int {
      guard members[place].isAlive else { return 0 }
      if let value = known[place] { return value }
      let value = compute(members[place].formula, value)
      known[place] = value
      return value
    }
    return livingPlaces.reduce(into: [:]) { $0[$1] = value($1) }
  }

  private func compute(_ formula: Formula, _ value: (Place) -> Int) -> Int {
    switch formula {
    case .input(let value): return value
    case .sum(let sources, let modulo): return sources.reduce(0) { $0 &+ value($1) } % modulo
    case .choice(let selector, let even, let odd): return value(value(selector) & 1 == 0 ? even : odd)
    case .prefix(let sources):
      guard let first = sources.first else { return 0 }
      return sources.prefix(1 + abs(value(first)) % sources.count).reduce(0) { $0 ^ value($1) }
    }
  }
}
