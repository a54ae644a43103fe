public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format string and arguments. Foundation provides this only on Apple's systems.
  ///
  /// ```swift
  /// NSPredicate(format: "age >= %d AND name BEGINSWITH[cd] %@", 18, prefix).evaluate(with: person)
  /// NSPredicate(format: "SELF MATCHES %@", "[0-9]{5}").evaluate(with: code)
  /// ```
  ///
  /// Key paths find the stored properties of Swift values and objects, and the values of dictionaries. `CAST`, `SUBQUERY`,
  /// `FUNCTION` and the functions for blocks aren't supported.
  ///
  /// - Precondition: The format follows the grammar, and there is an argument for each of its placeholders.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
  }

  /// Creates a predicate from a format string and an array of arguments. Foundation provides this only on Apple's systems.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    do {
      let predicate = try parser.parse()
      self.init { object, variables in predicate.isTrue(PredicateScope(object: object, variables: variables ?? [:])) }
    } catch {
      preconditionFailure("Unable to parse the format string “\(predicateFormat)”: \(error.message)")
    }
  }
}

/// An error in the format of a predicate.
struct PredicateFault: Error {
  let message: String
}

/// The object and the variables that a predicate is evaluated with.
struct PredicateScope {
  let object: Any?
  let variables: [String: Any]
}

/// The syntax tree of a predicate.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case all([PredicateNode])
  case any([PredicateNode])
  case comparison(PredicateComparison)

  func isTrue(_ scope: PredicateScope) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.isTrue(scope)
    case .all(let nodes): nodes.allSatisfy { $0.isTrue(scope) }
    case .any(let nodes): nodes.contains { $0.isTrue(scope) }
    case .comparison(let comparison): comparison.isTrue(scope)
    }
  }
}

/// A comparison of two values.
struct PredicateComparison {
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, beginsWith, endsWith, contains, like, matches, isIn
  }

  /// The elements of the collection on the left side that have to satisfy the comparison.
  enum Quantifier { case any, all, none }

  let quantifier: Quantifier?
  let left: PredicateExpression
  let relation: Operator
  let options: String.CompareOptions
  let right: PredicateExpression

  func isTrue(_ scope: PredicateScope) -> Bool {
    let (left, right) = (left.value(scope), right.value(scope))
    guard let quantifier else { return compare(left, right) }
    let elements = PredicateValue.elements(of: left) ?? []
    switch quantifier {
    case .any: return elements.contains { compare($0, right) }
    case .all: return elements.allSatisfy { compare($0, right) }
    case .none: return !elements.contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else { return false }
      let (low, high) = (order(left, bounds[0]), order(left, bounds[1]))
      return low != nil && high != nil && low != .orderedAscending && high != .orderedDescending
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith: return find(left, right, [.anchored])
    case .endsWith: return find(left, right, [.anchored, .backwards])
    case .like, .matches:
      guard let text = left as? String, let pattern = right as? String else { return false }
      return matches(text, relation == .like ? Self.expression(ofLike: pattern) : pattern)
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? any BinaryInteger, let right = right as? any BinaryInteger { return order(of: left, right) }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Returns the order of whole numbers. As floating-point numbers, large ones could seem to be equal.
  private func order(of left: some BinaryInteger, _ right: some BinaryInteger) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if whole is String { return find(whole, part, []) }
    return PredicateValue.elements(of: whole)?.contains { areEqual($0, part) } ?? false
  }

  private func find(_ whole: Any?, _ part: Any?, _ anchors: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(anchors)) != nil
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let fold = String.CompareOptions([.caseInsensitive, .diacriticInsensitive]).intersection(options)
    let isInsensitive = fold.contains(.caseInsensitive)
    let text = fold.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    // The pattern has to match the whole text.
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isInsensitive ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static func expression(ofLike pattern: String) -> String {
    pattern.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
  }
}
