/// Follows the keys of a scope's environment that were read by something other than a body.
final class EnvironmentReads: Source, @unchecked Sendable {
  private weak var scope: EnvironmentScope?
  /// Called when keys have other values than before, with a hash of those keys.
  private let onChange: (UInt32) -> Void
  /// The keys that were read, each with the value that it had when this was brought up to date last.
  private var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    let find: (EnvironmentScope) -> AnyEnvironmentEntry
    var version: UInt64
  }

  init(in scope: EnvironmentScope, onChange: @escaping (UInt32) -> Void) {
    self.scope = scope
    self.onChange = onChange
    super.init()
    PendingWork.shared.keep(self)
  }

  override var label: String { "what is read of the environment" }

  /// Runs `read`, and follows the keys that it reads from now on. Returns a hash of them, a bit for each.
  func following(_ read: () -> Void) -> UInt32 {
    var keys: UInt32 = 0
    var hasNew = false
    for key in EnvironmentScope.keys(readBy: read) {
      let identifier = ObjectIdentifier(key)
      keys |= Self.bit(of: identifier)
      guard known[identifier] == nil, let scope, let key = key as? any EnvironmentKey.Type else { continue }
      known[identifier] = Self.follow(key, in: scope)
      hasNew = true
    }
    if hasNew { changed(inUpdate: ()) }
    return keys
  }

  private static func follow<Key: EnvironmentKey>(_ key: Key.Type, in scope: EnvironmentScope) -> Known {
    let find = { (scope: EnvironmentScope) in scope.knownEntry(for: ObjectIdentifier(key)) ?? scope.entry(for: key) }
    return Known(find: find, version: find(scope).version)
  }

  private static func bit(of key: ObjectIdentifier) -> UInt32 { 1 << UInt32(UInt(bitPattern: key.hashValue) % 32) }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    guard let scope else { return false }
    var keys: UInt32 = 0
    for (key, value) in known {
      let entry = value.find(scope)
      scope.track(entry)
      guard entry.version != value.version else { continue }
      known[key]?.version = entry.version
      keys |= Self.bit(of: key)
    }
    if keys != 0 { onChange(keys) }
    return false
  }
}
