/// A place where values of the environment are set.
struct EnvironmentPlace {
  private let kind: Kind

  private enum Kind {
    case value
    case host
    /// In the window, by a modifier inside.
    case preference(String)
    case modifier(EnvironmentWriter?)
  }

  /// On an environment that a program keeps.
  static var value: EnvironmentPlace { EnvironmentPlace(kind: .value) }

  private init(kind: Kind) { self.kind = kind }

  init(of scope: EnvironmentScope) {
    kind = scope.writer == nil && scope.parent == nil ? .host : .modifier(scope.writer)
  }

  /// The place of an entry of the window that its content has chosen.
  static func preference(by modifier: String) -> EnvironmentPlace { EnvironmentPlace(kind: .preference(modifier)) }

  /// The modifier that sets the values, where that is remembered.
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
      // The program doesn't contain the modifiers in bodies of the framework. Only controls have a name of their own, such as `Button`.
      let modifier = writer.isWrittenInProgram || !writer.modifier.contains("(") ? writer.modifier : "the framework"
      return
        "set by \(modifier) in the body of \(([writer.owner] + writer.ancestors)._nested)"
    }
  }
}

/// An entry of an environment, and where it was set.
struct PlacedEntry {
  let entry: AnyEnvironmentEntry
  let place: EnvironmentPlace
}

extension PlacedEntry {
  /// The key as in source code: `\.theme`.
  ///
  /// The key of a property that the program has written by hand is named by the modifier that set it: `\.theme` for `ThemeKey`.
  var key: String {
    let name = readableName(ofKey: entry.keyType)
    if entry.keyType is any ObjectKey.Type || PublicEnvironment.has(name) { return name }
    let isOfProgram = !isOfFramework(entry.keyType)
    // The name of a property with `@Entry` is known.
    if isOfProgram, name.hasPrefix("\\") { return name }
    guard let modifier = place.writer?.modifier else { return name }
    if let property = property(setBy: modifier) { return "\\.\(property)" }
    // A value of the framework that has no property is called as its modifier.
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

  /// Returns a Boolean value that indicates whether an explanation lists the value: the program has set it, or can read it.
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
  /// All entries, the nearest first, including hidden ones.
  var placedEntries: [PlacedEntry] {
    own.reversed().map { PlacedEntry(entry: $0, place: .value) } + (scope?.placedEntries ?? capture?.entries ?? [])
  }

  /// The entries that readers see, the oldest of the outermost place first.
  var visibleEntries: [PlacedEntry] {
    var keys: Set<ObjectIdentifier> = []
    return placedEntries.filter { keys.insert($0.entry.key).inserted }.reversed()
  }
}

/// A redirection of the values that a scope inherits.
///
/// `.environment(\.self, values)` replaces the whole environment: nothing is inherited. Subviews that are shown elsewhere
/// inherit the values that are set inside of their listing, and beyond it those of the place where they are shown.
final class EnvironmentRedirection: Source {
  /// A Boolean value that indicates whether the scope contains the whole environment. Otherwise, the rest is inherited from its
  /// parent.
  var isWhole = false
  /// The place that is seen beyond the boundary; nil when it is the boundary, as usual.
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
