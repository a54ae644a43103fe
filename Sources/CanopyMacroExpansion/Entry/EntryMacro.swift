/// Expands `@Entry`: to a key beside the variable, and to accessors that use it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
enum EntryMacro {
  static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.role {
    case .peer: return try EntryDeclaration(request).keyDeclaration
    case .accessor:
      // Mistakes are reported once, by the key.
      do { return try EntryDeclaration(request).accessors } catch { return accessorsInPlaceOfStorage(request) }
    case nil: return nil
    }
  }

  /// Accessors for a variable that cannot be an entry. With them the compiler does not report, on top of the mistake,
  /// that extensions cannot have stored properties.
  private static func accessorsInPlaceOfStorage(_ request: AttachedExpansion) -> String? {
    var reader = TokenReader(request.declSyntax.source)
    guard reader.readDeclarationHead().introducer?.text == "var", let variable = VariableDeclaration(&reader),
      variable.accessorsOffset == nil, variable.secondNameOffset == nil
    else { return nil }
    return "{ get { preconditionFailure(\"This never runs, because it does not compile.\") } }"
  }
}
