/// A piece of source as the compiler sends it: the text, with the space and comments around it, and where it begins.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// None for what only surrounds the macro: the compiler sends those without contents and without a place.
  var location: SourceLocation?
}
