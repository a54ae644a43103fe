extension View {
  /// Sets the value that this view stands for in a selection.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: A Boolean value that indicates whether the view also matches a selection of optional type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(key: TagKey<V>.self, value: TaggedValue(value: tag, includesOptional: includeOptional)))
  }
}

/// The value of a selection that a view stands for, by the type of the selection.
package enum TagKey<Value: Hashable>: TraitKey {
  package static var defaultValue: TaggedValue<Value>? { nil }
  package static var taggedType: ObjectIdentifier? { ObjectIdentifier(Value.self) }
}

/// See `View.tag(_:includeOptional:)`.
package struct TaggedValue<Value: Hashable> {
  package var value: Value
  package var includesOptional: Bool
}
