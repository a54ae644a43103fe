/// A reference to windows by the identifier of their scene, by the value they show, or by both.
package struct WindowReference {
  /// The type of values that a window can show.
  package typealias Value = any Decodable & Encodable & Hashable

  /// The identifier of the scene.
  package let id: String?
  /// The value that the window shows.
  package let value: Value?

  init(id: String? = nil, value: Value? = nil) {
    self.id = id
    self.value = value
  }
}

extension WindowReference: CustomStringConvertible {
  package var description: String {
    switch (id, value) {
    case (let id?, let value?): "a window of the scene \"\(id)\" for \(value)"
    case (let id?, nil): "a window of the scene \"\(id)\""
    case (nil, let value?): "a window for \(value)"
    case (nil, nil): "the window of this view"
    }
  }
}
