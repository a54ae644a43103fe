import Dispatch
import Testing

@testable import Combine

@Suite struct OutletTests {
  /// An outlet that is open towards a recorder.
  private func outlet(
    asking demand: Subscribers.Demand, answer: @escaping (Int) -> Subscribers.Demand = { _ in .none }
  ) -> (outlet: Outlet<Int, Fault>, recorder: Recorder<Int, Fault>) {
    let recorder = Recorder<Int, Fault>(asking: demand, answer: answer)
    let outlet = Outlet(to: recorder.subscriber)
    outlet.open()
    return (outlet, recorder)
  }

  @Test func valuesWaitForDemand() {
    let (outlet, recorder) = outlet(asking: .max(1))
    for value in 1...4 { outlet.send(value) }
    #expect(recorder.values == [1])
    recorder.request(2)
    #expect(recorder.values == [1, 2, 3])
    recorder.request(5)
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func valuesWithoutDemandCanBeDropped() {
    let (outlet, recorder) = outlet(asking: .max(1))
    for value in 1...3 { outlet.send(value, surplus: .isDropped) }
    recorder.request(1)
    #expect(recorder.values == [1])
    outlet.send(4, surplus: .isDropped)
    #expect(recorder.values == [1, 4])
  }

  @Test func lastValueWithoutDemandCanBeKept() {
    let (outlet, recorder) = outlet(asking: .max(1))
    for value in 1...3 { outlet.send(value, surplus: .waitsForNext) }
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(recorder.values == [1, 3])
    recorder.request(1)
    #expect(recorder.values == [1, 3])
  }

  @Test func returnedDemandIsAdded() {
    let (outlet, recorder) = outlet(asking: .max(1), answer: { $0 < 3 ? .max(1) : .none })
    for value in 1...5 { outlet.send(value) }
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func completionWaitsForValues() {
    let (outlet, recorder) = outlet(asking: .max(1))
    outlet.send(1)
    outlet.send(2)
    outlet.finish(.finished)
    outlet.send(3)
    #expect(recorder.log == ["1"])
    recorder.request(9)
    #expect(recorder.log == ["1", "2", "finished"])
  }

  @Test func completionCanReplaceWaitingValues() {
    let (outlet, recorder) = outlet(asking: .none)
    outlet.send(1)
    outlet.finish(.failure(.first), dropping: true)
    #expect(recorder.log == ["failed: first"])
  }

  @Test func onlyTheFirstCompletionCounts() {
    let (outlet, recorder) = outlet(asking: .none)
    outlet.finish(.finished)
    outlet.finish(.failure(.first))
    #expect(recorder.log == ["finished"])
    #expect(!outlet.isOpen)
  }

  @Test func nothingArrivesAfterCancelling() {
    let (outlet, recorder) = outlet(asking: .max(1))
    outlet.send(1)
    outlet.send(2)
    recorder.cancel()
    recorder.request(1)
    outlet.send(3)
    outlet.finish(.finished)
    #expect(recorder.log == ["1"])
    #expect(!outlet.isOpen)
  }

  @Test func ownerIsNotifiedOfDemand() {
    let recorder = Recorder<Int, Fault>(asking: .max(2), answer: { _ in .max(3) })
    let outlet = Outlet(to: recorder.subscriber)
    var heard: [String] = []
    outlet.open(request: { heard.append("\($0)") }, cancel: { heard.append("cancel") })
    outlet.send(1)
    recorder.cancel()
    recorder.cancel()
    #expect(heard == ["max(2)", "max(3)", "cancel"])
  }

  @Test func ownerIsNotifiedOfDeliveredValues() {
    let recorder = Recorder<Int, Fault>(asking: .max(1))
    let outlet = Outlet(to: recorder.subscriber)
    var count = 0
    outlet.open(delivery: { count += 1 })
    outlet.send(1)
    outlet.send(2)
    #expect(count == 1)
    recorder.request(1)
    #expect(count == 2)
  }

  @Test func sendReturnsWhetherASubscriberListens() {
    let (outlet, recorder) = outlet(asking: .none)
    #expect(outlet.send(1))
    #expect(outlet.send(2, surplus: .isDropped))
    recorder.cancel()
    #expect(!outlet.send(3))
    #expect(!outlet.enqueue(4))
  }

  @Test func reentrantValuesAreDeliveredImmediately() {
    var order: [String] = []
    var send: (Int) -> Void = { _ in }
    let recorder = Recorder<Int, Fault> { value in
      order.append("begin \(value)")
      if value < 3 { send(value + 1) }
      order.append("end \(value)")
      return .none
    }
    let outlet = Outlet(to: recorder.subscriber)
    send = { outlet.send($0) }
    outlet.open()
    outlet.send(1)
    #expect(order == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    send = { _ in }
  }

  @Test func reentrantDemandDoesNotRecurse() {
    var depth = 0
    var deepest = 0
    var ask: () -> Void = {}
    let recorder = Recorder<Int, Fault>(asking: .none) { _ in
      depth += 1
      deepest = max(deepest, depth)
      ask()
      depth -= 1
      return .none
    }
    let outlet = Outlet(to: recorder.subscriber)
    outlet.open()
    ask = { [unowned recorder] in recorder.request(1) }
    for value in 1...10_000 { outlet.send(value) }
    recorder.request(1)
    #expect(recorder.values.count == 10_000)
    #expect(deepest == 1)
    ask = {}
  }

  @Test func deliveriesAreSerialized() async {
    final class Busy: @unchecked Sendable {
      var isBusy = false
      var overlaps = 0
      var count = 0
    }
    let busy = Busy()
    let recorder = Recorder<Int, Fault> { _ in
      if busy.isBusy { busy.overlaps += 1 }
      busy.isBusy = true
      busy.count += 1
      busy.isBusy = false
      return .none
    }
    nonisolated(unsafe) let outlet = Outlet(to: recorder.subscriber)
    outlet.open()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask { for step in 0..<1000 { outlet.send(thread * 1000 + step) } }
      }
    }
    outlet.finish(.finished)
    #expect(busy.count == 4000)
    #expect(busy.overlaps == 0)
    #expect(Set(recorder.values).count == 4000)
  }

  @Test func valuesAreReleasedOutsideTheLock() {
    /// Asks the outlet for something when it goes, which would wait for ever inside the lock.
    final class Asking {
      let onDeath: () -> Void
      init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }
      deinit { onDeath() }
    }
    let recorder = Recorder<Asking, Fault>(asking: .none)
    let outlet = Outlet(to: recorder.subscriber)
    outlet.open()
    var deaths = 0
    for surplus in [Outlet<Asking, Fault>.Surplus.waitsForNext, .waitsForNext, .isDropped, .waits] {
      outlet.send(
        Asking {
          deaths += 1
          _ = outlet.isOpen
        }, surplus: surplus)
    }
    recorder.cancel()
    #expect(deaths == 4)
  }
}
