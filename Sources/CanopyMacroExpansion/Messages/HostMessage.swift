/// A message from the compiler, which is the host of a plugin.
enum HostMessage: Decodable {
  case capability
  case attachedExpansion(AttachedExpansion)
  case freestandingExpansion(FreestandingExpansion)
  /// A request that only servers that load other plugins support.
  case libraryLoading

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case getCapability
    case expandAttachedMacro
    case expandFreestandingMacro
    case loadPluginLibrary
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .getCapability: self = .capability
    case .expandAttachedMacro:
      self = .attachedExpansion(try container.decode(AttachedExpansion.self, forKey: .expandAttachedMacro))
    case .expandFreestandingMacro:
      self = .freestandingExpansion(try container.decode(FreestandingExpansion.self, forKey: .expandFreestandingMacro))
    case .loadPluginLibrary: self = .libraryLoading
    case nil:
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "The message is none of \(known).")
      )
    }
  }
}

/// A request to expand an attached macro.
struct AttachedExpansion: Decodable {
  /// The kind of code that the macro produces.
  enum Role: String {
    case accessor
    case peer
    case member
    case `extension`
  }

  var macro: MacroReference
  var macroRole: String
  /// A mangled name that is unique for this expansion. It starts with the declaration that the macro is attached to.
  var discriminator: String
  var attributeSyntax: SourceSyntax
  var declSyntax: SourceSyntax
  /// The enclosing declarations and closures, from the innermost to the outermost, each without its contents.
  var lexicalContext: [SourceSyntax]?
  /// The extended type, if the role is an extension.
  var extendedTypeSyntax: SourceSyntax?
  /// The protocols that an extension adds, or nil if the type already conforms.
  var conformanceListSyntax: SourceSyntax?

  var role: Role? { Role(rawValue: macroRole) }
}

/// A request to expand a freestanding macro.
struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  /// A mangled name that is unique for this expansion.
  var discriminator: String
  var syntax: SourceSyntax
}

/// The requested macro, as named in `#externalMacro(module:type:)` of its declaration.
struct MacroReference: Decodable, Equatable {
  var moduleName: String
  var typeName: String
}

/// The start of a piece of source in its file.
struct SourceLocation: Decodable, Equatable {
  /// The module and the file's name, in the format of `#fileID`.
  var fileID: String
  /// The path of the file.
  var fileName: String
  /// The number of UTF-8 bytes before the location.
  var offset: Int
  /// The line, starting at 1.
  var line: Int
  /// The column in UTF-8 bytes, starting at 1.
  var column: Int
}

/// A piece of source from the compiler: the text, including surrounding space and comments, and its location.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// The location, or nil for code that only surrounds the macro: the compiler sends it without contents and location.
  var location: SourceLocation?
}
