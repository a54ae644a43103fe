/// A request to expand a macro that is attached to a declaration with `@`.
struct AttachedExpansion: Decodable {
  /// The kind of code that the macro produces.
  enum Role: String {
    case accessor
    case peer
  }

  var macro: MacroReference
  var macroRole: String
  /// A mangled name, unique for this expansion. It begins with the declaration the macro is attached to.
  var discriminator: String
  var attributeSyntax: SourceSyntax
  var declSyntax: SourceSyntax
  /// The declarations and closures around the declaration, from the innermost out, each without its contents.
  var lexicalContext: [SourceSyntax]?

  var role: Role? { Role(rawValue: macroRole) }
}
