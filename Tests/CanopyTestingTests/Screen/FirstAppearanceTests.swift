import CanopyTesting
import SwiftUI
import Testing

/// What moves as the first views appear.
@MainActor @Suite struct FirstAppearanceTests {
  private struct Count: AnimatableModifier {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View { Text("\(Int((value * 100).rounded()))") }
  }

  private struct Ring: View {
    @State private var progress = 0.0
    var body: some View {
      Color.clear.modifier(Count(value: progress))
        .onAppear { withAnimation(.linear(duration: 1)) { progress = 1 } }
    }
  }

  /// The same in a task, which begins after the first frame.
  private struct TaskRing: View {
    @State private var progress = 0.0
    var body: some View {
      Color.clear.modifier(Count(value: progress))
        .task { withAnimation(.linear(duration: 1)) { progress = 1 } }
    }
  }

  private struct RingApp: App {
    var body: some Scene { WindowGroup { Ring() } }
  }

  @Test("A screen that isn't settled shows an animation of the first appearance from its beginning")
  func animationsOfTheFirstAppearanceRun() {
    let screen = TestScreen(settles: false) { Ring() }
    #expect(screen.texts == ["0"])
    screen.advance(by: 0.5)
    #expect(screen.texts == ["50"])
    screen.settle()
    #expect(screen.texts == ["100"])
    #expect(TestScreen { Ring() }.texts == ["100"])
  }

  @Test("So is one that a task of the first views begins")
  func animationsOfTheFirstTasksRun() async throws {
    let screen = TestScreen(settles: false) { TaskRing() }
    #expect(screen.texts == ["0"])
    // The task runs in a turn of its own.
    for _ in 0..<1_000 where !screen.isWaitingForTime { try await Task.sleep(for: .milliseconds(1)) }
    screen.advance(by: 0.5)
    #expect(screen.texts == ["50"])
    screen.settle()
    #expect(screen.texts == ["100"])
  }

  @Test("So does the first window of an app that isn't settled")
  func animationsOfTheFirstWindowRun() {
    let app = TestApp(RingApp(), settles: false)
    #expect(app.window.texts == ["0"])
    app.window.advance(by: 0.5)
    #expect(app.window.texts == ["50"])
  }
}
