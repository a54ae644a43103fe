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
