/// A source that observes keys of a scope's environment that were read outside of bodies.
package final class EnvironmentReads: Source {
  private weak var scope: EnvironmentScope?
  /// Called when keys have other values than before, with a hash of those keys.
  private let onChange: @MainActor (UInt32) -> Void
  /// The keys that were read, each with the value that it had when this was brought up to date last.
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    let find: (EnvironmentScope) -> AnyEnvironmentEntry
    var version: UInt64
    /// The key's bit in hashes: its own, unless there are very many keys.
    let bit: UInt32
  }

  package init(in scope: EnvironmentScope, onChange: @escaping @MainActor (UInt32) -> Void) {
    self.scope = scope
    self.onChange = onChange
    super.init()
    PendingWork.shared.keep(self)
  }

  override var label: String { "what is read of the environment" }

  /// Runs `read`, and follows the keys that it reads from now on. Returns a hash of them: a bit for each of the first 32
  /// keys of the scope, which the others share.
  @MainActor
  package func following(_ read: () -> Void) -> UInt32 {
    var keys: UInt32 = 0
    var hasNew = false
    for key in EnvironmentScope.keys(readBy: read) {
      let identifier = ObjectIdentifier(key)
      if let known = known[identifier] {
        keys |= known.bit
      } else if let scope, let key = key as? any EnvironmentKey.Type {
        let new = follow(key, in: scope)
        known[identifier] = new
        keys |= new.bit
        hasNew = true
      }
    }
    if hasNew { changed(inUpdate: ()) }
    return keys
  }

  private func follow<Key: EnvironmentKey>(_ key: Key.Type, in scope: EnvironmentScope) -> Known {
    let find = { (scope: EnvironmentScope) in scope.knownEntry(for: ObjectIdentifier(key)) ?? scope.entry(for: key) }
    return Known(find: find, version: find(scope).version, bit: 1 << UInt32(known.count % UInt32.bitWidth))
  }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    guard let scope else { return false }
    var keys: UInt32 = 0
    for (key, value) in known {
      let entry = value.find(scope)
      scope.track(entry)
      guard entry.version != value.version else { continue }
      known[key]?.version = entry.version
      keys |= value.bit
    }
    if keys != 0 { onChange(keys) }
    return false
  }
}
