/// Expands `@State`: to the state behind a property, a binding to it, and accessors that use them.
///
/// A property wrapper alone would evaluate the initial value whenever the view's value is made, which happens at each
/// run of the body around it.
enum StateMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .peer: return try StateDeclaration(request).peers
    case .accessor:
      // Mistakes are reported once, with what stands beside the property.
      do { return try StateDeclaration(request).accessors } catch { return nil }
    case nil: return nil
    }
  }
}
