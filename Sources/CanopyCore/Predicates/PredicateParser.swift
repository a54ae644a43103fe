internal import Foundation

/// A parser for the format of a predicate.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    /// The name of a property that is a reserved word, written with a number sign.
    case key(String)
    case string(String)
    case number(String)
    case mark(String)
    case placeholder(String)
  }

  private var tokens: [Token] = []
  private var place = 0
  private let arguments: [Any]
  private var nextArgument = 0
  private var fault: PredicateFault?

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    do { tokens = try Self.tokens(of: format) } catch { fault = error }
  }

  mutating func parse() throws(PredicateFault) -> PredicateNode {
    if let fault { throw fault }
    let node = try disjunction()
    if place < tokens.count { throw PredicateFault(message: "there is text after its end.") }
    return node
  }

  // MARK: Tokens

  private static func tokens(of format: String) throws(PredicateFault) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(format)
    func take(while condition: (Character) -> Bool) -> String {
      let taken = rest.prefix(while: condition)
      rest = rest[taken.endIndex...]
      return String(taken)
    }
    func isNamePart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        tokens.append(.string(try quoted(until: first, &rest)))
      } else if first == "%" {
        rest.removeFirst()
        tokens.append(.placeholder(take { $0.isLetter || $0 == "@" || $0 == "." || $0.isNumber }))
      } else if first.isNumber {
        tokens.append(.number(try number(&rest)))
      } else if first == "#" {
        rest.removeFirst()
        tokens.append(.key(take(while: isNamePart)))
      } else if isNamePart(first) || first == "$" || first == "@" {
        rest.removeFirst()
        tokens.append(.word(String(first) + take(while: isNamePart)))
      } else {
        let pairs = ["&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**"]
        let mark = pairs.first { rest.hasPrefix($0) } ?? String(first)
        rest = rest.dropFirst(mark.count)
        tokens.append(.mark(mark))
      }
    }
    return tokens
  }

  /// Takes a number as C writes it, with an exponent or in hexadecimal digits. Underscores may separate its digits.
  private static func number(_ rest: inout Substring) throws(PredicateFault) -> String {
    let form = /0[xX][0-9a-fA-F]+|[0-9][0-9_]*(\.[0-9_]*)?([eE][+-]?[0-9]+)?/
    guard let match = rest.prefixMatch(of: form) else { throw PredicateFault(message: "a number has unknown digits.") }
    rest = rest[match.range.upperBound...]
    return match.output.0.filter { $0 != "_" }
  }

  private static func quoted(until quote: Character, _ rest: inout Substring) throws(PredicateFault) -> String {
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    throw PredicateFault(message: "a string in it has no end.")
  }

  private var token: Token? { place < tokens.count ? tokens[place] : nil }

  /// Consumes the next token if it is one of the given words, ignoring case, or one of the given symbols.
  private mutating func take(_ texts: String...) -> Bool {
    switch token {
    case .word(let word) where texts.contains(word.uppercased()): break
    case .mark(let mark) where texts.contains(mark): break
    default: return false
    }
    place += 1
    return true
  }

  // MARK: Predicates

  private mutating func disjunction() throws(PredicateFault) -> PredicateNode {
    var nodes = [try conjunction()]
    while take("OR", "||") { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateNode {
    var nodes = [try negation()]
    while take("AND", "&&") { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func negation() throws(PredicateFault) -> PredicateNode {
    if take("NOT", "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if token == .mark("(") {
      // A parenthesis begins either a predicate, or a value on the left side of a comparison.
      let start = (place, nextArgument)
      place += 1
      if let node = try? disjunction(), take(")") { return node }
      (place, nextArgument) = start
    }
    return .comparison(try comparison())
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if take("ANY", "SOME") { quantifier = .any } else if take("ALL") { quantifier = .all }
    if quantifier == nil, take("NONE") { quantifier = PredicateComparison.Quantifier.none }
    let left = try sum()
    let relation = try relation()
    let options = try options()
    return PredicateComparison(
      quantifier: quantifier, left: left, relation: relation, options: options, right: try sum())
  }

  private mutating func relation() throws(PredicateFault) -> PredicateComparison.Operator {
    if take("=", "==") { return .equal }
    if take("!=", "<>") { return .notEqual }
    if take("<=", "=<") { return .lessOrEqual }
    if take(">=", "=>") { return .greaterOrEqual }
    if take("<") { return .less }
    if take(">") { return .greater }
    if take("BETWEEN") { return .between }
    if take("BEGINSWITH") { return .beginsWith }
    if take("ENDSWITH") { return .endsWith }
    if take("CONTAINS") { return .contains }
    if take("LIKE") { return .like }
    if take("MATCHES") { return .matches }
    if take("IN") { return .isIn }
    throw PredicateFault(message: "an operator such as == or CONTAINS is missing.")
  }

  private mutating func options() throws(PredicateFault) -> String.CompareOptions {
    guard take("[") else { return [] }
    guard case .word(let letters) = token else { throw PredicateFault(message: "options such as [cd] are missing.") }
    place += 1
    guard take("]") else { throw PredicateFault(message: "a ] is missing.") }
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func sum() throws(PredicateFault) -> PredicateExpression {
    var result = try product()
    while true {
      if take("+") {
        result = .calculation(result, "+", try product())
      } else if take("-") {
        result = .calculation(result, "-", try product())
      } else {
        return result
      }
    }
  }

  private mutating func product() throws(PredicateFault) -> PredicateExpression {
    var result = try power()
    while true {
      if take("*") {
        result = .calculation(result, "*", try power())
      } else if take("/") {
        result = .calculation(result, "/", try power())
      } else {
        return result
      }
    }
  }

  private mutating func power() throws(PredicateFault) -> PredicateExpression {
    let base = try path()
    return take("**") ? .calculation(base, "^", try power()) : base
  }

  private mutating func path() throws(PredicateFault) -> PredicateExpression {
    var result = try value()
    while take(".") {
      switch token {
      case .word(let key), .key(let key): result = .path(result, key)
      default: throw PredicateFault(message: "a key is missing after a point.")
      }
      place += 1
    }
    return result
  }

  private mutating func value() throws(PredicateFault) -> PredicateExpression {
    guard let token else { throw PredicateFault(message: "a value is missing at its end.") }
    place += 1
    switch token {
    case .string(let text): return .constant(text)
    // A whole number keeps all its digits, which an identifier needs.
    case .number(let text): return .constant(Int(text) ?? Double(text))
    case .placeholder(let kind): return try argument(kind)
    case .mark("-"): return .calculation(.constant(0.0), "-", try path())
    case .mark("("):
      let inside = try sum()
      guard take(")") else { throw PredicateFault(message: "a ) is missing.") }
      return inside
    case .mark("{"): return .list(try list())
    case .mark(let mark): throw PredicateFault(message: "a value is missing before “\(mark)”.")
    case .word(let word): return try named(word)
    case .key(let name): return .path(.object, name)
    }
  }

  private mutating func list() throws(PredicateFault) -> [PredicateExpression] {
    if take("}") { return [] }
    var values = [try sum()]
    while take(",") { values.append(try sum()) }
    guard take("}") else { throw PredicateFault(message: "a } is missing.") }
    return values
  }

  private func named(_ word: String) throws(PredicateFault) -> PredicateExpression {
    if token == .mark("(") || ["CAST", "SUBQUERY", "FUNCTION"].contains(word.uppercased()) {
      throw PredicateFault(message: "functions such as \(word) aren't supported.")
    }
    if word.hasPrefix("$") { return .variable(String(word.dropFirst())) }
    switch word.uppercased() {
    case "SELF": return .object
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NULL", "NIL": return .constant(nil)
    default: return .path(.object, word)
    }
  }

  private mutating func argument(_ kind: String) throws(PredicateFault) -> PredicateExpression {
    guard nextArgument < arguments.count else {
      throw PredicateFault(message: "it has more placeholders than arguments.")
    }
    let value = PredicateValue.unwrapped(arguments[nextArgument])
    nextArgument += 1
    guard kind == "K" else { return .constant(value) }
    guard let path = value as? String else { throw PredicateFault(message: "an argument for %K isn't a string.") }
    return path.split(separator: ".").reduce(.object) { .path($0, String($1)) }
  }
}
