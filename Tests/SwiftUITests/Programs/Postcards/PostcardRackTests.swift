import CanopyTesting
import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite struct PostcardRackTests {
  @Test func aCardIsDraggedAndDropped() async throws {
    let screen = TestScreen { PostcardRack() }
    #expect(screen.texts.contains("As JSON"))
    try await screen.find("Wish you were here").drag(onto: screen.find("Sent: 0"))
    #expect(screen.texts.contains("Sent: 1"))
    #expect(!screen.texts.contains("Wish you were here"))
  }

  @Test func filesOfTextAndImagesAreAccepted() {
    #expect(Postcard.accepts(URL(filePath: "/card.png")))
    #expect(Postcard.accepts(URL(filePath: "/card.txt")))
    #expect(!Postcard.accepts(URL(filePath: "/card.zip")))
  }
}
