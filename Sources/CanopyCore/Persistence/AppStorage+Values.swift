public import Foundation

// Which values can be kept, and how.

extension AppStorage {
  /// Keeps a Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, .url, wrappedValue, store: store)
  }

  /// Keeps data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Keeps a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(), wrappedValue, store: store)
  }

  /// Keeps a value by its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(), wrappedValue, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Boolean value, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, StorageCoding<Bool>.plain.optional(), nil, store: store)
  }

  /// Keeps an integer, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, StorageCoding<Int>.plain.optional(), nil, store: store)
  }

  /// Keeps a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, StorageCoding<Double>.plain.optional(), nil, store: store)
  }

  /// Keeps a string, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, StorageCoding<String>.plain.optional(), nil, store: store)
  }

  /// Keeps a URL, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, StorageCoding<URL>.url.optional(), nil, store: store)
  }

  /// Keeps data, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, StorageCoding<Data>.plain.optional(), nil, store: store)
  }

  /// Keeps a date, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, StorageCoding<Date>.plain.optional(), nil, store: store)
  }
}

extension AppStorage {
  /// Keeps a value by its raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, StorageCoding<R>.raw().optional(), nil, store: store)
  }

  /// Keeps a value by its raw value, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, StorageCoding<R>.raw().optional(), nil, store: store)
  }
}
