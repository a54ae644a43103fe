/// Expands `@State`: to the state behind a property, a binding to it, and accessors that use them.
///
/// A property wrapper alone would evaluate the initial value whenever the view's value is made, which happens at each
/// run of the body around it.
enum StateMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .peer: return try StateDeclaration(request).peers
    case .accessor:
      // Mistakes are reported once, by the peer expansion.
      do { return try StateDeclaration(request).accessors } catch { return nil }
    case nil: return nil
    }
  }
}

/// Expands `@__InferredType` to a getter that never runs. The variable only serves to infer a type, which the compiler does for
/// variables with an initial value.
enum InferredTypeMacro {
  static func expand(_ request: AttachedExpansion) -> String? {
    "{\n  get { CanopyCore.__neverAsked() }\n}"
  }
}

/// An observer of a property: `willSet { … }` or `didSet { … }`.
struct PropertyObserver: Equatable {
  enum Kind: String {
    case willSet
    case didSet
  }

  var kind: Kind
  /// The name of the new value, or of the old one.
  var parameter: String
  /// The statements between its braces.
  var statements: String

  /// The observers in the braces at `offset` of `source`; none if there are other accessors.
  static func all(in source: String, at offset: Int) -> [Self]? {
    var reader = TokenReader(source)
    while reader.current != nil, reader.offset < offset { reader.step() }
    guard reader.skip("{") else { return nil }
    var observers: [Self] = []
    while reader.current != nil, !reader.isAt("}") {
      guard let observer = Self(&reader) else { return nil }
      observers.append(observer)
    }
    // A property can have one of each kind: in the order in which they run.
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
