import Testing

@testable import CanopyGraph

/// That the end of a stack is seen is shown in `RefreshingTests`, by what is said then.
@Suite struct StackBoundsTests {
  @Test func freshStackIsNotNearlyExhausted() {
    var bounds = StackBounds()
    #expect(!bounds.isNearlyUsedUp(), "nothing is known before the first look")
    bounds.update()
    #expect(!bounds.isNearlyUsedUp())
  }
}
