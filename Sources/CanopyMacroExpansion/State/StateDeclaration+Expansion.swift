extension StateDeclaration {
  private var typeWitnessName: String { Token.identifier("__StateType_\(name)") }
  private var lazyInitialName: String { Token.identifier("__State_\(name)") }
  private var storageName: String { Token.identifier("_\(name)") }
  private var projectionName: String { Token.identifier("$\(name)") }

  private var typeName: String {
    switch type {
    case .named(let name): name
    case .inferred: "\(typeWitnessName).Value"
    }
  }

  private var accessPrefix: String { access.map { $0 + " " } ?? "" }

  private var attributes: String { sharedAttributes.map { $0.text + "\n" }.joined() }

  /// The accessors of the property.
  var accessors: String { "{\n\(initAccessor)get { \(storageName).wrappedValue }\n\(setter)\n}" }

  /// The state behind the property, its first value, the binding to it, and where the compiler has to infer it, their
  /// type.
  var peers: String { inferredType + storage + lazyInitial + observerMethods + projection }

  private var storage: String { "\(attributes)private var \(storageName): CanopyCore.State<\(typeName)>\n" }

  /// A property that only initializes the state. It is less private than that, because the memberwise initializer, to
  /// which it gives an argument with a default value, is as private as the most private property it initializes. For
  /// the same reason it does not name the type of the value, which may be private.
  private var lazyInitial: String {
    guard let value = lazyValue else { return "" }
    let signature = if case .named(let name) = type { " () -> \(name) in" } else { "" }
    return """
      \(attributes)var \(lazyInitialName): CanopyCore.__StateInitial = CanopyCore.__StateInitial({\(signature)
      \(Token.returning(value))
      }) {
      @storageRestrictions(initializes: \(storageName))
      init(initialValue) { \(storageName) = CanopyCore.State(initialValue) }
      get { CanopyCore.__neverAsked() }
      }

      """
  }

  private var projection: String {
    """
    \(attributes)\(accessPrefix)var \(projectionName): CanopyCore.Binding<\(typeName)> {
    \(storageName).projectedValue
    }
    """
  }

  private var inferredType: String {
    guard case .inferred(let written) = type else { return "" }
    // A member of a private type is as private as that if it says nothing.
    let memberAccess = isPrivate ? "" : accessPrefix
    let value = Token.replacing("Self", with: typeAround, in: written)
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
    let mutation = isInClass ? "" : "nonmutating "
    guard !observers.isEmpty else { return "\(mutation)set { \(storageName).wrappedValue = newValue }" }
    let arguments = observers.map { ", \($0.kind.rawValue): \(methodName(of: $0))" }
    return "\(mutation)set { \(storageName).__set(newValue\(arguments.joined())) }"
  }

  /// The observers, which may set the property again: in a setter the compiler would warn of that.
  private var observerMethods: String {
    observers.map { observer in
      """
      \(attributes)private func \(methodName(of: observer))(_ \(observer.parameter): \(typeName)) {
      \(observer.statements)
      }

      """
    }.joined()
  }

  private func methodName(of observer: PropertyObserver) -> String {
    Token.identifier("__\(observer.kind.rawValue)_\(name)")
  }
}
