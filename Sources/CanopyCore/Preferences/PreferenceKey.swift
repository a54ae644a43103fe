internal import CanopyGraph

/// A key for a value that views pass to their ancestors.
///
/// ```swift
/// struct Longest: PreferenceKey {
///   static var defaultValue: Int { 0 }
///   static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view sets the preference.
  static var defaultValue: Value { get }

  /// Combines the value with the value of the next sibling, in the order of the tree. Adding the default must change
  /// nothing.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value of an optional preference, which is nil.
  public static var defaultValue: Value { nil }
}

/// The value of a preference that an element passes to its parent.
package final class PreferenceValue<Key: PreferenceKey>: Source {
  package var element: ElementIndex = 0
  private var value: Key.Value?

  override var label: String { "preference \(readableName(of: Key.self))" }
  override var title: SourceTitle { SourceTitle(preference: Key.self) }

  /// The current value, which becomes a dependency of the running body.
  package var current: Key.Value {
    track()
    return value ?? computed
  }

  override var isComputed: Bool { true }

  override func refresh() -> Bool {
    let new = computed
    if let value, areEqual(value, new) { return false }
    value = new
    return true
  }

  private var computed: Key.Value {
    let element = element
    return onMainActor { ViewRuntime.elements.preference(Key.self, of: element) }
  }
}

package final class PreferenceLayerSource<Key: PreferenceKey>: AnyPreferenceReader {
  package let value = PreferenceValue<Key>()

  package init(_ context: _MountContext) { super.init(ObjectIdentifier(Key.self), context) }

  override func mayHaveChanged(at element: ElementIndex) { value.changed(inUpdate: ()) }
}
