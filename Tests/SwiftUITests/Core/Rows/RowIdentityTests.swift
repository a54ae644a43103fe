import CanopyTesting
import SwiftUI
import Testing

/// What belongs to a row belongs to its element, wherever it is.
@MainActor @Suite struct RowIdentityTests {
  @Test func anActionIsThatOfTheElementInTheRow() throws {
    let model = Letters("abc")
    let log = ActionLog()
    let screen = TestScreen { LetterButtons(letters: model) { log.add($0) } }
    model.letters.reverse()
    screen.update()
    try screen.find("a").tap()
    model.letters.remove(at: 0)
    screen.update()
    try screen.find("b").tap()
    #expect(log.lines == ["a", "b"])
  }

  @Test func rowsAppearAndDisappearWithTheirElements() {
    let model = Letters("abc")
    let log = ActionLog()
    let screen = TestScreen { Lifecycles(letters: model, log: log) }
    log.lines = []
    model.letters = ["c", "a", "d"]
    screen.update()
    #expect(Set(log.lines) == ["+d", "-b"] && log.lines.count == 2)
  }

  @Test func aRowThatOnlyMovesRunsNoBody() {
    let model = Letters("abcdef")
    let screen = TestScreen { Rows(letters: model) }
    screen.resetCounts()
    model.letters = ["f", "b", "a", "e", "d", "c"]
    screen.update()
    #expect(screen.texts == ["f 0", "b 0", "a 0", "e 0", "d 0", "c 0"])
    #expect(screen.bodyCount(of: Row.self) == 0)
  }

  @Test func objectsOfARowAreReleasedWithIt() {
    let model = Letters("abc")
    let log = ActionLog()
    let screen = TestScreen { Owners(letters: model, log: log) }
    model.letters.remove(at: 1)
    screen.update()
    #expect(log.lines == ["b ends"])
    screen.close()
    #expect(Set(log.lines) == ["a ends", "b ends", "c ends"])
  }

  @Test func rowsOfTwoListsWithTheSameElementsAreSeparate() throws {
    let model = Letters("ab")
    let screen = TestScreen {
      Rows(letters: model)
      Rows(letters: model)
    }
    try screen.findAll("a 0")[1].tap()
    #expect(screen.texts == ["a 0", "b 0", "a 1", "b 0"])
    model.letters = ["b", "a"]
    screen.update()
    #expect(screen.texts == ["b 0", "a 0", "b 0", "a 1"])
  }

  @Test func anIdentifierInARowReplacesItsStateWhenItChanges() throws {
    let model = Letters("ab")
    let screen = TestScreen { Generations(letters: model) }
    try screen.find("a 0").tap()
    try screen.find("b 0").tap()
    model.generation += 1
    screen.update()
    #expect(screen.texts == ["a 0", "b 0"])
  }

  @Test func aBranchInARowBelongsToTheRow() throws {
    let model = Letters("abc")
    let screen = TestScreen { Branches(letters: model) }
    try screen.find("b 0").tap()
    #expect(screen.texts == ["a 0", "b 1", "b!", "c 0"])
    model.letters = ["c", "b", "a"]
    screen.update()
    #expect(screen.texts == ["c 0", "b 1", "b!", "a 0"])
  }

  @Test func elementsOfAnyCollectionHaveRows() {
    let screen = TestScreen {
      ForEach(Array("xy".enumerated()), id: \.offset) { Text("\($0.offset)\(String($0.element))") }
      ForEach([3, 1, 2].lazy.map { $0 * 10 }, id: \.self) { Text("\($0)") }
      ForEach(["k": 1].sorted { $0.key < $1.key }, id: \.key) { Text("\($0.key)=\($0.value)") }
      ForEach([5, 6, 7, 8][1...2], id: \.self) { Text("\($0)") }
    }
    #expect(screen.texts == ["0x", "1y", "30", "10", "20", "k=1", "6", "7"])
  }

  @Test func aThousandRandomChangesKeepStateWithItsElement() throws {
    var numbers = Array(0..<8)
    let model = Letters("")
    model.letters = numbers.map(String.init)
    let screen = TestScreen { Rows(letters: model) }
    var counts: [String: Int] = [:]
    var seed: UInt64 = 12
    func roll(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for step in 0..<200 {
      switch roll(4) {
      case 0 where numbers.count > 3: counts[String(numbers.remove(at: roll(numbers.count)))] = nil
      case 1 where numbers.count < 12: numbers.insert(100 + step, at: roll(numbers.count + 1))
      case 2: numbers.swapAt(roll(numbers.count), roll(numbers.count))
      default:
        let id = String(numbers[roll(numbers.count)])
        try screen.find("\(id) \(counts[id, default: 0])").tap()
        counts[id, default: 0] += 1
      }
      model.letters = numbers.map(String.init)
      screen.update()
      #expect(screen.texts == numbers.map { "\($0) \(counts[String($0), default: 0])" })
    }
  }
}

@Observable private final class Letters {
  var letters: [String]
  var generation = 0

  init(_ letters: String) { self.letters = letters.map(String.init) }
}

private struct Row: View {
  let letter: String
  @State private var count = 0

  var body: some View { Button("\(letter) \(count)") { count += 1 } }
}

private struct Rows: View {
  let letters: Letters

  var body: some View { ForEach(letters.letters, id: \.self) { Row(letter: $0) } }
}

private struct LetterButtons: View {
  let letters: Letters
  let action: (String) -> Void

  var body: some View { ForEach(letters.letters, id: \.self) { letter in Button(letter) { action(letter) } } }
}

private struct Lifecycles: View {
  let letters: Letters
  let log: ActionLog

  var body: some View {
    ForEach(letters.letters, id: \.self) { letter in
      Text(letter).onAppear { log.add("+\(letter)") }.onDisappear { log.add("-\(letter)") }
    }
  }
}

private struct Owners: View {
  let letters: Letters
  let log: ActionLog

  var body: some View { ForEach(letters.letters, id: \.self) { Owner(letter: $0, log: log) } }
}

private struct Owner: View {
  @StateObject private var owned: Owned

  init(letter: String, log: ActionLog) {
    _owned = StateObject(wrappedValue: Owned(letter, log))
  }

  var body: some View { Text(owned.letter) }
}

private final class Owned: ObservableObject {
  let letter: String
  private let log: ActionLog

  init(_ letter: String, _ log: ActionLog) { (self.letter, self.log) = (letter, log) }

  deinit {
    // Views are released on the main thread.
    let (letter, log) = (letter, log)
    MainActor.assumeIsolated { log.add("\(letter) ends") }
  }
}

private struct Generations: View {
  let letters: Letters

  var body: some View { ForEach(letters.letters, id: \.self) { Row(letter: $0).id(letters.generation) } }
}

private struct Branches: View {
  let letters: Letters

  var body: some View { ForEach(letters.letters, id: \.self) { Branch(letter: $0) } }
}

private struct Branch: View {
  let letter: String
  @State private var count = 0

  var body: some View {
    Button("\(letter) \(count)") { count += 1 }
    if count > 0 { Text("\(letter)!") }
  }
}
