import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Transactions of changes, and the modifiers that change them.
@MainActor @Suite struct TransactionTests {
  @Test func aTransactionKeyHasItsDefaultValue() {
    #expect(Transaction().label == "none")
  }

  @Test func copiesOfATransactionAreIndependent() {
    var transaction = Transaction()
    transaction.label = "said"
    let copy = transaction
    transaction.label = "changed"
    #expect(copy.label == "said")
    #expect(transaction.label == "changed")
  }

  @Test func viewsReadTheTransactionOfAChange() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { Sees(knob: knob, log: log) }
    var transaction = Transaction()
    transaction.label = "all"
    withTransaction(transaction) { knob.value += 1 }
    screen.update()
    #expect(log.labels == ["all"])
  }

  @Test func withTransactionSetsOneValue() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { Sees(knob: knob, log: log) }
    withTransaction(\.label, "one") { knob.value += 1 }
    screen.update()
    #expect(log.labels == ["one"])
  }

  @Test func theInnerOfNestedTransactionsWins() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { Sees(knob: knob, log: log) }
    withTransaction(\.label, "outer") {
      withTransaction(\.other, 5) {
        withTransaction(\.label, "inner") { knob.value += 1 }
      }
    }
    screen.update()
    #expect(log.labels == ["inner"])
    #expect(log.others == [5])
  }

  @Test func aTransactionEndsWithItsUpdate() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { Sees(knob: knob, log: log) }
    withTransaction(\.label, "first") { knob.value += 1 }
    screen.update()
    knob.value += 1
    screen.update()
    #expect(log.labels == ["first", "none"])
  }

  @Test func withTransactionReturnsTheResultOfItsBody() {
    #expect(withTransaction(\.label, "x") { 3 } == 3)
    #expect(throws: Failure.self) { try withTransaction(\.label, "x") { throw Failure() } }
  }

  @Test func changesThroughABindingHaveItsTransaction() throws {
    let log = Log()
    let screen = TestScreen { Binds(log: log) }
    try screen.find("go").tap()
    #expect(log.labels == ["binding"])
  }

  @Test func theSetterOfABindingReceivesTheTransaction() {
    var told: [String] = []
    let binding = Binding(get: { 0 }, set: { (_: Int, transaction: Transaction) in told.append(transaction.label) })
    binding.wrappedValue = 1
    var transaction = Transaction()
    transaction.label = "mine"
    binding.transaction(transaction).wrappedValue = 1
    withTransaction(\.label, "around") { binding.wrappedValue = 1 }
    #expect(told == ["none", "mine", "around"])
  }

  @Test func aModifierChangesTheTransactionOfItsContent() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { Modified(knob: knob, log: log) }
    withTransaction(\.label, "root") { knob.value += 1 }
    screen.update()
    #expect(log.labels == ["root+outer+inner"])
  }

  @Test func aModifierWithAValueActsOnlyWhenTheValueChanges() {
    let (knob, log) = (Knob(), Log())
    let screen = TestScreen { ModifiedByValue(knob: knob, log: log) }
    knob.value += 1
    screen.update()
    knob.other += 1
    screen.update()
    #expect(log.labels == ["value", "none"])
  }
}

private struct Failure: Error {}

@Observable private final class Knob {
  var value = 0
  var other = 0
}

@MainActor private final class Log {
  var labels: [String] = []
  var others: [Int] = []
}

extension Transaction {
  @Entry fileprivate var label = "none"
  @Entry fileprivate var other = 0
}

/// Logs the transaction of each update after the first at its position in the tree.
private struct Probe {
  let value: Int
  let log: Log
}

extension Probe: AttachingModifier {
  typealias Body = Never
  func makeSource(_ context: _MountContext) -> ProbeSource { ProbeSource(log, context) }
  func update(_ source: ProbeSource) { source.tell() }
}

private final class ProbeSource: AttachmentSource {
  private let log: Log
  private let scope: TransactionScope?

  init(_ log: Log, _ context: _MountContext) {
    self.log = log
    scope = context.transactions?.takeUnretainedValue()
    super.init(context)
  }

  func tell() {
    let transaction = scope?.transaction ?? TransactionOfUpdate.current
    log.labels.append(transaction.label)
    log.others.append(transaction.other)
  }
}

private struct Sees: View {
  let knob: Knob
  let log: Log
  var body: some View { Text("x").modifier(Probe(value: knob.value, log: log)) }
}

private struct Binds: View {
  let log: Log
  @State private var value = 0
  var body: some View {
    var transaction = Transaction()
    transaction.label = "binding"
    let binding = $value.transaction(transaction)
    return Button("go") { binding.wrappedValue += 1 }.modifier(Probe(value: value, log: log))
  }
}

private struct Modified: View {
  let knob: Knob
  let log: Log
  var body: some View {
    Sees(knob: knob, log: log).transaction { $0.label += "+inner" }.transaction { $0.label += "+outer" }
  }
}

private struct ModifiedByValue: View {
  let knob: Knob
  let log: Log
  var body: some View {
    Text("\(knob.other)").modifier(Probe(value: knob.value + knob.other, log: log))
      .transaction(value: knob.value) { $0.label = "value" }
  }
}
