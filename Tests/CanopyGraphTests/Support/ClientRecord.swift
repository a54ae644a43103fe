import CanopyGraph

/// A record of a client's own, with a node in a graph: counts what is done with it.
final class ClientRecord {
  let node: AnyAttribute
  /// What the rule does. Returns whether readers would see a difference.
  var body: (borrowing Evaluation) -> Bool = { _ in false }
  var atFree: () -> Void = {}
  var value = 0
  private(set) var runs = 0
  private(set) var frees = 0

  /// The record lives at least as long as its node.
  init(_ graph: Graph, name: String? = nil, in subgraph: Subgraph? = nil) {
    let address = UnsafeMutablePointer<Unmanaged<ClientRecord>>.allocate(capacity: 1)
    node = graph.node(ClientRecordRule.self, memory: address, name: name, in: subgraph)
    address.initialize(to: .passRetained(self))
  }

  fileprivate func run(_ evaluation: borrowing Evaluation) -> Bool {
    runs += 1
    return body(evaluation)
  }

  fileprivate func noteFree() {
    frees += 1
    atFree()
    // They may refer to the record.
    body = { _ in false }
    atFree = {}
  }
}

private enum ClientRecordRule: ClientRule {
  static func evaluate(_ memory: UnsafeMutableRawPointer, in evaluation: borrowing Evaluation) -> Bool {
    record(memory).run(evaluation)
  }

  static func didFree(_ memory: UnsafeMutableRawPointer) {
    record(memory).noteFree()
    memory.assumingMemoryBound(to: Unmanaged<ClientRecord>.self).pointee.release()
    memory.deallocate()
  }

  static func describe(_ memory: UnsafeMutableRawPointer) -> String { "record \(record(memory).value)" }

  private static func record(_ memory: UnsafeMutableRawPointer) -> ClientRecord {
    memory.assumingMemoryBound(to: Unmanaged<ClientRecord>.self).pointee.takeUnretainedValue()
  }
}
