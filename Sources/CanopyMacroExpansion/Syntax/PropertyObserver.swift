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
