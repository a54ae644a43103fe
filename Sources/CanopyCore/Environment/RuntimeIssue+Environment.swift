// Issues of the environment.

extension RuntimeIssue {
  static func freshDefault(_ key: any Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      kind: .freshDefault,
      message: """
        The default value of the environment key \(readableName(ofKey: key)) creates a new object at each access. \
        Views without a value share the first object. Store it in a static let, or make the value optional.
        """)
  }

  static func incomparable(_ key: any Any.Type, _ writer: EnvironmentWriter?) -> RuntimeIssue {
    let place = writer.map { "set by \($0.modifier) in the body of \($0.owner)" } ?? "set at the root"
    return RuntimeIssue(
      kind: .incomparable,
      message: """
        The environment value of \(readableName(ofKey: key)), \(place), contains a closure and can't be compared, so \
        all its readers run again in each update of that view. Wrap the closure in a type that is Equatable.
        """)
  }
}

/// The name of an environment key. One that `@Entry` has made is spoken of as the property: `\.theme`; that of an object
/// as the object.
package func readableName(ofKey key: any Any.Type) -> String {
  if let key = key as? any ObjectKey.Type { return "object \(readableName(of: key.objectType))" }
  let name = String(describing: key)
  if let property = propertyName(ofKey: name) { return property }
  guard name.hasSuffix("Key") else { return name }
  let property = name.prefix(1).lowercased() + name.dropFirst().dropLast("Key".count)
  // Keys of the framework, which no program can name, are spoken of as what programs set. Those of the program are, too, where it has
  // a property that is called like the key.
  let isKnown = isOfFramework(key) || (key as? any EnvironmentKey.Type).map { hasProperty(property, of: $0) } ?? false
  return isKnown ? "\\.\(property)" : name
}

/// Returns a Boolean value that indicates whether a key's module gives the environment a property of the key's type.
private func hasProperty<K: EnvironmentKey>(_ property: String, of key: K.Type) -> Bool {
  let module = String(reflecting: key).prefix { $0 != "." }
  return ProgramSymbols.has(
    property, of: String(reflecting: EnvironmentValues.self), as: String(reflecting: K.Value.self), in: String(module))
}

/// Returns a key path of the environment as in source code: `\.theme.accent`.
///
/// A property without a name in the program is named by the key that it reads: `ThemeKey.accent`.
///
/// - Parameter values: An environment in which the key can be read.
func readableName<Value>(
  of path: KeyPath<EnvironmentValues, Value>, in values: EnvironmentValues = EnvironmentValues()
) -> String {
  let text = readableName(ofPath: path)
  guard let start = text.firstIndex(of: ".") else { return text }
  let components = text[start...]
  guard components.hasPrefix(".<computed"), let end = components.dropFirst()._closingBracket else {
    return "\\" + components
  }
  var keys: [String] = []
  for key in EnvironmentScope.keys(readBy: path, of: values).map(readableName(ofKey:)) where !keys.contains(key) {
    keys.append(key)
  }
  guard !keys.isEmpty else { return "\\" + components }
  return keys.joined(separator: " and ") + components[components.index(after: end)...]
}
