public import CanopyCore

/// A key for values that views pass to the layout of their container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the layout of this view's container.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(key: LayoutValueTrait<K>.self, value: value))
  }

  /// Sets the layout priority of this view. Views with a higher priority receive space first. The others keep their minimum sizes
  /// and share the remaining space.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(key: LayoutPriorityKey.self, value: value))
  }

  /// Sets the order of overlapping views. Views with a higher value are in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ZIndexKey.self, value: value))
  }
}

/// A trait that affects the layout of the container.
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
