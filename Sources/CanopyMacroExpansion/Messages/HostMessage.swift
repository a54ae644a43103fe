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
