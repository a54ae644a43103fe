/// Watches one attribute and tells an action of every new value, when the pass that found it has ended.
struct ObserverRule<Value>: ValueRule {
  let attribute: Attribute<Value>
  let action: (Value) -> Void

  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    let changed = evaluation.store(evaluation[rule(of: value).pointee.attribute], at: value)
    if changed { evaluation.engine.performAfterPass() }
    return changed
  }

  static func _perform(_ value: UnsafeMutableRawPointer) {
    // Copies, because the action may free the observer.
    let (action, current) = (rule(of: value).pointee.action, value.assumingMemoryBound(to: Value.self).pointee)
    action(current)
  }

  static var _kindName: String { "observer of \(Value.self)" }
}
