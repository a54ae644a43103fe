/// A property that `@State` is attached to and can expand.
struct StateDeclaration {
  /// The type of the property's value.
  enum ValueType: Equatable {
    case named(String)
    /// The compiler infers it from this value.
    case inferred(from: String)
    /// The type of the property itself. The expansion doesn't repeat the name as written, because the compiler would report an
    /// unknown name once for each occurrence.
    case ofProperty
  }

  /// The property's name, without backticks.
  var name: String
  var type: ValueType
  /// The initial value, if it is created once for each place in the tree because no code outside of the file can pass a
  /// different one, or nil if it is an argument of an initializer.
  var lazyValue: String?
  /// The access modifier, such as `private`, or nil if the declaration has none.
  var access: String?
  var isPrivate: Bool
  /// The attributes that the added declarations repeat, because they restrict the use of the property.
  var sharedAttributes: [AttributeSyntax]
  var observers: [PropertyObserver]
  var isInClass: Bool
  var isStatic: Bool
  /// The name of the enclosing type, as used inside it.
  var typeAround: String

  /// Parses the declaration. Throws a diagnostic if `@State` can't be attached to it.
  init(_ request: AttachedExpansion) throws(MacroDiagnostic) {
    let node = request.declSyntax
    var reader = TokenReader(node.source)
    let head = reader.readDeclarationHead()
    try Self.check(head, of: node)
    let nameOffset = reader.offset
    guard let variable = VariableDeclaration(&reader), let name = Token.name(variable.name) else {
      throw MacroDiagnostic("@State takes a variable with a single name, not a pattern.", at: nameOffset, of: node)
    }
    if let offset = variable.secondNameOffset {
      throw MacroDiagnostic("@State takes one variable: declare each with a @State of its own.", at: offset, of: node)
    }
    self.name = name
    access = Self.access(in: head, of: node)
    sharedAttributes = head.attributes.filter { $0.name == "MainActor" }
    observers = try Self.observers(of: variable, in: node)
    isStatic = head.modifiers.contains { $0.text == "static" }
    (isInClass, typeAround) = Self.surroundings(of: request)
    let value = try Self.argument(of: request) ?? variable.initialValue?.text
    type = try Self.type(of: variable, value: value, in: node)
    isPrivate = ["private", "fileprivate"].contains(access)
    lazyValue = Self.lazyValue(of: variable, value: value, isPrivate: isPrivate || isStatic)
    if case .named(let name) = type, !isStatic, typeAround != "Self", !Token.namesOnlyKnownTypes(name) {
      type = .ofProperty
    }
    guard !isStatic || lazyValue != nil else {
      throw MacroDiagnostic("Static state needs an initial value.", at: variable.nameOffset, of: node)
    }
  }

  private static func check(_ head: DeclarationHead, of node: SourceSyntax) throws(MacroDiagnostic) {
    guard let introducer = head.introducer, introducer.text == "var" else {
      let found = head.introducer.map { ", not to '\($0.text)'" } ?? ""
      let offset = head.introducer?.range.lowerBound ?? Scanner.offsetOfFirstToken(in: node.source)
      throw MacroDiagnostic("@State can only be attached to 'var'\(found).", at: offset, of: node)
    }
    if let modifier = head.modifiers.first(where: { ["class", "lazy", "weak"].contains($0.text) }) {
      throw MacroDiagnostic(
        "State belongs to a place in the tree of views: remove '\(modifier.text)'.", at: modifier.range.lowerBound,
        of: node)
    }
  }

  /// Returns the access modifier of the property, ignoring the setter's, such as `private(set)`.
  private static func access(in head: DeclarationHead, of node: SourceSyntax) -> String? {
    let bytes = Array(node.source.utf8)
    return head.modifiers.first { modifier in
      let end = modifier.range.upperBound
      return ["private", "fileprivate", "internal", "package", "public"].contains(modifier.text)
        && !(bytes.indices.contains(end) && bytes[end] == UInt8(ascii: "("))
    }?.text
  }

  private static func observers(
    of variable: VariableDeclaration, in node: SourceSyntax
  ) throws(MacroDiagnostic) -> [PropertyObserver] {
    guard let offset = variable.accessorsOffset else { return [] }
    guard let observers = PropertyObserver.all(in: node.source, at: offset) else {
      throw MacroDiagnostic(
        "@State makes the accessors of '\(variable.name)' itself: remove these.", at: offset, of: node)
    }
    return observers
  }

  private static func surroundings(of request: AttachedExpansion) -> (isClass: Bool, name: String) {
    guard let surrounding = request.lexicalContext?.first else { return (false, "Self") }
    var reader = TokenReader(surrounding.source)
    let introducer = reader.readDeclarationHead().introducer?.text ?? ""
    return (["class", "actor"].contains(introducer), reader.current?.text ?? "Self")
  }

  /// The value in `@State(initialValue: …)`.
  private static func argument(of request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    var reader = TokenReader(request.attributeSyntax.source)
    while reader.current != nil, !reader.isAt("(") { reader.step() }
    guard reader.isAt("(") else { return nil }
    reader.step()
    guard reader.current?.kind == .word, reader.next?.is(":") == true else { return nil }
    reader.step()
    reader.step()
    let start = reader.index
    while reader.current != nil, !reader.isAt(")") { reader.skip() }
    return reader.text(of: reader.tokens(since: start))
  }

  private static func type(
    of variable: VariableDeclaration, value: String?, in node: SourceSyntax
  ) throws(MacroDiagnostic) -> ValueType {
    if let type = variable.type {
      guard !type.isOpaque else {
        throw MacroDiagnostic(
          "@State needs one type for all values of '\(variable.name)': write 'any' instead of 'some'.",
          at: type.range.lowerBound, of: node)
      }
      return .named(type.plainText)
    }
    guard let value else {
      throw MacroDiagnostic(
        "@State needs to know the type of '\(variable.name)': name it, or give an initial value.",
        at: variable.nameOffset, of: node)
    }
    return Token.typeOfLiteral(value).map { .named($0) } ?? .inferred(from: value)
  }

  private static func lazyValue(of variable: VariableDeclaration, value: String?, isPrivate: Bool) -> String? {
    // An initializer must not replace an argument of the attribute.
    guard isPrivate || variable.initialValue == nil else { return nil }
    return value ?? (isPrivate && variable.type?.wrapped != nil ? "nil" : nil)
  }
}

extension Token {
  /// The names that are available in every source that imports SwiftUI.
  private static let knownTypes: Set = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character",
    "ClosedRange", "Color", "Data", "Date", "Dictionary", "Double", "Error", "Float", "Int", "Int32", "Int64", "Locale",
    "MainActor", "Never", "Optional", "Range", "Sendable", "Set", "String", "Swift", "TimeInterval", "UInt", "URL",
    "UUID", "Void", "any", "async", "escaping", "throws",
  ]

  /// Returns a Boolean value that indicates whether the type consists only of names that always exist.
  fileprivate static func namesOnlyKnownTypes(_ type: String) -> Bool {
    Scanner.tokens(of: type).allSatisfy { $0.kind != .word || knownTypes.contains($0.text) }
  }

  /// Returns the default type of a single-token literal.
  fileprivate static func typeOfLiteral(_ text: String) -> String? {
    let tokens = Scanner.tokens(of: text)
    guard tokens.count == 1, let token = tokens.first else { return nil }
    switch token.kind {
    case .string: return "Swift.String"
    case .word where ["true", "false"].contains(text): return "Swift.Bool"
    case .number where text.allSatisfy { $0.isNumber || $0 == "_" }: return "Swift.Int"
    case .number where text.allSatisfy { $0.isNumber || $0 == "_" || $0 == "." }: return "Swift.Double"
    default: return nil
    }
  }
}
