import CanopyTesting
import SwiftUI
import Testing

/// The ways to declare and initialize state: all of them compile and show the right values.
@MainActor @Suite struct StateFormsTests {
  @Test("9.10 The initial value of state is made once per identity")
  func thePrivateInitialValueIsMadeOncePerIdentity() throws {
    Made.count = 0
    let screen = TestScreen { Around() }
    #expect(Made.count == 2)
    for _ in 0..<3 { try screen.find("run").tap() }
    #expect(screen.bodyCount(of: Makes.self) == 4)
    #expect(Made.count == 2)
    #expect(screen.texts == ["run", "3 1 2"])
  }

  @Test func viewsOutsideATreeMakeNoState() {
    Made.count = 0
    for _ in 0..<3 { _ = Makes(run: 1) }
    #expect(Made.count == 0)
  }

  @Test func stateCanBeInitializedInTheInitializerOfTheView() {
    let screen = TestScreen { Given(letter: "b", also: 5) }
    #expect(screen.texts == ["b 5 later nil"])
    #expect(screen.issues.isEmpty)
  }

  @Test func theMemberwiseInitializerIncludesStateThatIsNotPrivate() {
    let screen = TestScreen {
      VStack {
        Memberwise(title: "a")
        Memberwise(title: "b", count: 7, name: "n")
      }
    }
    #expect(screen.texts == ["a 1 nil", "b 7 n"])
  }

  @Test func typesAreInferredFromInitialValues() {
    #expect(TestScreen { Inferred<Int>() }.texts == ["home [2, 3] 9 Optional(1) 4 0.5 -1 n"])
  }

  @Test func propertyObserversRunButNotForTheirOwnChanges() throws {
    let screen = TestScreen { Observing() }
    try screen.find("0").tap()
    try screen.find("1").tap()
    try screen.find("10").tap()
    #expect(Observing.log == ["0→2", "2 was 0", "1→11", "11 was 1", "10→20", "20 was 10"])
  }

  @Test func stateInAClassReportsIssue() throws {
    let screen = TestScreen { UsesHolder() }
    #expect(screen.texts == ["1"])
    #expect(screen.issues.first?.message.contains("outside of being installed on a View") == true)
  }
}

@MainActor private struct Made {
  static var count = 0
  let number: Int
  init() {
    Made.count += 1
    number = Made.count
  }
}

private struct Around: View {
  @State private var runs = 0
  var body: some View {
    Button("run") { runs += 1 }
    Makes(run: runs)
  }
}

private struct Makes: View {
  let run: Int
  @State private var first = Made()
  @State fileprivate var second: Made = .init()
  var body: some View { Text("\(run) \(first.number) \(second.number)") }
}

private struct Given: View {
  private let suffix: String
  @State private var letter: String
  @State private var number: Int
  @State private var later = "first"
  @State private var nothing: String?

  init(letter: String, also number: Int) {
    self.letter = letter
    _number = State(initialValue: number)
    _later = .init(wrappedValue: "later")
    suffix = "nil"
  }

  var body: some View { Text("\(letter) \(number) \(later) \(nothing ?? suffix)") }
}

private enum Tab: String { case home, other }

private struct Inferred<Item: Numeric>: View {
  private static var start: Int { 4 }
  @State private var tab = Tab.home
  @State private var list = [1, 2].map { $0 + 1 }
  @State private var item = Item(exactly: 9)
  @State private var optional = Optional(1)
  @State private var start = Self.start
  @State private var half = 1 / 2.0
  @State private var negative = -1
  @State private var closure = { (text: String) in text.lowercased() }

  var body: some View {
    let numbers = "\(item ?? 0) \(String(describing: optional)) \(start) \(half) \(negative)"
    Text(verbatim: "\(tab) \(list) \(numbers) \(closure("N"))")
    Binds(tab: $tab)
  }
}

private struct Binds: View {
  @Binding var tab: Tab
  var body: some View { EmptyView() }
}

private struct Observing: View {
  static var log: [String] = []
  @State private var count = 0 {
    willSet(new) { Self.log.append("\(count)→\(new)") }
    didSet {
      Self.log.append("\(count) was \(oldValue)")
      if count == 2 || count == 11 { count -= 1 }
      guard count < 20 else { return }
    }
  }
  var body: some View { Button("\(count)") { count += count == 0 ? 2 : 10 } }
}

private final class Holder {
  @State var count = 1
}

private struct UsesHolder: View {
  let holder = Holder()
  var body: some View { Text("\(holder.count)") }
}
