package import Foundation

/// The values of `@SceneStorage` in a window.
///
/// Safe because everything that changes is read and written under the lock.
package final class SceneValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any]
  private var changes = false

  package init() { values = [:] }

  /// Creates the values that were kept as `data`. What can't be read isn't there.
  package init(_ data: Data) {
    let object = try? PropertyListSerialization.propertyList(from: data, format: nil)
    values = object as? [String: Any] ?? [:]
  }

  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set {
      lock.withLock {
        values[key] = newValue
        changes = true
      }
    }
  }

  /// The values as they are kept between runs of the program.
  package var data: Data {
    let values = lock.withLock { self.values }
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return data ?? Data()
  }

  /// Returns whether a value was set since the last call.
  package func takeChanges() -> Bool {
    lock.withLock {
      defer { changes = false }
      return changes
    }
  }
}
