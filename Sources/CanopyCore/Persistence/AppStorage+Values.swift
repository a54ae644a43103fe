public import Foundation

// The types of values that can be stored, and their formats.

extension AppStorage {
  /// Creates a property that stores a Boolean value in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, .bool, wrappedValue, store: store)
  }

  /// Creates a property that stores an integer in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, .int, wrappedValue, store: store)
  }

  /// Creates a property that stores a number in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, .double, wrappedValue, store: store)
  }

  /// Creates a property that stores a string in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Creates a property that stores a URL in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, .url, wrappedValue, store: store)
  }

  /// Creates a property that stores data in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Creates a property that stores a date in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, .plain, wrappedValue, store: store)
  }

  /// Creates a property that stores the integer raw value of its value in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, .raw(), wrappedValue, store: store)
  }

  /// Creates a property that stores the string raw value of its value in the user's defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, .raw(), wrappedValue, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that stores an optional Boolean value in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, StorageCoding<Bool>.bool.optional(), nil, store: store)
  }

  /// Creates a property that stores an optional integer in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, StorageCoding<Int>.int.optional(), nil, store: store)
  }

  /// Creates a property that stores an optional number in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, StorageCoding<Double>.double.optional(), nil, store: store)
  }

  /// Creates a property that stores an optional string in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, StorageCoding<String>.plain.optional(), nil, store: store)
  }

  /// Creates a property that stores an optional URL in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, StorageCoding<URL>.url.optional(), nil, store: store)
  }

  /// Creates a property that stores optional data in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, StorageCoding<Data>.plain.optional(), nil, store: store)
  }

  /// Creates a property that stores an optional date in the user's defaults.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, StorageCoding<Date>.plain.optional(), nil, store: store)
  }
}

extension AppStorage {
  /// Creates a property that stores the integer raw value of an optional value in the user's defaults.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, StorageCoding<R>.raw().optional(), nil, store: store)
  }

  /// Creates a property that stores the string raw value of an optional value in the user's defaults.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, StorageCoding<R>.raw().optional(), nil, store: store)
  }
}
