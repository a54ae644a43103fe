/// The geometry of elements as shown while they are moving.
@MainActor
package enum ShownGeometry {
  /// A Boolean value that indicates whether frames are the shown ones, instead of the final ones from the layout.
  @exclusivity(unchecked) private(set) static var isSeen = false

  /// Runs a closure that sees frames as shown.
  package static func see<Result>(_ body: () -> Result) -> Result {
    let outer = isSeen
    isSeen = true
    defer { isSeen = outer }
    return body()
  }
}

/// An object that depends on the shown positions of moving elements.
@MainActor
package protocol MotionFollower: AnyObject {
  /// Called in each frame in which any value has moved.
  func motionsAdvanced()
}
