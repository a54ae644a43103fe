import CanopyCore
import CanopyGraph
import Foundation
import Testing

/// Stored values that threads set while views show them.
@MainActor @Suite(.serialized) struct StorageThreadsTests {
  @Test func viewsShowValuesStoredByManyThreads() throws {
    let name = "CanopyThreadTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let shown = Shown<Int>()
    inTree(Reader(shown: shown).defaultAppStorage(defaults)) { _ in
      guard let count = Reader.binding else { return #expect(Bool(false), "The body hands out its binding.") }
      onThreads { thread in
        for step in 0..<50 { count.wrappedValue = thread * 1_000 + step }
      }
      #expect(shown.values.last.map { $0 % 1_000 } == 49)
      #expect(shown.values.last == defaults.integer(forKey: "count"))
    }
  }
}

private struct Reader: View {
  static var binding: Binding<Int>?

  let shown: Shown<Int>
  @AppStorage("count") private var count = 0
  var body: some View {
    let _ = shown.values.append(count)
    let _ = Self.binding = $count
    EmptyView()
  }
}
