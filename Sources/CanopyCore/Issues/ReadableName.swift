/// Returns the name of a type as in source code.
///
/// The body of a modifier or a style is named after the modifier or style.
package func readableName(of type: any Any.Type) -> String {
  String(describing: (type as? any BodyOwner.Type)?.ownerType ?? type)
}

/// Returns the name of a view as programs write it: `Card` for a `Card<ModifiedContent<Text, _PaddingLayout>>`.
///
/// A generic argument that is itself generic is left out, because programs have it inferred.
func viewName(of type: any Any.Type) -> String {
  let name = readableName(of: type)
  guard let start = name.firstIndex(of: "<") else { return name }
  let arguments = name[name.index(after: start)...].dropLast()
  return arguments.contains { "<(".contains($0) } ? String(name[..<start]) : name
}

/// Returns the name of a type with its enclosing types, without its module: `Outer.Inner`.
func nestedName(of type: any Any.Type) -> String {
  let type = (type as? any BodyOwner.Type)?.ownerType ?? type
  // The context of a private type, or of a type in a function, has no name: `Module.(unknown context at $1234).Inner`.
  let parts = String(reflecting: type).replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    .replacing(#/^\(extension in \w+\):/#, with: "")
  guard let point = parts.firstIndex(of: "."), !parts[..<point].contains("<") else { return parts }
  let name = parts[parts.index(after: point)...]
  return name.contains("<") ? readableName(of: type) : String(name)
}

/// A view that runs the body of a modifier or a style, which explanations name instead of the view.
protocol BodyOwner {
  /// The modifier or style.
  static var ownerType: any Any.Type { get }

  /// Returns the name of a field as the program knows it.
  static func name(ofField field: String) -> String
}

extension BodyOwner {
  static func name(ofField field: String) -> String { field }
}

/// The modules that `import SwiftUI` includes, and the modules of tools.
private let frameworkModules: Set<Substring> = [
  "Canopy", "CanopyAccessibility", "CanopyAnimation", "CanopyContainers", "CanopyControls", "CanopyCore",
  "CanopyDisplay", "CanopyDrawing", "CanopyGTK", "CanopyHosting", "CanopyInput", "CanopyLayout", "CanopyPresentation",
  "CanopyRendering", "CanopyScene", "CanopyStyle", "CanopyTesting", "CanopyText", "CanopyWeb",
  "CoreTransferable", "UniformTypeIdentifiers",
]

/// Returns a Boolean value that indicates whether a type is declared by the framework instead of the program.
func isOfFramework(_ type: any Any.Type) -> Bool {
  let name = String(reflecting: type)
  // A type in an extension of another module's type: `(extension in App):CanopyCore.EnvironmentValues.Key`.
  let mark = "(extension in "
  if name.hasPrefix(mark) { return frameworkModules.contains(name.dropFirst(mark.count).prefix { $0 != ")" }) }
  return frameworkModules.contains(name.prefix { $0 != "." })
}

/// Returns the property that `@Entry` has created a key for: `\.theme` for `__Key_theme`.
func propertyName(ofKey name: String) -> String? {
  let prefix = "__Key_"
  return name.hasPrefix(prefix) ? "\\." + name.dropFirst(prefix.count) : nil
}

extension Substring {
  /// The index of the bracket that closes the first bracket of the string.
  var _closingBracket: Index? {
    var depth = 0
    var previous: Character = " "
    return firstIndex { character in
      defer { previous = character }
      if character == "<" { depth += 1 }
      // The `>` in the arrow of a function type doesn't close a bracket.
      if character == ">", previous != "-" { depth -= 1 }
      return depth == 0
    }
  }
}

/// Returns a key path as in source code: `Model.items`.
///
/// A property whose getter has no name in the program is described by its type: `Model.<computed (Int)>`. In optimized code, the
/// names of some private getters are missing.
func readableName(ofPath path: AnyKeyPath) -> String {
  // The description of a key path begins with a backslash and the type.
  var rest = String(describing: path).drop { $0 == "\\" }
  var name = ""
  let mark = "<computed 0x"
  while let start = rest.firstRange(of: mark), let end = rest[start.lowerBound...]._closingBracket {
    let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
    name += rest[..<start.lowerBound]
    // The address is different each time the program runs.
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
  /// The view that owns the value, if there is one.
  let owner: String?
  /// A Boolean value that indicates whether the source belongs to the framework, so that programs neither read nor set it.
  let isOfFramework: Bool

  /// Kinds of values.
  enum Kind {
    case state, environment, object, preference, other
  }

  /// - Parameter owner: The type that declares the value.
  init(_ kind: Kind, _ name: String, of owner: (any Any.Type)? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner.map { viewName(of: $0) }
    isOfFramework = owner.map { CanopyCore.isOfFramework(($0 as? any BodyOwner.Type)?.ownerType ?? $0) } ?? false
  }
}

extension SourceTitle {
  /// Creates the title of a preference value.
  init(preference key: any Any.Type) {
    kind = .preference
    name = readableName(of: key)
    owner = nil
    isOfFramework = CanopyCore.isOfFramework(key)
  }
}

extension SourceTitle {
  /// Returns the title of a part of the value: `_items[2]` for an element, `_library (Library.name.first)` for a property.
  func appending(_ part: String) -> SourceTitle {
    let end = kind == .object && name.hasSuffix(")") ? 1 : 0
    return SourceTitle(copying: self, name: name.dropLast(end) + part + name.suffix(end))
  }

  private init(copying other: SourceTitle, name: String) {
    (kind, owner, isOfFramework, self.name) = (other.kind, other.owner, other.isOfFramework, name)
  }
}

extension String {
  /// The key path without its root: `.name.first` for `Person.name.first`.
  var _withoutRoot: String {
    guard let end = firstIndex(where: { "<.".contains($0) }) else { return self }
    if self[end] == "." { return String(self[end...]) }
    return self[end...]._closingBracket.map { String(self[index(after: $0)...]) } ?? self
  }
}

extension SourceTitle: CustomStringConvertible {
  /// The name with the view that owns the value: `_count of Counter`.
  var description: String { owner.map { "\(name) of \($0)" } ?? name }
}
