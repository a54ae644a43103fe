/// Propagation of preferences to their readers.
///
/// Preferences are computed on demand. Each element has a 32-bit hash of the keys that may be set inside it, so that a reader
/// visits only elements with values. A change notifies the readers among the ancestors.
@MainActor
package enum PreferenceReading {
  /// Records that a key is set at an element from now on.
  static func began(_ key: ObjectIdentifier, at element: ElementIndex) {
    let bit = bit(of: key)
    var next = element
    while next != 0, ViewRuntime.elements[next].preferences & bit == 0 {
      ViewRuntime.elements[next].preferences |= bit
      next = ViewRuntime.elements[next].parent
    }
    changed(key, at: element)
  }

  /// Notifies readers that the value of a key at an element may have changed.
  static func changed(_ key: ObjectIdentifier, at element: ElementIndex) {
    var next = element
    while next != 0 {
      forEachReader(at: next) { reader in
        if reader.key == key { reader.mayHaveChanged(at: next) }
      }
      next = ViewRuntime.elements[next].parent
    }
  }

  private static func forEachReader(at element: ElementIndex, _ body: (AnyPreferenceReader) -> Void) {
    var next = ViewRuntime.elements[element].attachments
    while let source = next?.takeUnretainedValue() {
      if let reader = source as? AnyPreferenceReader { body(reader) }
      next = source.outer
    }
  }

  static func bit(of key: ObjectIdentifier) -> UInt32 {
    // Metadata is at least 16-byte aligned, so the low bits carry no information.
    1 << ((UInt(bitPattern: key) >> 4) % 32)
  }
}

extension ElementTree {
  /// Returns the value of a key at an element: the reduced values of its children, modified by its attachments.
  ///
  /// - Parameter limit: The attachment at which to stop. Its value and those of outer attachments don't count.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of element: ElementIndex, inside limit: AttachmentSource? = nil
  ) -> Key.Value {
    var value = Key.defaultValue
    reducePreference(key, ofChildrenOf: element, into: &value)
    var next = self[element].attachments
    while let source = next?.takeUnretainedValue(), source !== limit {
      if let setting = source as? PreferenceSetting<Key> { setting.transform(&value, element) }
      next = source.outer
    }
    return value
  }

  private func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, ofChildrenOf element: ElementIndex, into value: inout Key.Value
  ) {
    let bit = PreferenceReading.bit(of: ObjectIdentifier(key))
    for child in children(of: element) where self[child].preferences & bit != 0 {
      if self[child].kind == .group {
        reducePreference(key, ofChildrenOf: child, into: &value)
      } else {
        Key.reduce(value: &value) { preference(key, of: child) }
      }
    }
  }
}
