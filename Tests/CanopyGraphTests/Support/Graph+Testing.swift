import Testing

@testable import CanopyGraph

extension Graph {
  /// Fails the test if anything in the graph is not as it must be between two evaluations.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(engine.invariantViolations() == [], sourceLocation: sourceLocation)
  }

  func makeOutput<Value>(_ attribute: Attribute<Value>, order: UInt32 = 0) {
    makeOutput(AnyAttribute(attribute), order: order)
  }
}

extension Graph {
  /// What `attribute` read when it last ran, in the order of reading.
  func sources<Value>(of attribute: Attribute<Value>) throws -> [AnyAttribute] {
    try explain(attribute).sources.map(\.attribute)
  }
}
