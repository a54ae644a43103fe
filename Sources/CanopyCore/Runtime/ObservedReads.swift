/// Follows the observed properties that something other than a body reads: a computed value, a row builder. Its node is
/// evaluated again when they change.
struct ObservedReads {
  private var observation: BodyObservation?

  /// Computes the value, where the node is being evaluated.
  mutating func follow<Value>(_ compute: () -> Value) -> Value {
    var value: Value?
    let new = BodyObservation.following({ value = compute() }, closely: observation != nil)
    if new != nil || observation != nil {
      observation?.cancel()
      observation = new
      new?.trackHere()
    }
    guard let value else { preconditionFailure("Observation tracking has not run what it was to track.") }
    return value
  }

  /// Follows nothing any more.
  mutating func end() {
    observation?.cancel()
    observation = nil
  }
}
