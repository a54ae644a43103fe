import CAllocationCounter
import Testing

/// What some work took from the heap and gave back to it, and how often it retained an object, on this thread.
struct Costs: Equatable {
  var allocations = 0
  var deallocations = 0
  var retains = 0

  static let areCounted = countsAllocations() && countsRetains()

  static func of(_ work: () -> Void) -> Costs {
    let start = now
    work()
    let end = now
    return Costs(
      allocations: end.allocations - start.allocations, deallocations: end.deallocations - start.deallocations,
      retains: end.retains - start.retains)
  }

  private static var now: Costs {
    Costs(
      allocations: allocationsOfThisThread(), deallocations: deallocationsOfThisThread(),
      retains: retainsOfThisThread())
  }

  /// Nothing at all in a release build. Code that is not optimised allocates for each literal of an option set, so that
  /// all that can be asked of a debug build is that it gives everything back.
  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    #if DEBUG
      #expect(allocations == deallocations, sourceLocation: sourceLocation)
    #else
      #expect(self == Costs(), sourceLocation: sourceLocation)
    #endif
  }
}
