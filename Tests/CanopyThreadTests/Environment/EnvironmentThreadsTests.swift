import CanopyCore
import CanopyGraph
import Foundation
import Testing

/// Values of the environment that threads read while it changes.
@MainActor @Suite(.serialized) struct EnvironmentThreadsTests {
  @Test func threadsReadValuesOfTheLastUpdate() {
    let shown = Shown<Int>()
    inTree(Setter(shown: shown)) { _ in
      guard let level = Setter.binding, let read = Reader.read else {
        return #expect(Bool(false), "The bodies hand out what threads use.")
      }
      let wrong = Guarded<[Int]>([])
      onThreads { thread in
        for step in 1...200 {
          if thread == 0 { level.wrappedValue = [step, step] }
          let value = read()
          if value.count != 2 || value.first != value.last { wrong.withLock { $0 += value } }
        }
      }
      #expect(wrong.withLock { $0 } == [])
      #expect(shown.values.last == 200)
      #expect(read() == [200, 200])
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var levels = [0, 0]
}

private struct Setter: View {
  static var binding: Binding<[Int]>?

  let shown: Shown<Int>
  @State private var levels = [0, 0]
  var body: some View {
    let _ = Self.binding = $levels
    Reader(shown: shown).environment(\.levels, levels)
  }
}

private struct Reader: View {
  static var read: (@Sendable () -> [Int])?

  let shown: Shown<Int>
  @Environment(\.levels) private var levels
  var body: some View {
    let levels = _levels
    let _ = shown.values.append(levels.wrappedValue[0])
    let _ = Self.read = { levels.wrappedValue }
    EmptyView()
  }
}
