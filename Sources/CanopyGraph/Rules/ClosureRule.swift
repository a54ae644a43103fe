/// A rule that is defined by a closure.
///
/// It stores a closure that wraps the caller's closure, and also compares and stores values. The wrapper is created where the
/// value's type is known, so this generic type doesn't need specialized code.
@usableFromInline
struct ClosureRule<Value>: ValueRule {
  @usableFromInline typealias Evaluate = (UnsafeMutableRawPointer, borrowing Evaluation) -> Bool

  let evaluate: Evaluate

  @usableFromInline
  init(evaluate: @escaping Evaluate) { self.evaluate = evaluate }

  @usableFromInline
  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    _rule(of: value).pointee.evaluate(value, evaluation)
  }

  @usableFromInline
  static var _kindName: String { "computed \(Value.self)" }
}

/// Observes one attribute, and calls an action with every new value after the pass that computed it.
struct ObserverRule<Value>: ValueRule {
  let attribute: Attribute<Value>
  let action: (Value) -> Void

  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    let changed = evaluation.store(evaluation[_rule(of: value).pointee.attribute], at: value)
    if changed { evaluation.engine.performAfterPass() }
    return changed
  }

  static func _perform(_ value: UnsafeMutableRawPointer) {
    // Copies, because the action may free the observer.
    let (action, current) = (_rule(of: value).pointee.action, value.assumingMemoryBound(to: Value.self).pointee)
    action(current)
  }

  static var _kindName: String { "observer of \(Value.self)" }
}
