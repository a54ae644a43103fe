public import Foundation

// Key-value coding of `UserDefaults`, which Foundation provides only on Apple's systems.
extension UserDefaults {
  /// Sets the value of a key, or removes it if the value is nil.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
