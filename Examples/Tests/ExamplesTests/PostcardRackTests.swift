import CanopyTesting
import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import Examples

@MainActor @Suite struct PostcardRackTests {
  @Test func aCardIsDraggedAndDropped() async throws {
    let screen = TestScreen { PostcardRack() }
    #expect(screen.shows("As JSON"))
    try await screen.find("Wish you were here").drag(onto: screen.find("Sent: 0"))
    #expect(screen.shows("Sent: 1"))
    #expect(!screen.shows("Wish you were here"))
  }

  @Test func filesOfTextAndImagesAreAccepted() {
    #expect(Postcard.accepts(URL(filePath: "/card.png")))
    #expect(Postcard.accepts(URL(filePath: "/card.txt")))
    #expect(!Postcard.accepts(URL(filePath: "/card.zip")))
  }
}
