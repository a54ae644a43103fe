extension StateDeclaration {
  private var typeWitnessName: String { Token.identifier("__StateType_\(name)") }
  private var lazyInitialName: String { Token.identifier("__State_\(name)") }
  private var storageName: String { Token.identifier("_\(name)") }
  private var projectionName: String { Token.identifier("$\(name)") }

  private var typeName: String {
    switch type {
    case .named(let name): name
    case .inferred, .ofProperty: "\(typeWitnessName).Value"
    }
  }

  private var accessPrefix: String { access.map { $0 + " " } ?? "" }

  private var staticPrefix: String { isStatic ? "static " : "" }

  private var attributes: String { sharedAttributes.map { $0.text + "\n" }.joined() }

  /// The accessors of the property.
  var accessors: String { "{\n\(initAccessor)get { \(storageName).wrappedValue }\n\(setter)\n}" }

  /// The state behind the property, its initial value, the binding to it and, if the compiler has to infer it, their type.
  var peers: String { inferredType + storage + lazyInitial + observerMethods + projection }

  private var storage: String {
    guard isStatic, let value = lazyValue else {
      return "\(attributes)private var \(storageName): CanopyCore.State<\(typeName)>\n"
    }
    // Such state doesn't belong to a place in the tree, so it keeps its initial value.
    return
      "\(attributes)private static let \(storageName): CanopyCore.State<\(typeName)> = .init(wrappedValue: \(value))\n"
  }

  /// A property that only initializes the state. It is less private than the state, because the memberwise initializer, which
  /// takes its value as an argument with a default, is as private as the most private property that it initializes. For the
  /// same reason, it doesn't name the type of the value, which may be private.
  private var lazyInitial: String {
    guard let value = lazyValue, !isStatic else { return "" }
    let signature = if case .inferred = type { "" } else { " () -> \(typeName) in" }
    return """
      \(attributes)var \(lazyInitialName): CanopyCore.__StateInitial = CanopyCore.__StateInitial({\(signature)
      \(Token.returning(value))
      }) {
      @storageRestrictions(initializes: \(storageName))
      init(initialValue) { \(storageName) = CanopyCore.State(initialValue) }
      get { CanopyCore.__neverEvaluated() }
      }

      """
  }

  private var projection: String {
    """
    \(attributes)\(accessPrefix)\(staticPrefix)var \(projectionName): CanopyCore.Binding<\(typeName)> {
    \(storageName).projectedValue
    }
    """
  }

  private var inferredType: String {
    let value: String
    switch type {
    case .named: return ""
    case .inferred(let written): value = Token.replacing("Self", with: typeAround, in: written)
    case .ofProperty: value = "CanopyCore.__value(at: \\\(typeAround).\(Token.identifier(name)))"
    }
    // Without an access modifier, a member of a private type is private.
    let memberAccess = isPrivate ? "" : accessPrefix
    return """
      \(accessPrefix)enum \(typeWitnessName): CanopyCore.__InitialValue {
      @CanopyCore.__InferredType @MainActor \(memberAccess)static var value = \(value)
      }

      """
  }

  private var initAccessor: String {
    guard lazyValue == nil else { return "" }
    return """
      @storageRestrictions(initializes: \(storageName))
      init(initialValue) { \(storageName) = CanopyCore.State(wrappedValue: initialValue) }

      """
  }

  private var setter: String {
    let mutation = isInClass || isStatic ? "" : "nonmutating "
    guard !observers.isEmpty else { return "\(mutation)set { \(storageName).wrappedValue = newValue }" }
    let arguments = observers.map { ", \($0.kind.rawValue): \(methodName(of: $0))" }
    return "\(mutation)set { \(storageName).__set(newValue\(arguments.joined())) }"
  }

  /// The observers, which may set the property again. In a setter, the compiler would warn about that.
  private var observerMethods: String {
    observers.map { observer in
      """
      \(attributes)private \(staticPrefix)func \(methodName(of: observer))(_ \(observer.parameter): \(typeName)) {
      \(observer.statements)
      }

      """
    }.joined()
  }

  private func methodName(of observer: PropertyObserver) -> String {
    Token.identifier("__\(observer.kind.rawValue)_\(name)")
  }
}
