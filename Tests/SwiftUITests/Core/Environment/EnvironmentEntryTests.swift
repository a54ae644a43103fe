import CanopyTesting
import SwiftUI
import Testing

/// Custom environment keys.
@MainActor @Suite struct EnvironmentEntryTests {
  @Test("3.2 An entry can be read and written")
  func anEntryCanBeReadAndWritten() {
    var values = EnvironmentValues()
    #expect(values.entry == 3)
    values.entry = 4
    #expect(values.entry == 4)
  }

  @Test func anOptionalEntryIsNilByDefault() {
    #expect(EnvironmentValues().optional == nil)
  }

  @Test("3.1 A handwritten key can be read and written")
  func aHandwrittenKeyCanBeReadAndWritten() {
    var values = EnvironmentValues()
    #expect(values.handmade == 5)
    values.handmade = 6
    #expect(values.handmade == 6)
  }

  @Test func copiesOfValuesAreIndependent() {
    var values = EnvironmentValues()
    values.entry = 1
    let copy = values
    values.entry = 2
    #expect(copy.entry == 1)
  }

  @Test func copiesOfAScreensEnvironmentAreIndependent() {
    let screen = TestScreen(environment: { $0.entry = 1 }, content: { Reader() })
    let before = screen.environment
    screen.environment.entry = 2
    #expect(before.entry == 1)
    #expect(screen.texts == ["2"])
  }

  @Test func screensWithTheSameInitialValuesAreIndependent() {
    var shared = EnvironmentValues()
    shared.entry = 1
    let first = TestScreen(environment: { $0 = shared }, content: { Reader() })
    let second = TestScreen(environment: { $0 = shared }, content: { Reader() })
    first.environment.entry = 2
    second.update()
    #expect(first.texts == ["2"])
    #expect(second.texts == ["1"])
    #expect(shared.entry == 1)
  }

  @Test("3.3 A default that is a new object each time is reported")
  func aDefaultValueThatIsANewObjectEachTimeReportsIssue() throws {
    let screen = TestScreen {
      VStack {
        ModelReader()
        ModelReader()
      }
    }
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .freshDefault)
    #expect(screen.texts.first == screen.texts.last)
  }

  @Test func aSharedDefaultObjectReportsNoIssue() {
    #expect(TestScreen { SharedModelReader() }.issues.isEmpty)
  }

  @Test func settingTheWholeEnvironmentToNewValuesResetsIt() {
    let screen = TestScreen {
      Reader().environment(\.self, EnvironmentValues()).environment(\.entry, 9)
    }
    #expect(screen.texts == ["3"])
  }
}

private final class Model {}

private struct HandmadeKey: EnvironmentKey {
  static var defaultValue: Int { 5 }
}

private enum SharedModelKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = Model()
}

extension EnvironmentValues {
  @Entry fileprivate var entry = 3
  @Entry fileprivate var optional: Int?
  @Entry fileprivate var model = Model()

  fileprivate var handmade: Int {
    get { self[HandmadeKey.self] }
    set { self[HandmadeKey.self] = newValue }
  }

  fileprivate var sharedModel: Model {
    get { self[SharedModelKey.self] }
    set { self[SharedModelKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.entry) private var entry
  var body: some View { Text("\(entry)") }
}

private struct ModelReader: View {
  @Environment(\.model) private var model
  var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
}

private struct SharedModelReader: View {
  @Environment(\.sharedModel) private var model
  var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
}
