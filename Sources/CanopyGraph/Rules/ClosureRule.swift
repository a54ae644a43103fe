/// A rule given as a closure.
///
/// It holds not the caller's closure but one that also compares and stores, made where the value's type is known, so
/// that this generic type needs no specialised code of its own.
@usableFromInline
struct ClosureRule<Value>: ValueRule {
  @usableFromInline typealias Evaluate = (UnsafeMutableRawPointer, borrowing Evaluation) -> Bool

  let evaluate: Evaluate

  @usableFromInline
  init(evaluate: @escaping Evaluate) { self.evaluate = evaluate }

  @usableFromInline
  static func _evaluate(_ value: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    rule(of: value).pointee.evaluate(value, evaluation)
  }

  @usableFromInline
  static var _kindName: String { "computed \(Value.self)" }
}
