/// A message from the compiler, which is the host of a plugin.
enum HostMessage: Decodable {
  case capability
  case attachedExpansion(AttachedExpansion)
  case freestandingExpansion(FreestandingExpansion)
  /// Only servers that load other plugins can do this.
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

/// A request to expand a macro that is attached to a declaration with `@`.
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
  /// A mangled name, unique for this expansion. It begins with the declaration the macro is attached to.
  var discriminator: String
  var attributeSyntax: SourceSyntax
  var declSyntax: SourceSyntax
  /// The declarations and closures around the declaration, from the innermost out, each without its contents.
  var lexicalContext: [SourceSyntax]?
  /// The type that an extension extends, for the role of one.
  var extendedTypeSyntax: SourceSyntax?
  /// The protocols that an extension adds, for the role of one; nil if the type conforms already.
  var conformanceListSyntax: SourceSyntax?

  var role: Role? { Role(rawValue: macroRole) }
}

/// A request to expand a freestanding macro, with `#`.
struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  /// A mangled name, unique for this expansion.
  var discriminator: String
  var syntax: SourceSyntax
}

/// The requested macro, as named in `#externalMacro(module:type:)` of its declaration.
struct MacroReference: Decodable, Equatable {
  var moduleName: String
  var typeName: String
}

/// The start, in its file, of a piece of source that the compiler sends.
struct SourceLocation: Decodable, Equatable {
  /// The module and the file's name, as `#fileID` has it.
  var fileID: String
  /// The path of the file.
  var fileName: String
  /// The number of UTF-8 bytes before it.
  var offset: Int
  /// Its line, counted from one.
  var line: Int
  /// Its column, counted from one in UTF-8 bytes.
  var column: Int
}

/// A piece of source as the compiler sends it: the text, with the space and comments around it, and where it begins.
struct SourceSyntax: Decodable, Equatable {
  var source: String
  /// None for what only surrounds the macro: the compiler sends those without contents and without a place.
  var location: SourceLocation?
}
