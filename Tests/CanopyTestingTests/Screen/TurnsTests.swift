import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The views are updated at the end of each turn of the main queue.
@MainActor @Suite struct TurnsTests {
  final class Log { var values: [Bool] = [] }

  private struct Switch: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Color.red
        .onAppear {
          isOn = true
          DispatchQueue.main.async {
            isOn = false
            DispatchQueue.main.async { isOn = true }
          }
        }
        .onChange(of: isOn) { log.values.append(isOn) }
    }
  }

  private struct SwitchApp: App {
    let log: Log
    init(log: Log) { self.log = log }
    init() { self.init(log: Log()) }
    var body: some Scene { WindowGroup { Switch(log: log) } }
  }

  @Test(
    "A state that changes in several turns has an update in each, on a screen and in an app", arguments: [false, true])
  func eachTurnIsAnUpdate(isApp: Bool) async throws {
    let log = Log()
    let screen: TestScreen
    if isApp {
      let app = TestApp(SwitchApp(log: log))
      screen = app.window
      try await screen.wait { log.values.count > 2 }
    } else {
      screen = TestScreen { Switch(log: log) }
      // Without an update of the test.
      for _ in 0..<1000 where log.values.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
    }
    #expect(log.values == [true, false, true])
    #expect(screen.issues.isEmpty)
  }

  private struct Numbers: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  @Observable final class Model { var number = 0 }

  @Test("A burst of changes in one turn is one update, and a turn without changes is none")
  func burstsAreOneUpdate() async throws {
    let model = Model()
    let screen = TestScreen { Numbers(model: model) }
    screen.resetCounts()
    for number in 1...100 { model.number = number }
    #expect(screen.texts == ["0"])
    for _ in 0..<1000 where screen.texts != ["100"] { try await Task.sleep(for: .milliseconds(1)) }
    #expect(screen.texts == ["100"])
    #expect(screen.bodyCount(of: Numbers.self) == 1)
    try await Task.sleep(for: .milliseconds(20))
    #expect(screen.bodyCount(of: Numbers.self) == 1)
  }
}
