/// The answer to the read with which Swift begins a write through a key path. A plain setter doesn't use the old value.
///
/// The new value is returned instead of the old one. Otherwise the default of the key would be evaluated, which may be expensive,
/// or end the program if the value must always be set.
@usableFromInline
enum SetterAnswer {
  /// The new value and its type, while a setter runs. Safe because it is only looked at where bodies run, on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) private static var given: (value: UnsafeRawPointer, type: any Any.Type)?

  /// Runs `set`, which sets `value`.
  @usableFromInline
  static func giving<Value, Result>(_ value: Value, to set: () -> Result) -> Result {
    withUnsafePointer(to: value) { pointer in
      let outer = given
      given = (UnsafeRawPointer(pointer), Value.self)
      defer { given = outer }
      return set()
    }
  }

  /// The value of `key` in an environment of no place: the new value if a setter runs that may mean this key, or else the
  /// default.
  @usableFromInline
  static func value<K: EnvironmentKey>(of key: K.Type) -> K.Value {
    guard Updating.isHere else { return K.defaultValue }
    EnvironmentScope.noteRead(of: key)
    guard let given, given.type == K.Value.self else { return K.defaultValue }
    return given.value.load(as: K.Value.self)
  }
}
