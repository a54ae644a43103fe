internal import Foundation

/// The syntax tree of a value in a predicate.
indirect enum PredicateExpression {
  case constant(Any?)
  case list([PredicateExpression])
  case variable(String)
  /// The object that the predicate is evaluated with.
  case object
  case path(PredicateExpression, String)
  case calculation(PredicateExpression, Character, PredicateExpression)

  func value(_ scope: PredicateScope) -> Any? {
    switch self {
    case .constant(let value): value
    case .list(let expressions): expressions.map { $0.value(scope) as Any }
    case .variable(let name): scope.variables[name].flatMap(PredicateValue.unwrapped)
    case .object: scope.object.flatMap(PredicateValue.unwrapped)
    case .path(let base, let key): base.value(scope).flatMap { PredicateValue.value(of: $0, forKey: key) }
    case .calculation(let left, let sign, let right):
      Self.calculate(PredicateValue.number(left.value(scope)), sign, PredicateValue.number(right.value(scope)))
    }
  }

  private static func calculate(_ left: Double?, _ sign: Character, _ right: Double?) -> Any? {
    guard let left, let right else { return nil }
    switch sign {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return left / right
    default: return pow(left, right)
    }
  }
}

/// Access to values in predicates, which unwraps optionals and finds properties by name.
enum PredicateValue {
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if value is NSNull { return nil }
    guard mirror.displayStyle == .optional else { return (value as? NSString).map { $0 as String } ?? value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let value as [String: Any]: value.values.map(unwrapped)
    case let value as any Collection where !(value is String): value.map { unwrapped($0 as Any) }
    case let value as NSArray: value.map(unwrapped)
    case let value as NSSet: value.map(unwrapped)
    default: nil
    }
  }

  static func value(of object: Any, forKey key: String) -> Any? {
    if key == "SELF" || key == "self" { return object }
    if let dictionary = object as? [String: Any] { return dictionary[key].flatMap(unwrapped) }
    if let dictionary = object as? NSDictionary { return dictionary[key].flatMap(unwrapped) }
    if let text = object as? String { return property(key, of: text) }
    if let elements = elements(of: object) { return summary(key, of: elements) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // The storage of a property with a macro or a `lazy` modifier has a prefix.
      for name in [key, "_\(key)", "$__lazy_storage_$_\(key)"] {
        if let child = current.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
      }
      mirror = current.superclassMirror
    }
    RuntimeIssue.record(.noProperty(key, of: type(of: object)))
    return nil
  }

  private static func property(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "count": text.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "description": text
    default: nil
    }
  }

  /// Returns the values of a key in a collection, or the result of an aggregate operator such as `@sum`.
  private static func summary(_ key: String, of elements: [Any?]) -> Any? {
    let numbers = elements.compactMap(number)
    switch key {
    case "@count", "count": return elements.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return elements.compactMap { $0.flatMap { value(of: $0, forKey: key) } }
    }
  }
}

extension RuntimeIssue {
  fileprivate static func noProperty(_ key: String, of type: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .other,
      message: """
        A predicate reads “\(key)” of \(readableName(of: type)), which has no stored property of that name. The value is nil.
        """)
  }
}
