/// The geometry of elements as they are shown, on the way to their places.
@MainActor
package enum ShownGeometry {
  /// A Boolean value that indicates whether frames are those that are shown, and not those that layout has made.
  @exclusivity(unchecked) private(set) static var isSeen = false

  /// Runs a closure that sees frames as they are shown.
  package static func see<Result>(_ body: () -> Result) -> Result {
    let outer = isSeen
    isSeen = true
    defer { isSeen = outer }
    return body()
  }
}

/// An object that depends on where moving elements are shown.
@MainActor
package protocol MotionFollower: AnyObject {
  /// Called in each frame in which something has moved.
  func motionsAdvanced()
}
