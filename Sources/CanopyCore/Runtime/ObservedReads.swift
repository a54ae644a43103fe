/// The observation of properties that a computed value or a row builder has read. Its node is evaluated again when they change.
package struct ObservedReads {
  private var observation: BodyObservation?

  package init() {}

  /// Does what computes the value, where the node is being evaluated.
  package mutating func follow(_ compute: () -> Void) {
    let new = BodyObservation.following(compute, closely: observation != nil)
    guard new != nil || observation != nil else { return }
    observation?.cancel()
    observation = new
    new?.trackHere()
  }

  /// Computes the value, where the node is being evaluated.
  package mutating func follow<Value>(_ compute: () -> Value) -> Value {
    var value: Value?
    follow { value = compute() }
    guard let value else { preconditionFailure("Observation tracking has not run what it was to track.") }
    return value
  }

  /// Follows nothing any more.
  package mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
