package import Foundation

/// The conversion of a value to and from the plain objects of a store.
struct StorageCoding<Value> {
  /// Returns the value for a stored object, or nil if the object has another type.
  let decode: (Any) -> Value?
  /// Returns the object to store, or nil to remove the entry.
  let encode: (Value) -> Any?
}

extension StorageCoding {
  /// The value is stored unchanged.
  static var plain: StorageCoding {
    StorageCoding {
      $0 as? Value
    } encode: {
      $0
    }
  }

  /// The number or Boolean value is stored unchanged. A stored number of another type is converted if it has the same value, as
  /// `NSNumber` does on Apple's systems.
  static func number(_ convert: @escaping (Double) -> Value?) -> StorageCoding {
    StorageCoding { stored in
      if let value = stored as? Value { return value }
      let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? (stored as? Bool).map { $0 ? 1 : 0 }
      return number.flatMap(convert)
    } encode: {
      $0
    }
  }

  /// The value is stored as its raw value.
  static func raw<Raw>() -> StorageCoding where Value: RawRepresentable, Value.RawValue == Raw {
    StorageCoding {
      ($0 as? Raw).flatMap(Value.init(rawValue:))
    } encode: {
      $0.rawValue
    }
  }

  /// Returns the conversion for optional values. Storing nil removes the entry.
  func optional() -> StorageCoding<Value?> {
    StorageCoding<Value?> {
      decode($0)
    } encode: {
      $0.flatMap(encode)
    }
  }
}

extension StorageCoding where Value == Bool {
  static var bool: StorageCoding { number { $0 == 0 ? false : $0 == 1 ? true : nil } }
}

extension StorageCoding where Value == Int {
  static var int: StorageCoding { number { Int(exactly: $0) } }
}

extension StorageCoding where Value == Double {
  static var double: StorageCoding { number { $0 } }
}

extension StorageCoding where Value == URL {
  /// The URL is stored as text, because the defaults of Linux store only the path of a URL.
  static var url: StorageCoding {
    StorageCoding {
      ($0 as? String).flatMap { text in text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text) }
    } encode: {
      $0.absoluteString
    }
  }
}

extension StorageCoding where Value: Codable {
  /// The value is stored as JSON.
  static var json: StorageCoding {
    StorageCoding {
      ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    } encode: {
      try? JSONEncoder().encode($0)
    }
  }
}

extension AppStorage where Value: Codable {
  /// Creates a property that stores a value as JSON in the user's defaults.
  package init(json initial: Value, _ key: String, store: UserDefaults?) {
    self.init(key, .json, initial, store: store)
  }
}

extension SceneStorage where Value: Codable {
  /// Creates a property that stores a value as JSON for the window.
  package init(json initial: Value, _ key: String) { self.init(key, .json, initial) }
}
