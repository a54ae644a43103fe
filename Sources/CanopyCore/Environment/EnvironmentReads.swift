/// A source that observes keys of a scope's environment that were read outside of bodies.
package final class EnvironmentReads: Source {
  private weak var scope: EnvironmentScope?
  /// Called when the values of keys have changed, with a hash of these keys.
  private let onChange: @MainActor (UInt32) -> Void
  /// The keys that were read, each with the version of its value at the last evaluation.
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    let find: (EnvironmentScope) -> AnyEnvironmentEntry
    var version: UInt64
    /// The bit of the key in hashes. Keys share bits only if a scope reads more than 32 of them.
    let bit: UInt32
  }

  package init(in scope: EnvironmentScope, onChange: @escaping @MainActor (UInt32) -> Void) {
    self.scope = scope
    self.onChange = onChange
    super.init()
    PendingWork.shared.keep(self)
  }

  override var label: String { "what is read of the environment" }

  /// Runs `read`, and observes the keys that it reads from now on. Returns a hash of these keys: each of the first 32 keys of the
  /// scope has a bit, which later keys share.
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
