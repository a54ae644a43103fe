import Foundation

/// How often tests try what is random: a quarter of all rounds, and each of them if the variable `CANOPY_ROUNDS` is `all`.
///
/// `Scripts/test --all-rounds` sets it. What a quarter finds is found in each run; the rest is for changes of an engine.
package enum Rounds {
  private static let areAll = ProcessInfo.processInfo.environment["CANOPY_ROUNDS"] == "all"

  /// Returns how many of a number of rounds a test runs.
  package static func some(of all: Int) -> Int { areAll ? all : (all + 3) / 4 }

  /// Returns the seeds that a test uses, the first of all.
  package static func some<Seed: BinaryInteger>(of all: Range<Seed>) -> Range<Seed> where Seed.Stride: SignedInteger {
    all.lowerBound..<(all.lowerBound + Seed(some(of: all.count)))
  }
}
