/// The name of a type as it is written in code.
package func readableName(of type: any Any.Type) -> String {
  let name = String(describing: type)
  // The body of a modifier or a style is spoken of as that.
  for wrapper in ["ModifierBody<", "StyleBody<"] where name.hasPrefix(wrapper) {
    return firstArgument(of: name.dropFirst(wrapper.count))
  }
  return name
}

/// What comes before the first comma, or the closing bracket, that belongs to nothing inside.
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

/// The modules that `import SwiftUI` stands for.
private let frameworkModules: Set<Substring> = [
  "CanopyControls", "CanopyCore", "CanopyDisplay", "CanopyLayout", "CanopyScene", "CanopyStyle",
]

/// The name of an environment key. One that `@Entry` has made is spoken of as the property: `\.theme`; that of an object
/// as the object.
package func readableName(ofKey key: any Any.Type) -> String {
  if let key = key as? any ObjectKey.Type { return "object \(readableName(of: key.objectType))" }
  let name = String(describing: key)
  if let property = propertyName(ofKey: name) { return property }
  // Keys that no program can name are spoken of as what programs set.
  let module = String(reflecting: key).prefix { $0 != "." }
  guard frameworkModules.contains(module), name.hasSuffix("Key") else { return name }
  return "\\." + name.prefix(1).lowercased() + name.dropFirst().dropLast("Key".count)
}

/// The name of the key of a transaction, in the same way.
func readableName(ofTransactionKey key: any TransactionKey.Type) -> String {
  let name = String(describing: key)
  return propertyName(ofKey: name) ?? name
}

/// The property that `@Entry` has made the key for: `\.theme` for `__Key_theme`.
private func propertyName(ofKey name: String) -> String? {
  let prefix = "__Key_"
  return name.hasPrefix(prefix) ? "\\." + name.dropFirst(prefix.count) : nil
}

extension Substring {
  /// Where the bracket ends that it begins with.
  fileprivate var closingBracket: Index? {
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

/// A key path as it is written in code: `Model.items`.
///
/// A property whose getter has no name in the program is told by its type: `Model.<computed (Int)>`. Optimized code keeps no
/// names of getters.
func readableName(ofPath path: AnyKeyPath) -> String {
  // The description of a key path begins with a backslash, and the type.
  var rest = String(describing: path).drop { $0 == "\\" }
  var name = ""
  let mark = "<computed 0x"
  while let start = rest.firstRange(of: mark), let end = rest[start.lowerBound...].closingBracket {
    let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
    name += rest[..<start.lowerBound]
    // The address is another one each time that the program runs.
    name +=
      UInt(digits, radix: 16).flatMap(ProgramSymbols.property(readAt:)) ?? "<computed" + rest[digits.endIndex...end]
    rest = rest[rest.index(after: end)...]
  }
  return name + rest
}

/// A key path of the environment as it is written in code: `\.theme.accent`.
///
/// A property that has no name in the program is called by the key that it reads: `ThemeKey.accent`.
///
/// - Parameter values: Where the key can be read.
func readableName<Value>(
  of path: KeyPath<EnvironmentValues, Value>, in values: EnvironmentValues = EnvironmentValues()
) -> String {
  let text = readableName(ofPath: path)
  guard let start = text.firstIndex(of: ".") else { return text }
  let components = text[start...]
  guard components.hasPrefix(".<computed"), let end = components.dropFirst().closingBracket else {
    return "\\" + components
  }
  var keys: [String] = []
  for key in EnvironmentScope.keys(readBy: path, of: values).map(readableName(ofKey:)) where !keys.contains(key) {
    keys.append(key)
  }
  guard !keys.isEmpty else { return "\\" + components }
  return keys.joined(separator: " and ") + components[components.index(after: end)...]
}
