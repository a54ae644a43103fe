import Foundation
import Testing

@testable import CanopyMacroExpansion

/// What the plugin answers to each message, and when it stops.
@Suite struct ConversationTests {
  @Test func capabilityIsAProtocolVersion() throws {
    let answer = try Compiler.answer(to: ["getCapability": ["capability": ["protocolVersion": 7]]])
    let result = try #require(answer["getCapabilityResult"] as? [String: [String: Any]])
    #expect(result["capability"]?["protocolVersion"] as? Int == 7)
    #expect(result["capability"]?["features"] as? [String] == [])
  }

  @Test func librariesAreNotLoaded() throws {
    let answer = try Compiler.answer(to: ["loadPluginLibrary": ["libraryPath": "/lib", "moduleName": "M"]])
    let result = try #require(answer["loadPluginLibraryResult"] as? [String: Any])
    #expect(result["loaded"] as? Bool == false)
  }

  @Test func unknownMacrosAreReportedWhereTheyAreUsed() throws {
    let attached = try Compiler.expand("Other", "peer", attachedTo: " var x = 1", in: [])
    #expect(attached.diagnostics.map(\.message) == [Self.unknown])
    let freestanding = try Compiler.expand("Other", usedAs: "\n  #other")
    #expect(try freestanding.error(in: "\n  #other") == "#other → \(Self.unknown)")
  }

  @Test func unsupportedRolesExpandToNothing() throws {
    let expansion = try Compiler.expand(
      "EntryMacro", "member", attachedTo: "var x = 1", in: ["extension EnvironmentValues {}"])
    #expect(expansion.expandedSource == nil)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "{", "[]", "5", "{}", #"{"other":{}}"#, #"{"expandAttachedMacro":{}}"#, "\u{0}"])
  func malformedMessagesAreErrors(message: String) {
    let error = #expect(throws: MessageError.self) { try Conversation.answer(to: [UInt8](message.utf8)) }
    #expect(error?.description.hasPrefix("The message cannot be read. ") == true)
  }

  @Test func unknownMessagesAreErrorsThatNameTheKnownOnes() {
    let error = #expect(throws: MessageError.self) { try Conversation.answer(to: [UInt8](#"{"other":{}}"#.utf8)) }
    #expect(error?.description.contains("getCapability, expandAttachedMacro, expandFreestandingMacro") == true)
  }

  @Test func conversationEndsWhenTheCompilerCloses() throws {
    let question = [UInt8](#"{"getCapability":{}}"#.utf8)
    let incoming = Pipe()
    let outgoing = Pipe()
    try incoming.channel.send(question)
    try incoming.channel.send(question)
    try incoming.channel.send([])
    try incoming.channel.send(question)
    try Conversation(channel: MessageChannel(read: incoming.channel.read, write: outgoing.channel.write)).run()
    var answers = 0
    while try outgoing.channel.receive() != nil { answers += 1 }
    #expect(answers == 2)
  }

  private static let unknown =
    "CanopyMacros has no macro 'Other'. Build the package again, so that the plugin fits its declarations."
}
