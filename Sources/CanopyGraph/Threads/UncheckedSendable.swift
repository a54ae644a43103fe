/// A constant whose type isn't sendable, inside a value that has to be.
///
/// Types of apps, such as the formats of texts, needn't be sendable where Apple's API doesn't ask for it.
///
/// Safe because each use says why no other thread changes the value.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
