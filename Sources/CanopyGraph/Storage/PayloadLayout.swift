/// The layout of an attribute's memory: its rule, followed by its value.
///
/// An attribute is addressed by its *value*, because that is what readers want and all a reader knows the type of;
/// the rule lies just below, at `value - ruleStride`.
public struct PayloadLayout: Sendable {
  let size: Int
  let alignment: Int
  /// From the start of the block to the value.
  let valueOffset: Int

  /// The layout of a value with nothing in front of it.
  public static func value<Value>(_: Value.Type) -> PayloadLayout {
    PayloadLayout(
      size: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment, valueOffset: 0)
  }

  /// The layout of a rule with its value.
  public static func rule<Rule, Value>(_: Rule.Type, value: Value.Type) -> PayloadLayout {
    let alignment = max(MemoryLayout<Rule>.alignment, MemoryLayout<Value>.alignment)
    let valueOffset = (MemoryLayout<Rule>.stride + alignment - 1) & ~(alignment - 1)
    return PayloadLayout(
      size: valueOffset + max(MemoryLayout<Value>.size, 1), alignment: alignment, valueOffset: valueOffset)
  }

  func fits(largestSmallBlock: Int, step: Int) -> Bool {
    size <= largestSmallBlock && alignment <= step
  }
}
