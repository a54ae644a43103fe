@testable import CanopyGraph

extension ComparisonPlan {
  /// The stretches that are compared bit by bit, or nil if anything is compared in another way.
  var bytes: [Range<Int>]? {
    var result: [Range<Int>] = []
    for step in steps {
      guard case .bits(let offset, let size) = step else { return nil }
      result.append(offset..<offset + size)
    }
    return result
  }
}
