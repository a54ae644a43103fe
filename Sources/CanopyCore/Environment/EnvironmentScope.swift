internal import CanopyGraph
internal import Synchronization

/// A place in the tree where the environment differs from its parent's.
///
/// A scope stores only the values that are set there. Inherited values are looked up once for each key, and cached.
///
/// Safe because scopes are created, written, and read by bodies on the main actor. Values that are read elsewhere have locks.
@usableFromInline
package final class EnvironmentScope {
  /// The enclosing scope; nil at the root of a tree.
  package let parent: EnvironmentScope?
  /// The context that all scopes of a tree share.
  package let tree: TreeContext
  /// The modifier that sets the values; nil at the root.
  package let writer: EnvironmentWriter?
  /// The entries that are set in this scope, the oldest first.
  @exclusivity(unchecked) package private(set) var own: [AnyEnvironmentEntry] = []
  /// The redirection, if the scope inherits from a scope other than its parent.
  let redirection: EnvironmentRedirection?

  /// The entries that were found in this scope or its ancestors. They are valid while `epoch` is the current epoch.
  @exclusivity(unchecked) private var found = AddressTable<AnyEnvironmentEntry>()
  /// The last entry that was read, which is often read again.
  @exclusivity(unchecked) private var last: AnyEnvironmentEntry?
  private var epoch = 0
  private var isSet = false
  /// Values that bodies read here, by the identity of their key path.
  @exclusivity(unchecked) private var derived = AddressTable<AnyDerivedValue>()
  /// The `LayoutSurroundings` that CanopyLayout keeps for the elements in this scope.
  @exclusivity(unchecked) private var keptSurroundings: AnyObject?
  /// The `DrawnElements` of this scope.
  @exclusivity(unchecked) var drawnElements: AnyObject?

  /// The epoch of cached lookups. It changes when an existing scope starts or stops setting a key.
  private static let currentEpoch = Atomic(0)
  /// The total number of reads. Its increase while a setter runs is the number of the setter's reads.
  static var reads: Int { recording.reads }

  package init(parent: EnvironmentScope?, tree: TreeContext, writer: EnvironmentWriter?, redirects: Bool = false) {
    self.parent = parent
    self.tree = tree
    self.writer = writer
    redirection = redirects ? EnvironmentRedirection(outer: parent?.redirection) : parent?.redirection
  }

  /// Creates a scope inside `scope` that inherits from there up to `boundary`, and beyond that from another place: see
  /// `relay(to:)`.
  package init(relaying scope: EnvironmentScope, upTo boundary: EnvironmentScope) {
    parent = scope
    tree = scope.tree
    writer = nil
    redirection = EnvironmentRedirection(outer: scope.redirection, boundary: boundary)
  }

  /// Creates a scope of another tree that inherits from `scope` up to `boundary`, and beyond that from `target` forever.
  package init(
    of tree: TreeContext, relaying scope: EnvironmentScope, upTo boundary: EnvironmentScope, to target: EnvironmentScope
  ) {
    parent = scope
    self.tree = tree
    writer = nil
    redirection = EnvironmentRedirection(outer: scope.redirection, boundary: boundary, target: target)
  }

  // A property with a getter, because other targets check each access to a stored one for exclusivity, and unmanaged, because it
  // is looked up for each element.
  package var surroundings: Unmanaged<AnyObject>? { keptSurroundings.map { Unmanaged.passUnretained($0) } }

  package func keep(surroundings: AnyObject) { keptSurroundings = surroundings }

  // MARK: Reading

  /// Returns the value of `key` here, which becomes a dependency of the running body.
  @inlinable
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    let entry = knownEntry(for: ObjectIdentifier(key)) ?? self.entry(for: key)
    track(entry)
    return entry.value(of: key)
  }

  @usableFromInline
  func track(_ entry: AnyEnvironmentEntry) {
    Self.noteRead(of: entry.keyType)
    entry.track()
    redirection?.trackAll()
  }

  /// Records a read.
  @inline(__always)
  static func noteRead(of key: any Any.Type) {
    recording.reads += 1
    recording.keys?.append(key)
  }

  private struct Recording {
    var reads = 0
    /// The keys that were read since the recording began; nil if they aren't recorded.
    var keys: [any Any.Type]?
  }
  // Safe because the environment is read only where bodies run. It isn't isolated to the main actor, because programs read it in
  // functions without isolation.
  @exclusivity(unchecked) nonisolated(unsafe) private static var recording = Recording()

  /// The keys that are read at `path` of `values`.
  static func keys<Value>(
    readBy path: KeyPath<EnvironmentValues, Value>, of values: EnvironmentValues
  ) -> [any Any.Type] {
    keys { ViewRuntime.graph.untracked { _ = values[keyPath: path] } }
  }

  /// The keys that `body` reads.
  static func keys(readBy body: () -> Void) -> [any Any.Type] {
    let outer = recording.keys
    recording.keys = []
    defer { recording.keys = outer }
    body()
    return recording.keys ?? []
  }

  /// Returns the entry that was found before, if it is still valid.
  @usableFromInline
  func knownEntry(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    guard epoch == Self.currentEpoch.load(ordering: .relaxed) else { return nil }
    if let last, last.key == key { return last }
    guard let entry = found[key] else { return nil }
    last = entry
    return entry
  }

  @usableFromInline
  func entry<K: EnvironmentKey>(for key: K.Type) -> AnyEnvironmentEntry {
    let identifier = ObjectIdentifier(key)
    let entry = nearestEntry(for: identifier) ?? root.makeDefault(of: key)
    noteFound(entry)
    return entry
  }

  private func noteFound(_ entry: AnyEnvironmentEntry) {
    if epoch != Self.currentEpoch.load(ordering: .relaxed) {
      (found, last) = (AddressTable(), nil)
      epoch = Self.currentEpoch.load(ordering: .relaxed)
    }
    found.insert(entry)
  }

  /// Forgets the entries that were found before this scope had values. At the root, scopes inside find them.
  private func forgetFound() {
    if !found.isEmpty { (found, last) = (AddressTable(), nil) }
  }

  /// Returns the entry that is visible from here, or nil if no scope has set one.
  package func nearestEntry(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    // The search is run for each key of each scope that views read in, so nothing is retained on the way.
    var walk = EnvironmentWalk(from: self)
    while let scope = walk.step() {
      let entry = scope._withUnsafeGuaranteedRef { $0.parent == nil ? $0.entryOfRoot(for: key) : $0.ownEntry(for: key) }
      if let entry { return entry }
    }
    return nil
  }

  /// Returns an entry of the root, which has the defaults of all keys that are read in the tree.
  private func entryOfRoot(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    if let known = knownEntry(for: key) { return known }
    guard let entry = ownEntry(for: key) else { return nil }
    noteFound(entry)
    return entry
  }

  func ownEntry(for key: ObjectIdentifier) -> AnyEnvironmentEntry? {
    // The newest first. An index, because a closure would retain each entry.
    var place = own.count
    while place > 0 {
      place -= 1
      if own[place].key == key { return own[place] }
    }
    return nil
  }

  /// This scope and its ancestors, in the order in which they are searched.
  package var path: some Sequence<EnvironmentScope> {
    sequence(state: EnvironmentWalk(from: self)) { $0.step()?.takeUnretainedValue() }
  }

  private var root: EnvironmentScope {
    var root = self
    for scope in path { root = scope }
    return root
  }

  /// Stores a key's default at the root, so that bodies can depend on it before any scope sets a value.
  private func makeDefault<K: EnvironmentKey>(of key: K.Type) -> AnyEnvironmentEntry {
    let value = K.defaultValue
    if tree.isDiagnosed { reportFreshDefault(key, value) }
    let entry = EnvironmentEntry(key, value)
    entry.isDefault = true
    own.append(entry)
    return entry
  }

  private func reportFreshDefault<K: EnvironmentKey>(_ key: K.Type, _ first: K.Value) {
    guard K.Value.self is AnyObject.Type else { return }
    if first as AnyObject !== K.defaultValue as AnyObject { RuntimeIssue.record(.freshDefault(key), in: tree) }
  }

  /// All entries, including hidden ones, the nearest first.
  var placedEntries: [PlacedEntry] {
    path.flatMap { scope in
      let place = EnvironmentPlace(of: scope)
      let preferences = scope.parent == nil ? tree.preferences : [:]
      return scope.own.reversed().map { entry in
        PlacedEntry(entry: entry, place: preferences[entry.key].map { .preference(by: $0) } ?? place)
      }
    }
  }

  /// Returns the value at `path` as bodies see it from here.
  func derived<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> DerivedValue<Value> {
    // A key path with captured values is a new object each time, so its value is found by comparing.
    if let value = derived[ObjectIdentifier(path)] ?? derived.elements.first(where: { $0.anyPath == path }) {
      return unsafeDowncast(value, to: DerivedValue<Value>.self)
    }
    let value = DerivedValue(path, in: self)
    derived.insert(value)
    return value
  }

  /// Releases the storage for readers once they have left the tree. This breaks a cycle: derived values retain their scope,
  /// because an action may outlive its view.
  package func end() {
    derived = AddressTable()
  }

  // MARK: Setting

  /// Sets the defaults of the tree. Call it before values are set.
  @MainActor
  package func setDefaults(_ values: EnvironmentValues) {
    for entry in values.own { entry.isDefault = true }
    own += values.own
    forgetFound()
  }

  /// Sets exactly the given values, and invalidates the readers of changed ones.
  @MainActor @usableFromInline
  package func set(_ values: EnvironmentValues) {
    let isWhole = redirects && (values.scope == nil || values.scope !== parent)
    if isWhole { values.capture?.isHandedOn() }
    let entries = entries(of: values, isWhole: isWhole)
    redirect(isWhole: isWhole)
    if isSet {
      for new in entries { set(new) }
      removeEntries(missingFrom: entries)
    } else {
      isSet = true
      own += entries
      forgetFound()
      if tree.namesWriters, entries.contains(where: { $0.keyType is any ObjectKey.Type }) { tree.holdsObject(self) }
    }
  }

  /// Returns the entries to set here. Entries change in place in a scope, so entries of an environment that a program keeps are
  /// copied.
  private func entries(of values: EnvironmentValues, isWhole: Bool) -> [AnyEnvironmentEntry] {
    if isWhole { return values.visibleEntries.map { $0.entry.copy() } }
    // A tree has its own defaults, such as the action that closes its window.
    if parent == nil { return values.visibleEntries.filter { !$0.entry.isDefault }.map { $0.entry.copy() } }
    return redirects ? values.own.map { $0.copy() } : values.own
  }

  @MainActor
  private func set(_ new: AnyEnvironmentEntry) {
    if let entry = ownEntry(for: new.key) {
      let isKept = entry.isSame(as: new)
      if !isKept { tree.captures.keep(before: self) }
      entry.isDefault = new.isDefault
      if !isKept {
        entry.take(new)
        changed(entry)
      }
    } else {
      tree.captures.keep(before: self)
      let hidden = nearestEntry(for: new.key)
      own.append(new)
      keysChanged(at: hidden)
    }
  }

  @MainActor
  private func removeEntries(missingFrom kept: [AnyEnvironmentEntry]) {
    guard own.count > kept.count else { return }
    for entry in own where !entry.isDefault && !kept.contains(where: { $0.key == entry.key }) {
      tree.captures.keep(before: self)
      own.removeAll { $0 === entry }
      keysChanged(at: entry)
    }
  }

  @MainActor
  private func changed(_ entry: AnyEnvironmentEntry) {
    if tree.isDiagnosed, entry.isNeverEqual, entry.hasReaders {
      RuntimeIssue.record(.incomparable(entry.keyType, writer), in: tree)
    }
    entry.changed(inUpdate: ())
  }

  /// Invalidates the readers of an entry, because they may have to read another entry from now on.
  @MainActor
  private func keysChanged(at entry: AnyEnvironmentEntry?) {
    Self.currentEpoch.wrappingAdd(1, ordering: .relaxed)
    entry?.changed(inUpdate: ())
  }

  /// A Boolean value that indicates whether the scope replaces the whole environment.
  var redirects: Bool { redirection !== parent?.redirection }

  /// Makes a relaying scope inherit from `target` beyond its boundary, or from its own ancestors if `target` is nil.
  @MainActor
  package func relay(to target: EnvironmentScope?) {
    let target = target === redirection?.boundary ? nil : target
    guard let redirection, redirection.target !== target else { return }
    tree.captures.keep(before: self)
    redirection.target = target
    redirectionChanged(redirection)
  }

  @MainActor
  private func redirect(isWhole: Bool) {
    guard redirects, let redirection, redirection.isWhole != isWhole else { return }
    if isSet { tree.captures.keep(before: self) }
    redirection.isWhole = isWhole
    redirectionChanged(redirection)
  }

  @MainActor
  private func redirectionChanged(_ redirection: EnvironmentRedirection) {
    Self.currentEpoch.wrappingAdd(1, ordering: .relaxed)
    redirection.changed(inUpdate: ())
  }
}
