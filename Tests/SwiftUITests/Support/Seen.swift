import CanopyTesting
import SwiftUI
import Testing

/// What a text sees of the environment inside of the modifiers that `modify` applies to it.
@MainActor
func seen<Value>(_ path: KeyPath<EnvironmentValues, Value>, inside modify: (Text) -> some View) throws -> Value {
  let screen = TestScreen { modify(Text("here")) }
  return try screen.findInTree("here").environment[keyPath: path]
}

/// Checks that a value begins with a default, comes from the host, is overridden by a subtree for itself alone, and
/// follows the host where nobody overrides it.
@MainActor
func expectFlow<Value: Equatable>(
  of path: WritableKeyPath<EnvironmentValues, Value>, default initial: Value, host: Value, subtree: Value,
  at location: SourceLocation = #_sourceLocation
) throws {
  #expect(EnvironmentValues()[keyPath: path] == initial, "the default of \(path)", sourceLocation: location)
  let screen = TestScreen {
    $0[keyPath: path] = host
  } content: {
    Text("outside")
    Text("inside").environment(path, subtree)
    Text("deep inside").environment(path, host).environment(path, subtree)
  }
  func seen(_ text: String) throws -> Value { try screen.findInTree(text).environment[keyPath: path] }
  #expect(try seen("outside") == host, "\(path) from the host", sourceLocation: location)
  #expect(try seen("inside") == subtree, "\(path) in the subtree", sourceLocation: location)
  #expect(try seen("deep inside") == host, "\(path) of the nearest writer", sourceLocation: location)
  screen.environment[keyPath: path] = initial
  screen.update()
  #expect(try seen("outside") == initial, "\(path) after the host changed it", sourceLocation: location)
  #expect(try seen("inside") == subtree, "\(path) in the subtree, after that", sourceLocation: location)
}
