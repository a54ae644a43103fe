/// What the drawing of elements reads from the environment of a scope.
///
/// It knows the elements of the scope that were drawn, and has those drawn again that have read a key whose value is another one
/// now.
final class DrawnSurroundings: Source, @unchecked Sendable {
  /// The scope lets go of this when it ends.
  private unowned let scope: EnvironmentScope
  private var hasEnded = false
  @exclusivity(unchecked) private var members: [ElementIndex] = []
  /// The keys that were read, each with the value that it had when this was brought up to date last.
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    let find: (EnvironmentScope) -> AnyEnvironmentEntry
    var version: UInt64
  }

  private init(_ scope: EnvironmentScope) { self.scope = scope }

  static func of(_ scope: EnvironmentScope) -> DrawnSurroundings {
    if let known = scope.drawnSurroundings { return known }
    let made = DrawnSurroundings(scope)
    scope.drawnSurroundings = made
    PendingWork.shared.keep(made)
    return made
  }

  override var label: String { "what drawing takes from the environment" }

  /// Called when the scope goes.
  func end() { hasEnded = true }

  // MARK: Reading

  /// Runs `draw`, and follows the keys that it reads from now on. Returns a hash of them.
  func following(_ draw: () -> Void) -> UInt32 {
    var keys: UInt32 = 0
    var hasNew = false
    for key in EnvironmentScope.keys(readBy: draw) {
      let identifier = ObjectIdentifier(key)
      keys |= Self.bit(of: identifier)
      if known[identifier] != nil { continue }
      guard let key = key as? any EnvironmentKey.Type else { continue }
      known[identifier] = follow(key)
      hasNew = true
    }
    if hasNew { changed(inUpdate: ()) }
    return keys
  }

  private func follow<Key: EnvironmentKey>(_ key: Key.Type) -> Known {
    let find = { (scope: EnvironmentScope) in scope.knownEntry(for: ObjectIdentifier(key)) ?? scope.entry(for: key) }
    return Known(find: find, version: find(scope).version)
  }

  private static func bit(of key: ObjectIdentifier) -> UInt32 { 1 << UInt32(UInt(bitPattern: key.hashValue) % 32) }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    guard !hasEnded else { return false }
    var keys: UInt32 = 0
    for (key, value) in known {
      let entry = value.find(scope)
      scope.track(entry)
      guard entry.version != value.version else { continue }
      known[key]?.version = entry.version
      keys |= Self.bit(of: key)
    }
    if keys != 0 { changed(where: keys) }
    return false
  }

  /// Has all elements that were drawn in the scope drawn again.
  func allChanged() { changed(where: .max) }

  private func changed(where keys: UInt32) {
    let elements = ViewRuntime.elements
    for member in members where elements.drawn(member).pointee.keys & keys != 0 || keys == .max {
      elements.needsDrawing(member)
    }
  }

  // MARK: Members

  /// Notes that an element of the scope was drawn.
  func add(_ element: ElementIndex) {
    let record = ViewRuntime.elements.drawn(element)
    guard record.pointee.memberPlace == 0 else { return }
    members.append(element)
    record.pointee.memberPlace = UInt32(members.count)
  }

  /// Called when an element leaves.
  func forget(_ element: ElementIndex) {
    let elements = ViewRuntime.elements
    let place = Int(elements.drawn(element).pointee.memberPlace) - 1
    let last = members.removeLast()
    guard place < members.count else { return }
    members[place] = last
    elements.drawn(last).pointee.memberPlace = UInt32(place + 1)
  }
}
