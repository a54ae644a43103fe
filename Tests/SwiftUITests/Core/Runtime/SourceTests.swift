import CanopyGraph
import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Values that bodies read, and how their changes reach the readers.
@MainActor @Suite struct SourceTests {
  private let log = ActionLog()

  /// A window installs the layout engine.
  init() { _ = TestScreen { EmptyView() } }

  @Test func aSourceHasANodeOnlyIfABodyReadsIt() {
    let (read, other) = (OwnedSource("read"), OwnedSource("other"))
    read.track()
    #expect(!read.trackIfHere() && !read.hasReaders, "outside of bodies, nothing is recorded")
    _ = TestScreen { Reader(name: "reader", source: read, log: log) }
    #expect(read.hasReaders && !other.hasReaders)
  }

  @Test func aSourceThatOutlivesItsOwnerIsNotComputed() {
    var parity: Parity? = Parity()
    let source = parity?.source ?? OwnedSource("another")
    #expect(source.isComputed)
    parity = nil
    #expect(source.owner == nil && !source.isComputed)
    _ = TestScreen { Reader(name: "reader", source: source, log: log) }
    #expect(log.lines == ["reader"])
  }

  @Test func severalChangesRunEachReaderOnce() {
    let source = OwnedSource("source")
    let screen = TestScreen {
      Reader(name: "first", source: source, log: log)
      Reader(name: "second", source: source, log: log)
    }
    log.lines = []
    for _ in 0..<3 { source.valueChanged() }
    #expect(log.lines.isEmpty, "bodies wait for the update")
    screen.update()
    #expect(log.lines == ["first", "second"])
    screen.update()
    #expect(log.lines == ["first", "second"])
  }

  @Test func aChangeWithoutReadersRunsNothing() {
    let source = OwnedSource("source")
    let screen = TestScreen { Reader(name: "reader", source: OwnedSource("another"), log: log) }
    log.lines = []
    source.valueChanged()
    screen.update()
    #expect(log.lines.isEmpty && !source.hasReaders)
  }

  @Test func theNodeOfASourceEndsWithIt() {
    ViewRuntime.update()
    let before = ViewRuntime.graph.statistics.attributes
    do {
      let source = OwnedSource("source")
      let screen = TestScreen { Reader(name: "reader", source: source, log: log) }
      #expect(ViewRuntime.graph.statistics.attributes > before)
      screen.close()
    }
    ViewRuntime.update()
    #expect(ViewRuntime.graph.statistics.attributes == before)
  }

  /// The source ends while its change is waiting, and the update may still use it.
  @Test func aChangedSourceMayEndBeforeTheUpdate() {
    weak var source: OwnedSource?
    do {
      let made = OwnedSource("short-lived")
      source = made
      made.valueChanged()
    }
    #expect(source != nil, "the waiting change keeps it")
    ViewRuntime.update()
    #expect(source == nil)
  }

  @Test func theLabelNamesTheSourceInIssues() throws {
    let source = OwnedSource("the temperature")
    let screen = TestScreen { Changer(source: source) }
    let issue = try #require(screen.issues.first)
    #expect(issue.kind == .changeDuringUpdate)
    #expect(issue.message.contains("the body of Changer changes the temperature."), "\(issue.message)")
  }

  // MARK: Computed sources

  @Test func readersOfAComputedSourceRunOnlyIfItsValueDiffers() {
    let parity = Parity()
    let screen = TestScreen { Reader(name: "reader", source: parity.source, log: log) }
    log.lines = []
    parity.number = 2
    screen.update()
    #expect(log.lines.isEmpty && parity.refreshes == 2)
    parity.number = 3
    screen.update()
    #expect(log.lines == ["reader"] && parity.refreshes == 3)
  }

  @Test func aSourceWithoutAnOwnerIsNotComputed() {
    let parity = Parity()
    #expect(parity.source.isComputed)
    parity.source.owner = nil
    #expect(!parity.source.isComputed)
    #expect(parity.source.refresh())
  }

  // MARK: Requests

  @Test func requestsRunBeforeTheBodiesOfTheirTransaction() {
    let source = OwnedSource("source")
    let screen = TestScreen { Reader(name: "body", source: source, log: log) }
    log.lines = []
    source.valueChanged()
    RequestSource("scroll") { log.add("first") }.make()
    RequestSource("scroll") { log.add("second") }.make()
    #expect(log.lines.isEmpty)
    screen.update()
    #expect(log.lines == ["first", "second", "body"])
  }

  @Test func aRequestRunsWithItsOwnTransaction() {
    let source = OwnedSource("source")
    let screen = TestScreen { Reader(name: "body", source: source, log: log) }
    log.lines = []
    RequestSource("plain") { log.add("plain \(TransactionOfUpdate.isPlain)") }.make()
    source.valueChanged()
    withTransaction(\.isQuietForSources, true) {
      RequestSource("quiet") { log.add("quiet \(TransactionOfUpdate.current.isQuietForSources)") }.make()
    }
    screen.update()
    #expect(log.lines == ["plain true", "body", "quiet true"])
  }

  @Test func aRequestMadeTwiceRunsTwice() {
    let request = RequestSource("again") { log.add("request") }
    request.make()
    request.make()
    ViewRuntime.update()
    #expect(log.lines == ["request", "request"])
  }
}

extension Transaction {
  @Entry fileprivate var isQuietForSources = false
}

private struct Reader: View {
  let name: String
  let source: OwnedSource
  let log: ActionLog

  var body: some View {
    let _ = source.track()
    let _ = log.add(name)
    Text(name)
  }
}

private struct Changer: View {
  let source: OwnedSource

  var body: some View {
    let _ = source.valueChanged()
    Text("changer")
  }
}

/// Computes from a number whether it is odd.
@MainActor private final class Parity: SourceOwner {
  let source = OwnedSource("parity")
  private let ofNumber = OwnedSource("number")
  var number = 0 {
    didSet { ofNumber.valueChanged() }
  }
  private var isOdd: Bool?
  private(set) var refreshes = 0

  init() { source.owner = self }

  func refresh() -> Bool {
    ofNumber.track()
    refreshes += 1
    let new = !number.isMultiple(of: 2)
    defer { isOdd = new }
    return new != isOdd
  }
}
