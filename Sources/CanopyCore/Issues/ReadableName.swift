/// The name of a type as in source code.
package func readableName(of type: any Any.Type) -> String {
  let name = String(describing: type)
  // The body of a modifier or a style is spoken of as that.
  for wrapper in ["ModifierBody<", "StyleBody<"] where name.hasPrefix(wrapper) {
    return firstArgument(of: name.dropFirst(wrapper.count))
  }
  return name
}

/// Returns the text before the first comma or closing bracket at the outer level.
private func firstArgument(of text: Substring) -> String {
  var depth = 0
  var previous: Character = " "
  let end = text.firstIndex { character in
    defer { previous = character }
    switch character {
    case "<", "(": depth += 1
    case ">" where previous == "-": break
    case ">" where depth == 0: return true
    case ">", ")": depth -= 1
    case ",": return depth == 0
    default: break
    }
    return false
  }
  return String(text[..<(end ?? text.endIndex)])
}

/// The property that `@Entry` has made the key for: `\.theme` for `__Key_theme`.
func propertyName(ofKey name: String) -> String? {
  let prefix = "__Key_"
  return name.hasPrefix(prefix) ? "\\." + name.dropFirst(prefix.count) : nil
}

extension Substring {
  /// The index of the bracket that closes the first one.
  var _closingBracket: Index? {
    var depth = 0
    var previous: Character = " "
    return firstIndex { character in
      defer { previous = character }
      if character == "<" { depth += 1 }
      // The arrow of a function's type closes nothing.
      if character == ">", previous != "-" { depth -= 1 }
      return depth == 0
    }
  }
}

/// Returns a key path as in source code: `Model.items`.
///
/// A property whose getter has no name in the program is identified by its type: `Model.<computed (Int)>`. Optimized code
/// contains no names of getters.
func readableName(ofPath path: AnyKeyPath) -> String {
  // The description of a key path begins with a backslash, and the type.
  var rest = String(describing: path).drop { $0 == "\\" }
  var name = ""
  let mark = "<computed 0x"
  while let start = rest.firstRange(of: mark), let end = rest[start.lowerBound...]._closingBracket {
    let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
    name += rest[..<start.lowerBound]
    // The address is another one each time that the program runs.
    name +=
      UInt(digits, radix: 16).flatMap(ProgramSymbols.property(readAt:)) ?? "<computed" + rest[digits.endIndex...end]
    rest = rest[rest.index(after: end)...]
  }
  return name + rest
}

/// The title of a source in explanations.
struct SourceTitle: Hashable {
  /// The kind of value.
  let kind: Kind
  /// The name as in source code: `_count`, `\.locale`, `Library.books`.
  let name: String
  /// The view that it belongs to, if it belongs to one.
  let owner: String?

  /// Kinds of values.
  enum Kind {
    case state, environment, object, preference, other
  }

  init(_ kind: Kind, _ name: String, of owner: (any Any.Type)? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner.map { readableName(of: $0) }
  }
}

extension SourceTitle: CustomStringConvertible {
  /// The name with the view that has it: `_count of Counter`.
  var description: String { owner.map { "\(name) of \($0)" } ?? name }
}
