import Testing

@testable import CanopyMacroExpansion

/// Frames: eight bytes with the length, least significant first, and the message.
@Suite struct MessageChannelTests {
  @Test func messageArrivesAsSent() throws {
    let pipe = Pipe()
    try pipe.channel.send([1, 2, 3])
    #expect(pipe.bytes == [3, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])
    #expect(try pipe.channel.receive() == [1, 2, 3])
    #expect(try pipe.channel.receive() == nil)
  }

  @Test func longMessagesHaveLengthsOfSeveralBytes() throws {
    let pipe = Pipe()
    let message = [UInt8](repeating: 7, count: 0x01_02_03)
    try pipe.channel.send(message)
    #expect(pipe.bytes.prefix(8) == [3, 2, 1, 0, 0, 0, 0, 0])
    #expect(try pipe.channel.receive() == message)
  }

  @Test func fragmentedMessagesAreJoined() throws {
    let pipe = Pipe(piece: 3)
    try pipe.channel.send([1, 2, 3, 4])
    try pipe.channel.send([5])
    #expect(try pipe.channel.receive() == [1, 2, 3, 4])
    #expect(try pipe.channel.receive() == [5])
  }

  @Test func emptyMessageEndsTheConversation() throws {
    let pipe = Pipe(bytes: [0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(try pipe.channel.receive() == nil)
  }

  @Test func truncatedLengthIsAnError() {
    let pipe = Pipe(bytes: [1, 0, 0])
    #expect(throws: MessageError.endedEarly(expected: 8, received: 3)) { try pipe.channel.receive() }
  }

  @Test func truncatedMessageIsAnError() {
    #expect(throws: MessageError.endedEarly(expected: 2, received: 1)) {
      try Pipe(bytes: [2, 0, 0, 0, 0, 0, 0, 0, 9]).channel.receive()
    }
    #expect(throws: MessageError.endedEarly(expected: 2, received: 0)) {
      try Pipe(bytes: [2, 0, 0, 0, 0, 0, 0, 0]).channel.receive()
    }
  }

  @Test func impossibleLengthsAllocateNothing() {
    let pipe = Pipe(bytes: [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(throws: MessageError.tooLong(.max)) { try pipe.channel.receive() }
  }

  @Test func failedWriteIsAnError() {
    let channel = MessageChannel(read: { _ in 0 }, write: { _ in -1 })
    #expect(throws: MessageError.notWritten) { try channel.send([1]) }
  }

  @Test func errorDescriptionsAreSentences() {
    #expect(
      MessageError.endedEarly(expected: 8, received: 3).description == "The message ended after 3 of its 8 bytes.")
    #expect(MessageError.tooLong(1 << 60).description.hasPrefix("The message claims to be 1152921504606846976 bytes"))
    #expect(MessageError.unreadable("No.").description == "The message cannot be read. No.")
    #expect(MessageError.notWritten.description.hasSuffix("."))
  }
}
