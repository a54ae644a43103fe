import CanopyGraph

/// An attribute that rules made before it can name: what a cycle needs.
final class Late<Value> {
  private var attribute: Attribute<Value>?

  func set(_ attribute: Attribute<Value>) { self.attribute = attribute }

  var value: Attribute<Value> {
    guard let attribute else { preconditionFailure("Call `set(_:)` before the first evaluation.") }
    return attribute
  }
}
