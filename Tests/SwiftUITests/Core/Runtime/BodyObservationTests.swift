import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// The observation of the objects that a body reads, from one run to the next.
@MainActor @Suite struct BodyObservationTests {
  private let log = ActionLog()

  @Test func allChangedPropertiesAreNamed() throws {
    let model = Model()
    let screen = TestScreen { Sums(model: model, log: log) }
    model.second = 2
    model.first = 1
    model.second = 3
    screen.update()
    let text = try screen.sentences(about: "4")
    #expect(text.contains("Model.second and Model.first changed"), "\(text)")
  }

  @Test func theNamesOfEarlierChangesAreForgotten() throws {
    let model = Model()
    let screen = TestScreen { Sums(model: model, log: log) }
    model.first = 1
    screen.update()
    model.second = 5
    screen.update()
    let run = try #require(screen.explanation(of: screen.find("6")).runs.last)
    #expect(run.description.contains("Model.second") && !run.description.contains("Model.first"), "\(run)")
  }

  @Test func aBodyThatReadsItsFirstObjectLaterFollowsItFromThenOn() throws {
    let model = Model()
    let screen = TestScreen { Opens(model: model) }
    model.first = 3
    screen.update()
    #expect(screen.texts == ["closed"])
    try screen.find("closed").tap()
    #expect(screen.texts == ["first 3"])
    model.first = 4
    screen.update()
    #expect(screen.texts == ["first 4"])
  }

  @Test func anotherObjectReplacesTheFormerOne() {
    let (old, new) = (Model(), Model())
    let holder = Holder(old)
    let screen = TestScreen { HolderReader(holder: holder, log: log) }
    holder.model = new
    screen.update()
    log.lines = []
    old.first = 7
    screen.update()
    #expect(log.lines.isEmpty)
    new.first = 8
    screen.update()
    #expect(log.lines == ["8"])
  }

  @Test func theFormerObjectIsReleased() {
    weak var former: Model?
    let holder: Holder
    do {
      let model = Model()
      former = model
      holder = Holder(model)
    }
    let screen = TestScreen { HolderReader(holder: holder, log: log) }
    #expect(former != nil)
    holder.model = Model()
    screen.update()
    #expect(former == nil)
  }

  @Test func aChangeAfterTheViewIsGoneCausesNoUpdate() {
    let model = Model()
    let screen = TestScreen { Sums(model: model, log: log) }
    screen.close()
    log.lines = []
    model.first = 1
    ViewRuntime.update()
    #expect(log.lines.isEmpty)
  }

  @Test func aBodyThatReadsAPropertyTwiceRunsOnce() {
    let model = Model()
    let screen = TestScreen { Twice(model: model, log: log) }
    log.lines = []
    model.first = 1
    screen.update()
    #expect(log.lines == ["2"])
  }

  /// The body of a view and the closure of its `GeometryReader` follow what they read themselves.
  @Test func closuresFollowTheirOwnReads() {
    let model = Model()
    let screen = TestScreen { Split(model: model, log: log) }
    log.lines = []
    model.first = 1
    screen.update()
    #expect(log.lines.first == "body 1")
    log.lines = []
    model.second = 2
    screen.update()
    #expect(log.lines == ["closure 2"])
  }

  @Test func changesOfManyThreadsAreShownTogether() {
    let model = Model()
    let screen = TestScreen { Sums(model: model, log: log) }
    // Threads are noticed once, which changes how bodies observe.
    for round in 1...3 {
      onThread { model.first = round }
      onThread { model.second = round }
      screen.update()
      #expect(screen.texts == ["\(2 * round)"])
    }
  }

  /// The registration of the former run stays until the next one has been made.
  @Test func aChangeByAnotherThreadWhileTheBodyRunsIsShown() {
    let model = Model()
    let screen = TestScreen { Interrupted(model: model) }
    onThread { model.second = 1 }
    screen.update()
    model.interrupts = true
    model.first = 1
    screen.update()
    screen.update()
    #expect(screen.texts == ["1 10"])
  }
}

/// Performs a change on another thread, and waits for it.
private func onThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Unchecked, because only one thread at a time uses a model.
@Observable private final class Model: @unchecked Sendable {
  var first = 0
  var second = 0
  @ObservationIgnored var interrupts = false
}

@Observable private final class Holder {
  var model: Model
  init(_ model: Model) { self.model = model }
}

private struct Sums: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("\(model.first + model.second)")
    Text("\(model.first + model.second)")
  }
}

private struct Opens: View {
  let model: Model
  @State private var isOpen = false

  var body: some View {
    if isOpen { Text("first \(model.first)") } else { Button("closed") { isOpen = true } }
  }
}

private struct HolderReader: View {
  let holder: Holder
  let log: ActionLog

  var body: some View {
    let _ = log.add("\(holder.model.first)")
    Text("\(holder.model.first)")
  }
}

private struct Twice: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let sum = model.first + model.first
    let _ = log.add("\(sum)")
    Text("\(sum)")
  }
}

private struct Split: View {
  let model: Model
  let log: ActionLog

  var body: some View {
    let _ = log.add("body \(model.first)")
    GeometryReader { _ in
      let _ = log.add("closure \(model.second)")
      Text("\(model.second)")
    }
  }
}

private struct Interrupted: View {
  let model: Model

  var body: some View {
    let (first, second) = (model.first, model.second)
    if model.interrupts {
      model.interrupts = false
      onThread { [model] in model.second = 10 }
    }
    return Text("\(first) \(second)")
  }
}
