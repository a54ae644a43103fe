/// A place where values of the environment are set.
struct EnvironmentPlace {
  private let kind: Kind

  private enum Kind {
    case value
    case host
    /// Set for the window by a modifier in its content.
    case preference(String)
    case modifier(EnvironmentWriter?)
  }

  /// A place for values that are set on an environment the program keeps.
  static var value: EnvironmentPlace { EnvironmentPlace(kind: .value) }

  private init(kind: Kind) { self.kind = kind }

  init(of scope: EnvironmentScope) {
    kind = scope.writer == nil && scope.parent == nil ? .host : .modifier(scope.writer)
  }

  /// Returns the place of a value that a modifier in the window's content sets for the window.
  static func preference(by modifier: String) -> EnvironmentPlace { EnvironmentPlace(kind: .preference(modifier)) }

  /// The modifier that sets the values, if it was recorded.
  var writer: EnvironmentWriter? {
    if case .modifier(let writer) = kind { writer } else { nil }
  }
}

extension EnvironmentPlace: CustomStringConvertible {
  /// The place in words: `set by environment(\.theme) in the body of Root, in App`.
  var description: String {
    switch kind {
    case .value: return "set on this value"
    case .host: return "set by the host"
    case .preference(let modifier): return "set for the window by \(modifier)"
    case .modifier(nil): return "set by a modifier"
    case .modifier(let writer?):
      // Modifiers in bodies of the framework don't appear in the program. Only names of controls, such as `Button`, are shown.
      let modifier = writer.isWrittenInProgram || !writer.modifier.contains("(") ? writer.modifier : "the framework"
      return
        "set by \(modifier) in the body of \(([writer.owner] + writer.ancestors)._nested)"
    }
  }
}

/// An entry of an environment, with the place where it was set.
struct PlacedEntry {
  let entry: AnyEnvironmentEntry
  let place: EnvironmentPlace
}

extension PlacedEntry {
  /// The key as in source code: `\.theme`.
  ///
  /// The key of a hand-written property is named after the modifier that set it: `\.theme` for `ThemeKey`.
  var key: String {
    let name = readableName(ofKey: entry.keyType)
    if entry.keyType is any ObjectKey.Type || PublicEnvironment.has(name) { return name }
    let isOfProgram = !isOfFramework(entry.keyType)
    // The name of a property that `@Entry` declares is known.
    if isOfProgram, name.hasPrefix("\\") { return name }
    guard let modifier = place.writer?.modifier else { return name }
    if let property = property(setBy: modifier) { return "\\.\(property)" }
    // A value of the framework without a property is named after its modifier.
    if isOfProgram || place.writer?.resets != nil || modifier.contains("\\.self") { return name }
    return String(modifier.prefix { $0 != "(" })
  }

  /// The property that a modifier such as `environment(\.theme)` sets; nil for other modifiers.
  private func property(setBy modifier: String) -> Substring? {
    let calls = ["environment(\\.", "transformEnvironment(\\."]
    guard let call = calls.first(where: { modifier.hasPrefix($0) }), modifier.hasSuffix(")") else { return nil }
    let property = modifier.dropFirst(call.count).dropLast().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return property.isEmpty || property == "self" ? nil : property
  }

  /// Returns a Boolean value that indicates whether an explanation lists the value because the program has set it, or can read
  /// it.
  ///
  /// - Parameter reads: The reads of the explained view.
  func isVisible(to reads: [String]) -> Bool {
    guard isOfFramework(entry.keyType), !(entry.keyType is any ObjectKey.Type) else { return true }
    let name = readableName(ofKey: entry.keyType)
    if PublicEnvironment.has(name) { return true }
    guard let writer = place.writer, writer.resets == nil else { return false }
    return !writer.isOfFramework || reads.contains(name)
  }
}

extension EnvironmentValues {
  /// All entries, including hidden ones, the nearest first.
  var placedEntries: [PlacedEntry] {
    own.reversed().map { PlacedEntry(entry: $0, place: .value) } + (scope?.placedEntries ?? capture?.entries ?? [])
  }

  /// The entries that readers see, starting with the oldest one of the outermost place.
  var visibleEntries: [PlacedEntry] {
    var keys: Set<ObjectIdentifier> = []
    return placedEntries.filter { keys.insert($0.entry.key).inserted }.reversed()
  }
}

/// A redirection of the values that a scope inherits.
///
/// `.environment(\.self, values)` replaces the whole environment: nothing is inherited. A subview that is shown elsewhere
/// inherits the values that are set inside its listing and, beyond that boundary, the values of the place where it is shown.
final class EnvironmentRedirection: Source {
  /// A Boolean value that indicates whether the scope contains the whole environment. Otherwise, the rest is inherited from its
  /// parent.
  var isWhole = false
  /// The scope to inherit from beyond the boundary; nil to inherit from the boundary itself.
  var target: EnvironmentScope?
  /// The scope that the target replaces.
  let boundary: EnvironmentScope?
  private let outer: EnvironmentRedirection?
  /// A Boolean value that indicates whether the target never changes.
  private let isFixed: Bool

  /// - Parameter target: The target, if it never changes.
  init(outer: EnvironmentRedirection?, boundary: EnvironmentScope? = nil, target: EnvironmentScope? = nil) {
    self.outer = outer
    self.boundary = boundary
    self.target = target
    isFixed = target != nil
  }

  override var label: String { "the environment as a whole" }

  /// Makes the running body depend on this and on all outer redirections.
  func trackAll() {
    if !isFixed { track() }
    outer?.trackAll()
  }
}
