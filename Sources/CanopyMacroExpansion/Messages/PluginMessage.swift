/// A message from the plugin to the compiler.
enum PluginMessage: Encodable {
  /// The version of the protocol that the plugin supports.
  case capability
  /// The source that replaces the macro, or nil if the macro adds nothing or failed.
  case expansion(source: String?, diagnostics: [MacroDiagnostic])
  case libraryLoadingRefused

  /// The first version in which `expandMacroResult` is the response to every expansion.
  private static let protocolVersion = 7

  private enum CodingKeys: CodingKey {
    case getCapabilityResult
    case expandMacroResult
    case loadPluginLibraryResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion: Int
      var features: [String]
    }

    var capability: Capability
  }

  private struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [MacroDiagnostic]
  }

  private struct LoadingResult: Encodable {
    var loaded: Bool
    var diagnostics: [MacroDiagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability:
      let capability = CapabilityResult.Capability(protocolVersion: Self.protocolVersion, features: [])
      try container.encode(CapabilityResult(capability: capability), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      let result = ExpansionResult(expandedSource: source, diagnostics: diagnostics)
      try container.encode(result, forKey: .expandMacroResult)
    case .libraryLoadingRefused:
      try container.encode(LoadingResult(loaded: false, diagnostics: []), forKey: .loadPluginLibraryResult)
    }
  }
}
