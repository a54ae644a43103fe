internal import CanopyGraph
internal import Synchronization

/// The value of one key, as it was set in one place.
@usableFromInline
package class AnyEnvironmentEntry: Source, AddressKeyed {
  @usableFromInline package let key: ObjectIdentifier
  @usableFromInline package let keyType: any Any.Type

  @usableFromInline
  init(key: ObjectIdentifier, keyType: any Any.Type) {
    self.key = key
    self.keyType = keyType
    version = Self.versions.wrappingAdd(1, ordering: .relaxed).newValue
  }

  private static let versions = Atomic<UInt64>(0)

  /// The version, which identifies values that can't be compared. A copy of an entry has the version of the entry.
  fileprivate(set) final var version: UInt64

  @inlinable
  final func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    unsafeDowncast(self, to: EnvironmentEntry<K.Value>.self).value
  }

  final var address: ObjectIdentifier { key }

  /// A Boolean value that indicates whether the value is the key's default, which is stored at the root.
  final var isDefault = false

  /// A Boolean value that indicates whether values are never equal, because they contain closures.
  var isNeverEqual: Bool { false }

  /// The value as text, for descriptions.
  package var text: String { "" }

  /// Returns an independent entry with the same value.
  func copy() -> AnyEnvironmentEntry { self }

  /// Returns a Boolean value that indicates whether another entry of the same key has the same value.
  func isSame(as other: AnyEnvironmentEntry) -> Bool { self === other }

  /// Adopts the value of `newer`, an entry of the same key.
  func take(_ newer: AnyEnvironmentEntry) {}

  override final var title: SourceTitle { SourceTitle(.environment, readableName(ofKey: keyType)) }

  override final var label: String { "environment value \(readableName(ofKey: keyType))" }
}

@usableFromInline
final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
  @usableFromInline @exclusivity(unchecked) var value: Value
  /// Looked up once, and used only where bodies run. Environments that an app keeps may be compared on any thread.
  @exclusivity(unchecked) private var comparison: ComparisonPlan?

  @inlinable
  init<K: EnvironmentKey>(_ key: K.Type, _ value: Value) where K.Value == Value {
    self.value = value
    super.init(key: ObjectIdentifier(key), keyType: key)
  }

  private init(copying entry: EnvironmentEntry) {
    value = entry.value
    super.init(key: entry.key, keyType: entry.keyType)
    version = entry.version
    isDefault = entry.isDefault
  }

  override func copy() -> AnyEnvironmentEntry { EnvironmentEntry(copying: self) }

  override var isNeverEqual: Bool { ComparisonPlan.of(Value.self).neverEqual }

  package override var text: String {
    // An optional value is described like its wrapped value.
    if keyType is any ObjectKey.Type, let object = Mirror(reflecting: value).children.first?.value {
      return object is any CustomStringConvertible ? String(describing: object) : readableName(of: type(of: object))
    }
    return readableText(of: value)
  }

  override func isSame(as other: AnyEnvironmentEntry) -> Bool {
    let other = unsafeDowncast(other, to: EnvironmentEntry<Value>.self)
    if version == other.version { return true }
    let plan = Updating.isHere ? knownComparison : ComparisonPlan.of(Value.self)
    return plan.areEqual(variables: &value, &other.value)
  }

  private var knownComparison: ComparisonPlan {
    if let comparison { return comparison }
    let plan = ComparisonPlan.of(Value.self)
    comparison = plan
    return plan
  }

  override func take(_ newer: AnyEnvironmentEntry) {
    value = unsafeDowncast(newer, to: EnvironmentEntry<Value>.self).value
    version = newer.version
  }
}

/// The writer of values: a modifier in the body of a view.
package struct EnvironmentWriter {
  /// The view whose body applies the modifier; nil at the root.
  package let owner: String
  /// The enclosing views of that view, innermost first, and no more than are needed to locate it. Recording all of them for each
  /// scope would take time and memory that grow with the square of the depth.
  package let ancestors: [String]
  /// The modifier as in source code: `environment(\.theme)`.
  package let modifier: String
  /// A Boolean value that indicates whether a view of the framework applies the modifier, for example in the body of a style.
  package let isOfFramework: Bool
  /// A Boolean value that indicates whether the program calls the modifier, directly or through a modifier of the framework.
  let isWrittenInProgram: Bool
  /// The reasons of a presentation for the values that it sets; nil for other writers.
  package var resets: PresentationResets?

  /// Creates the writer in a context; nil in trees that don't name writers, because names cost time.
  @MainActor
  package init?(in context: _MountContext, name: @autoclosure () -> String, isWanted: Bool) {
    guard isWanted else { return nil }
    let authors = Authors(of: context)
    let names = authors.ofProgram.prefix(Self.mostAncestors + 1).map(\.plan.name)
    owner = names.first ?? "the root"
    ancestors = Array(names.dropFirst())
    isOfFramework = !authors.isInProgram
    isWrittenInProgram = !isOfFramework || authors.nearest?.isModifier == true
    modifier = name()
  }

  private static var mostAncestors: Int { 32 }
}
