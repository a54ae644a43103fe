import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

extension Transaction {
  @Entry fileprivate var tag = 0
}

/// Changes made in different transactions.
@MainActor @Suite struct TransactionUpdatesTests {
  @Test("10.11 Changes in different transactions result in separate updates, in order")
  func differentTransactionsResultInSeparateUpdates() {
    let log = Log()
    let screen = TestScreen {
      Tagged(log: log) { n in
        n.wrappedValue = 1
        n.wrappedValue = 2
        withTransaction(\.tag, 1) {
          n.wrappedValue = 3
          n.wrappedValue = 4
        }
      }
    }
    screen.settle()
    #expect(log.bodies == [0, 2, 4])
    #expect(log.changes == ["0>2", "2>4"])
    #expect(log.tags == [0, 0, 1])
    #expect(screen.issues.isEmpty)
  }

  @Test("10.11 A value that is set, and reset in another transaction, is shown in between")
  func aValueResetInAnotherTransactionIsShownInBetween() {
    let log = Log()
    let screen = TestScreen {
      Tagged(log: log) { n in
        n.wrappedValue = 100
        withTransaction(\.tag, 7) { n.wrappedValue = 0 }
        #expect(n.wrappedValue == 0)
      }
    }
    screen.settle()
    #expect(log.bodies == [0, 100, 0])
    #expect(log.changes == ["0>100", "100>0"])
  }

  @Test("10.11 Consecutive equal transactions result in one update")
  func consecutiveEqualTransactionsResultInOneUpdate() {
    let log = Log()
    let screen = TestScreen {
      Tagged(log: log) { n in
        withTransaction(\.tag, 1) { n.wrappedValue = 1 }
        withTransaction(\.tag, 1) { n.wrappedValue = 2 }
        withTransaction(\.tag, 2) { n.wrappedValue = 3 }
        n.wrappedValue = 4
      }
    }
    screen.settle()
    #expect(log.bodies == [0, 2, 3, 4])
    #expect(log.tags == [0, 1, 2, 0])
  }

  @Test func manyDifferentTransactionsReportNoIssue() {
    let log = Log()
    let screen = TestScreen {
      Tagged(log: log) { n in
        for step in 1...300 { withTransaction(\.tag, step) { n.wrappedValue = step } }
      }
    }
    screen.settle()
    #expect(log.bodies == Array(0...300))
    #expect(screen.issues.isEmpty)
  }

  @Test func endlessActionsWithTransactionsReportIssue() {
    let screen = TestScreen { Endless() }
    screen.settle()
    #expect(screen.issues.count == 1)
  }

  @Test func aViewInsertedInAnUpdateReadsTheValueOfThatUpdate() throws {
    let screen = TestScreen { Mounting() }
    try screen.find("go").tap()
    #expect(Mounting.seen == ["1 at 1", "2 at 2"])
    #expect(screen.texts == ["go", "2"])
  }
}

@MainActor private final class Log {
  var bodies: [Int] = []
  var changes: [String] = []
  var tags: [Int] = []
}

private struct Tagged: View {
  let log: Log
  let change: (Binding<Int>) -> Void
  @State private var n = 0

  var body: some View {
    let _ = log.bodies.append(n)
    let _ = log.tags.append(TransactionOfUpdate.current.tag)
    Color.white
      .onAppear { change($n) }
      .onChange(of: n) { old, new in log.changes.append("\(old)>\(new)") }
  }
}

private struct Endless: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Text("\(a) \(b)")
      .onAppear { a = 1 }
      .onChange(of: a) { withTransaction(\.tag, a) { b += 1 } }
      .onChange(of: b) { withTransaction(\.tag, -b) { a += 1 } }
  }
}

private struct Mounting: View {
  static var seen: [String] = []
  @State private var n = 0

  var body: some View {
    Button("go") {
      n = 1
      withTransaction(\.tag, 1) { n = 2 }
    }
    if n > 0 { Inner(n: n, binding: $n) }
  }

  private struct Inner: View {
    let n: Int
    @Binding var binding: Int
    var body: some View {
      let _ = Mounting.seen.append("\(n) at \(binding)")
      Text("\(binding)")
    }
  }
}
