import CanopyGraph
import Testing

/// Gives each test of a suite a graph that ends with the test.
///
/// ```swift
/// @Suite(.graphOfTest) struct WritingTests {
///   unowned let graph = Graph.ofTest
/// ```
///
/// The suite does not own the graph, so neither do the rules and observers that use it: nothing leaks.
struct GraphOfTestTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(Owner()) { try await function() }
  }

  /// Unchecked because a test uses its graph alone.
  fileprivate final class Owner: @unchecked Sendable {
    let graph = Graph()
  }

  @TaskLocal fileprivate static var current: Owner?
}

extension Trait where Self == GraphOfTestTrait {
  static var graphOfTest: Self { GraphOfTestTrait() }
}

extension Graph {
  /// The graph of the running test. Its suite must have the trait `graphOfTest`.
  static var ofTest: Graph {
    guard let owner = GraphOfTestTrait.current else {
      preconditionFailure("There is no graph here: give the suite the trait `.graphOfTest`.")
    }
    return owner.graph
  }
}
