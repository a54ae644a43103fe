internal import CanopyGraph
package import Foundation

/// The values of `@SceneStorage` in a window.
package final class SceneValues: Sendable {
  private struct State {
    var values: [String: Any] = [:]
    var hasChanges = false
  }

  private let state: Guarded<State>

  package init() { state = Guarded(State()) }

  /// Creates values from `data` that was stored earlier. Values that can't be decoded are omitted.
  package init(_ data: Data) {
    let object = try? PropertyListSerialization.propertyList(from: data, format: nil)
    state = Guarded(State(values: object as? [String: Any] ?? [:]))
  }

  subscript(key: String) -> Any? {
    get { state.withLock { $0.values[key] } }
    set {
      state.withLock { state in
        state.values[key] = newValue
        state.hasChanges = true
      }
    }
  }

  /// The values, encoded to be stored between runs of the program.
  package var data: Data {
    let values = state.withLock { $0.values }
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return data ?? Data()
  }

  /// Returns a Boolean value that indicates whether any value has been set since the last call.
  package func takeChanges() -> Bool {
    state.withLock { state in
      defer { state.hasChanges = false }
      return state.hasChanges
    }
  }
}
