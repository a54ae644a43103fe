public import CanopyCore

/// A key for something that views say to the layout of their container.
public protocol LayoutValueKey {
  /// The type of what they say.
  associatedtype Value

  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the layout of the container that the view is in.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(key: LayoutValueTrait<K>.self, value: value))
  }

  /// Sets which views get room first: those of a higher priority. The others have theirs when these have been served, but
  /// no less than their smallest.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(key: LayoutPriorityKey.self, value: value))
  }

  /// Sets which views are in front: those of a higher value.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ZIndexKey.self, value: value))
  }
}

/// A trait that the layout around depends on.
protocol LayoutTraitKey: TraitKey {}

extension LayoutTraitKey {
  package static var concernsLayout: Bool { true }
}

enum LayoutValueTrait<K: LayoutValueKey>: LayoutTraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}

enum LayoutPriorityKey: LayoutTraitKey {
  static var defaultValue: Double { 0 }
}

package enum ZIndexKey: LayoutTraitKey {
  package static var defaultValue: Double { 0 }
}
