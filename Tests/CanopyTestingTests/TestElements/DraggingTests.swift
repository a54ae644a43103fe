import CanopyTesting
import SwiftUI
import Testing

/// Drags and drops in tests, and the errors of what can't be dragged or doesn't accept a drop.
@MainActor @Suite struct DraggingTests {
  private func screen() -> TestScreen { TestScreen(size: CGSize(width: 300, height: 200)) { Board() } }

  @Test func aDraggedViewIsDropped() async throws {
    let screen = screen()
    try await screen.find("card").drag(onto: screen.find("dropped nothing"))
    #expect(screen.texts.contains("dropped card text"))
  }

  @Test func valuesOfAnotherProgramAreDropped() async throws {
    let screen = screen()
    try await screen.find("dropped nothing").drop("from outside")
    #expect(screen.texts.contains("dropped from outside"))
  }

  @Test func severalValuesAreDroppedTogether() async throws {
    let screen = screen()
    try await screen.find("dropped nothing").drop("one", "two")
    #expect(screen.texts.contains("dropped one two"))
  }

  @Test func aPlainTextCannotBeDragged() async throws {
    let screen = screen()
    let error = await #expect(throws: TestError.self) {
      try await screen.find("plain").drag(onto: screen.find("dropped nothing"))
    }
    let message = try #require(error).message
    #expect(message.hasPrefix("The text “plain” cannot be dragged: "), "\(message)")
  }

  @Test func aGestureIsNoDrag() async throws {
    let screen = screen()
    let error = await #expect(throws: TestError.self) {
      try await screen.find("tapped").drag(onto: screen.find("dropped nothing"))
    }
    #expect(try #require(error).message.contains("Add draggable(_:) or onDrag(_:)."), "\(String(describing: error))")
  }

  @Test func aDropWhereNothingAcceptsItIsCancelled() async throws {
    let screen = screen()
    let error = await #expect(throws: TestError.self) { try await screen.find("card").drag(onto: screen.find("plain")) }
    let message = try #require(error).message
    #expect(message.contains("cannot be dropped on the text “plain”: no view there accepts these types"), "\(message)")
    #expect(screen.texts.contains("dropped nothing"))
    // The next drag isn't affected.
    try await screen.find("card").drag(onto: screen.find("dropped nothing"))
    #expect(screen.texts.contains("dropped card text"))
  }

  @Test func itemsOfAnotherTypeAreNotAccepted() async throws {
    let screen = screen()
    let error = await #expect(throws: TestError.self) {
      try await screen.find("dropped nothing").drop(Data([1, 2, 3]))
    }
    #expect(try #require(error).message.hasPrefix("Items of the types "), "\(String(describing: error))")
    #expect(screen.texts.contains("dropped nothing"))
  }

  @Test func aDropOfNothingIsNotAccepted() async throws {
    let screen = screen()
    let error = await #expect(throws: TestError.self) { try await screen.find("dropped nothing").drop([]) }
    #expect(
      try #require(error).message.hasPrefix("Items without a type cannot be dropped"), "\(String(describing: error))")
  }
}

private struct Board: View {
  @State private var dropped = "nothing"

  var body: some View {
    VStack {
      Text("card").draggable("card text")
      Text("plain")
      Text("tapped").onTapGesture {}
      Text("dropped \(dropped)").frame(width: 200, height: 50).contentShape(Rectangle())
        .dropDestination(for: String.self) { texts, _ in
          dropped = texts.joined(separator: " ")
          return true
        }
    }
  }
}
