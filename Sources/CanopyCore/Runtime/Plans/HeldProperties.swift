/// Something with dynamic properties that is not itself a view: a modifier, or a style. A view that holds it lends it its
/// place in the tree.
struct HeldProperties<Holder>: DynamicProperty, PropertyHolder {
  let holder: Holder

  init(_ holder: Holder) { self.holder = holder }

  static var holderType: any Any.Type { Holder.self }
}

/// See `HeldProperties`.
protocol PropertyHolder {
  static var holderType: any Any.Type { get }
}
