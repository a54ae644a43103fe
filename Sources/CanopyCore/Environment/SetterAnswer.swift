/// What a key path reads before it writes: Swift asks for the old value first, of which a plain setter has no use.
///
/// The new value stands in for it. Without, the key would be asked for its default, which may cost something, or end the
/// program where a value always has to be set.
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
