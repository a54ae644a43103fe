internal import Foundation

/// The conversion of a value to and from the plain objects of a store.
struct StorageCoding<Value> {
  /// Returns the value for a stored object; nil if there is none, or if it has another type.
  let decode: (Any) -> Value?
  /// Makes what goes into the store; nil takes the entry out.
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

  /// Kept by its raw value.
  static func raw<Raw>() -> StorageCoding where Value: RawRepresentable, Value.RawValue == Raw {
    StorageCoding {
      ($0 as? Raw).flatMap(Value.init(rawValue:))
    } encode: {
      $0.rawValue
    }
  }

  /// Returns the conversion for optional values. nil isn't stored.
  func optional() -> StorageCoding<Value?> {
    StorageCoding<Value?> {
      decode($0)
    } encode: {
      $0.flatMap(encode)
    }
  }
}

extension StorageCoding where Value == URL {
  /// Kept as text, because the defaults of Linux keep only the path of a URL.
  static var url: StorageCoding {
    StorageCoding {
      ($0 as? String).flatMap { text in text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text) }
    } encode: {
      $0.absoluteString
    }
  }
}
