import Testing

@testable import Combine

@Suite struct JointSlotTests {
  private let numbers = Probe<Int, Fault>()
  private let letters = Probe<String, Fault>()

  /// Attaches a recorder to the elements of both probes.
  private func combined(by rule: JointRule, asking demand: Subscribers.Demand = .unlimited) -> Recorder<String, Fault> {
    let recorder = Recorder<String, Fault>(asking: demand)
    let (first, second) = (PublisherSlot(numbers), PublisherSlot(letters))
    Joiner.combine([first, second], by: rule, to: recorder.subscriber) {
      switch rule {
      case .byPosition: "\(first.take())\(second.take())"
      case .latest: "\(first.latest)\(second.latest)"
      }
    }
    return recorder
  }

  @Test func elementsAreTakenOnceByPosition() {
    let recorder = combined(by: .byPosition)
    numbers.send(1, 2)
    letters.send("a")
    #expect(recorder.values == ["1a"])
    letters.send("b")
    #expect(recorder.values == ["1a", "2b"])
  }

  @Test func latestElementsAreUsedAgain() {
    let recorder = combined(by: .latest)
    numbers.send(1, 2)
    letters.send("a", "b")
    #expect(recorder.values == ["2a", "2b"])
  }

  @Test func surplusCombinationIsReplacedByTheLatest() {
    let recorder = combined(by: .latest, asking: .none)
    numbers.send(1, 2)
    letters.send("a", "b")
    recorder.request(5)
    #expect(recorder.values == ["2b"])
  }

  @Test func surplusCombinationsWaitByPosition() {
    let recorder = combined(by: .byPosition, asking: .none)
    numbers.send(1, 2)
    letters.send("a", "b")
    recorder.request(5)
    #expect(recorder.values == ["1a", "2b"])
  }

  @Test func emptySlotStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = PublisherSlot(Just(1)).take() }
    await #expect(processExitsWith: .failure) { _ = PublisherSlot(Just(1)).latest }
  }
}
