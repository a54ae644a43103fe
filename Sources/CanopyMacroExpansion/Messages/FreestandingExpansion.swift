/// A request to expand a macro that stands for itself, with `#`.
struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  /// A mangled name, unique for this expansion.
  var discriminator: String
  var syntax: SourceSyntax
}
