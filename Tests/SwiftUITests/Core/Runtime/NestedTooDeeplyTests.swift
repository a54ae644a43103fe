import CanopyTesting
import SwiftUI
import Testing

/// A view that contains itself without end is named before the stack overflows.
@MainActor @Suite struct NestedTooDeeplyTests {
  @Test func aThousandNestedBodiesWork() {
    let screen = TestScreen { Russian(count: 1_000) }
    #expect(screen.texts == ["doll"])
    #expect(screen.bodyCount(of: Russian.self) == 1_001)
  }

  @Test func aViewThatContainsItselfEndsTheProgramWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { Endless() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Views are nested too deeply: Endless is "), "\(text.prefix(1000))")
    #expect(text.contains("Check for a view that contains itself without end."), "\(text.prefix(1000))")
  }

  @Test func aViewThatStartsToContainItselfEndsTheProgramWithItsName() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TestScreen { Starts() }
        try? screen.find("start").tap()
      }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("It is in Endless, in Endless"), "\(text.prefix(1000))")
  }

  @Test func twoViewsThatContainEachOtherAreBothNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { Ping() } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Ping") && text.contains("Pong"), "\(text.prefix(1000))")
  }
}

private struct Russian: View {
  let count: Int
  var body: some View { if count == 0 { Text("doll") } else { AnyView(Russian(count: count - 1)) } }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

private struct Starts: View {
  @State private var isOn = false

  var body: some View {
    Button("start") { isOn = true }
    if isOn { Endless() }
  }
}

private struct Ping: View {
  var body: some View { AnyView(Pong()) }
}

private struct Pong: View {
  var body: some View { AnyView(Ping()) }
}
