public import Foundation

// Which values can be kept, and how.

extension SceneStorage {
  /// Keeps a Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, .plain, wrappedValue)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, .plain, wrappedValue)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, .plain, wrappedValue)
  }

  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, .plain, wrappedValue)
  }

  /// Keeps a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, .url, wrappedValue)
  }

  /// Keeps data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, .plain, wrappedValue)
  }

  /// Keeps a value by its raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(), wrappedValue)
  }

  /// Keeps a value by its raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(), wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean value, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, StorageCoding<Bool>.plain.optional(), nil)
  }

  /// Keeps an integer, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(key, StorageCoding<Int>.plain.optional(), nil)
  }

  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(key, StorageCoding<Double>.plain.optional(), nil)
  }

  /// Keeps a string, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(key, StorageCoding<String>.plain.optional(), nil)
  }

  /// Keeps a URL, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(key, StorageCoding<URL>.url.optional(), nil)
  }

  /// Keeps data, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(key, StorageCoding<Data>.plain.optional(), nil)
  }
}

extension SceneStorage {
  /// Keeps a value by its raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, StorageCoding<R>.raw().optional(), nil)
  }

  /// Keeps a value by its raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, StorageCoding<R>.raw().optional(), nil)
  }
}
