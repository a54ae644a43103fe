/// The expansion of the `@State` macro: the storage of a property, its accessors, and a binding to its value.
///
/// A property wrapper alone would evaluate the initial value each time the view is created, which is whenever the body that
/// contains the view runs.
enum StateMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .peer: return try StateDeclaration(request).peers
    case .accessor:
      // The peer expansion already reports mistakes.
      do { return try StateDeclaration(request).accessors } catch { return nil }
    case .member, .extension, nil: return nil
    }
  }
}

/// The expansion of the `@__InferredType` macro: a getter that is never called.
///
/// The variable has an initial value only to let the compiler infer its type. With a getter, the value is never evaluated.
enum InferredTypeMacro {
  static func expand(_ request: AttachedExpansion) -> String? {
    "{\n  get { CanopyCore.__neverEvaluated() }\n}"
  }
}

/// An observer of a property: `willSet { … }` or `didSet { … }`.
struct PropertyObserver: Equatable {
  enum Kind: String {
    case willSet
    case didSet
  }

  var kind: Kind
  /// The name of the new value in `willSet`, or of the old value in `didSet`.
  var parameter: String
  /// The source of the statements between the braces of the observer.
  var statements: String

  /// Returns the observers in the braces at `offset` of `source`, `willSet` first, or nil if there are other accessors.
  static func all(in source: String, at offset: Int) -> [Self]? {
    var reader = TokenReader(source)
    while reader.current != nil, reader.offset < offset { reader.step() }
    guard reader.skip("{") else { return nil }
    var observers: [Self] = []
    while reader.current != nil, !reader.isAt("}") {
      guard let observer = Self(&reader) else { return nil }
      observers.append(observer)
    }
    // A property has at most one observer of each kind. `willSet` runs first.
    return observers.sorted { $0.kind == .willSet && $1.kind == .didSet }
  }

  private init?(_ reader: inout TokenReader) {
    guard let kind = reader.current.flatMap({ Kind(rawValue: $0.text) }) else { return nil }
    self.kind = kind
    parameter = kind == .willSet ? "newValue" : "oldValue"
    reader.step()
    if reader.skip("(") {
      parameter = reader.current?.text ?? parameter
      reader.skip()
      _ = reader.skip(")")
    }
    guard reader.isAt("{") else { return nil }
    let start = reader.index
    reader.skip()
    statements = reader.text(of: reader.tokens(since: start).dropFirst().dropLast())
  }
}
