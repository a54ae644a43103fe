// Runtime issues about the environment.

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

/// Returns the name of an environment key in messages. A key that `@Entry` has created is named after its property, such as
/// `\.theme`, and the key of an object after the object.
package func readableName(ofKey key: any Any.Type) -> String {
  if let key = key as? any ObjectKey.Type { return "object \(readableName(of: key.objectType))" }
  let name = String(describing: key)
  if let property = propertyName(ofKey: name) { return property }
  guard name.hasSuffix("Key") else { return name }
  let property = name.prefix(1).lowercased() + name.dropFirst().dropLast("Key".count)
  // Programs can't name keys of the framework, so these are named after the property that programs set. The same applies to a key
  // of the program if it declares a property with the name of the key.
  let isKnown = isOfFramework(key) || (key as? any EnvironmentKey.Type).map { hasProperty(property, of: $0) } ?? false
  return isKnown ? "\\.\(property)" : name
}

/// Returns a Boolean value that indicates whether a key's module adds a property of the key's type to the environment.
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
