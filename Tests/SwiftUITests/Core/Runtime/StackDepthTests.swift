import CanopyTesting
import SwiftUI
import Testing

/// Views that are nested too deeply for the stack end the program with a message.
@MainActor @Suite struct StackDepthTests {
  @Test func aThousandNestedContainersWork() {
    let screen = TestScreen { nested(1_000) }
    #expect(screen.texts == ["leaf"])
  }

  @Test func twentyThousandNestedContainersEndTheProgramWithAMessage() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestScreen { nested(20_000) } }
    }
    let text = try #require(result).standardErrorText
    #expect(text.contains("Views are nested too deeply"), "\(text.prefix(1000))")
    #expect(text.contains("the stack is exhausted"))
  }
}

@MainActor private func nested(_ count: Int) -> AnyView {
  var view = AnyView(Text("leaf"))
  for level in 0..<count { view = level % 2 == 0 ? AnyView(VStack { view }) : AnyView(view.padding(0.001)) }
  return view
}
