import SwiftUI

/// Reads one value of the environment, and shows it.
struct ValueReader<Value>: View {
  @Environment private var value: Value

  init(_ path: KeyPath<EnvironmentValues, Value>) { _value = Environment(path) }

  var body: some View { Text(String(describing: value)) }
}

/// Something to change from outside.
@Observable final class ValueKnob {
  var value = 0
}
