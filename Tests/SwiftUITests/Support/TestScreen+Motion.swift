import Testing

@testable import CanopyLayout
@testable import CanopyTesting

extension TestScreen {
  /// Runs frames of a motion that has begun. Each looks different, and none runs a body of `With` or any layout.
  func expectMotionAlone(frames: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    update()
    resetCounts()
    LayoutCounters.reset()
    let bodies = MovingBodies.count
    var before = displayList()
    for _ in 0..<frames {
      advance(by: 1 / 60)
      let now = displayList()
      #expect(now != before, sourceLocation: sourceLocation)
      before = now
    }
    #expect(MovingBodies.count == bodies, sourceLocation: sourceLocation)
    #expect(LayoutCounters.measured == 0, sourceLocation: sourceLocation)
    #expect(LayoutCounters.placed == 0, sourceLocation: sourceLocation)
  }
}
