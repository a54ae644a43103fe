internal import Foundation

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
