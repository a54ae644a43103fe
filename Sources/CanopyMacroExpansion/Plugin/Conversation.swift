import FoundationEssentials
import Glibc

/// Expands macros for the compiler until it closes the connection. This is the main loop of the plugin.
package func runPlugin() {
  do throws(MessageError) {
    try Conversation(channel: .standard).run()
  } catch {
    let sentence = [UInt8]("CanopyMacros: \(error)\n".utf8)
    _ = write(STDERR_FILENO, sentence, sentence.count)
    exit(EXIT_FAILURE)
  }
}

/// The exchange of messages between the plugin and the compiler.
struct Conversation {
  var channel: MessageChannel

  /// Responds to messages until the compiler closes the connection.
  func run() throws(MessageError) {
    while let message = try channel.receive() {
      try channel.send(Self.answer(to: message))
    }
  }

  /// Returns the response to a message. Both are in JSON.
  static func answer(to message: [UInt8]) throws(MessageError) -> [UInt8] {
    do {
      let question = try JSONDecoder().decode(HostMessage.self, from: Data(message))
      return [UInt8](try JSONEncoder().encode(answer(to: question)))
    } catch {
      throw .unreadable(String(describing: error))
    }
  }

  private static func answer(to question: HostMessage) -> PluginMessage {
    do throws(MacroDiagnostic) {
      switch question {
      case .capability: return .capability
      case .attachedExpansion(let request): return .expansion(source: try expand(request), diagnostics: [])
      case .freestandingExpansion(let request): return .expansion(source: try expand(request), diagnostics: [])
      case .libraryLoading: return .libraryLoadingRefused
      }
    } catch {
      return .expansion(source: nil, diagnostics: [error])
    }
  }

  private static func expand(_ request: AttachedExpansion) throws(MacroDiagnostic) -> String? {
    switch request.macro.typeName {
    case "EntryMacro": return try EntryMacro.expand(request)
    case "EntryDefaultValueMacro": return try EntryDefaultValueMacro.expand(request)
    case "StateMacro": return try StateMacro.expand(request)
    case "AnimatableMacro": return try AnimatableMacro.expand(request)
    case "AnimatableIgnoredMacro": return AnimatableIgnoredMacro.expand(request)
    case "InferredTypeMacro": return InferredTypeMacro.expand(request)
    case "PreviewableMacro": return try PreviewableMacro.expand(request)
    default: throw unknown(request.macro, at: request.attributeSyntax)
    }
  }

  private static func expand(_ request: FreestandingExpansion) throws(MacroDiagnostic) -> String? {
    switch request.macro.typeName {
    case "PreviewMacro": return try PreviewMacro.expand(request)
    default: throw unknown(request.macro, at: request.syntax)
    }
  }

  private static func unknown(_ macro: MacroReference, at node: SourceSyntax) -> MacroDiagnostic {
    MacroDiagnostic(
      "CanopyMacros has no macro '\(macro.typeName)'. Build the package again, so that the plugin fits its declarations.",
      at: Scanner.offsetOfFirstToken(in: node.source), of: node
    )
  }
}
