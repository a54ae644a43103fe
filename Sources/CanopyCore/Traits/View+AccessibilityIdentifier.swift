extension View {
  /// Gives the view a name by which tests and assistive technologies find it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(TraitModifier(key: AccessibilityIdentifierKey.self, value: identifier))
  }
}

package enum AccessibilityIdentifierKey: TraitKey {
  package static var defaultValue: String? { nil }
}
