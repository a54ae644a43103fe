public import Foundation

// The types of values that can be stored, and their formats.

extension SceneStorage {
  /// Creates a property that stores a Boolean value for the window.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .bool, wrappedValue)
  }

  /// Creates a property that stores an integer for the window.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .int, wrappedValue)
  }

  /// Creates a property that stores a number for the window.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .double, wrappedValue)
  }

  /// Creates a property that stores a string for the window.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain, wrappedValue)
  }

  /// Creates a property that stores a URL for the window.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url, wrappedValue)
  }

  /// Creates a property that stores data for the window.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .plain, wrappedValue)
  }

  /// Creates a property that stores the integer raw value of its value for the window.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(), wrappedValue)
  }

  /// Creates a property that stores the string raw value of its value for the window.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(), wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores an optional Boolean value for the window.
  public init(_ key: String) where Value == Bool? {
    self.init(key, StorageCoding<Bool>.bool.optional(), nil)
  }

  /// Creates a property that stores an optional integer for the window.
  public init(_ key: String) where Value == Int? {
    self.init(key, StorageCoding<Int>.int.optional(), nil)
  }

  /// Creates a property that stores an optional number for the window.
  public init(_ key: String) where Value == Double? {
    self.init(key, StorageCoding<Double>.double.optional(), nil)
  }

  /// Creates a property that stores an optional string for the window.
  public init(_ key: String) where Value == String? {
    self.init(key, StorageCoding<String>.plain.optional(), nil)
  }

  /// Creates a property that stores an optional URL for the window.
  public init(_ key: String) where Value == URL? {
    self.init(key, StorageCoding<URL>.url.optional(), nil)
  }

  /// Creates a property that stores optional data for the window.
  public init(_ key: String) where Value == Data? {
    self.init(key, StorageCoding<Data>.plain.optional(), nil)
  }
}

extension SceneStorage {
  /// Creates a property that stores the integer raw value of an optional value for the window.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, StorageCoding<R>.raw().optional(), nil)
  }

  /// Creates a property that stores the string raw value of an optional value for the window.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, StorageCoding<R>.raw().optional(), nil)
  }
}
