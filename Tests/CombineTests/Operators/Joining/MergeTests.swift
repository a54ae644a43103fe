import Combine
import Testing

@Suite struct MergeTests {
  private let left = PassthroughSubject<Int, Fault>()
  private let right = PassthroughSubject<Int, Fault>()

  @Test func valuesArriveInOrder() {
    let recorder = left.merge(with: right).recorded()
    left.send(1)
    right.send(2)
    left.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = left.merge(with: right).recorded()
    left.send(completion: .finished)
    #expect(recorder.completion == nil)
    right.send(1)
    right.send(completion: .finished)
    #expect(recorder.log == ["1", "finished"])
  }

  @Test func failsWhenOneFails() {
    let probe = Probe<Int, Fault>()
    let recorder = left.merge(with: probe).recorded()
    left.send(completion: .failure(.first))
    probe.send(1)
    #expect(recorder.log == ["failed: first"])
    #expect(probe.cancelCount == 1)
  }

  @Test func moreThanTwoCanBeMerged() {
    let (a, b, c, d) = ([1].publisher, [2].publisher, [3].publisher, [4].publisher)
    #expect(a.merge(with: b, c).log == ["1", "2", "3", "finished"])
    #expect(a.merge(with: b, c, d).log == ["1", "2", "3", "4", "finished"])
    #expect(Publishers.MergeMany(a, b, c).merge(with: d).log == ["1", "2", "3", "4", "finished"])
    #expect(Publishers.MergeMany([a]).log == ["1", "finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).log == ["finished"])
  }

  @Test func demandIsRespected() {
    let recorder = [1, 2, 3].publisher.merge(with: [11, 12, 13].publisher).recorded(asking: .max(2))
    #expect(recorder.values.count == 2)
    recorder.request(1)
    #expect(recorder.values.count == 3)
    recorder.request(9)
    #expect(Set(recorder.values) == [1, 2, 3, 11, 12, 13])
    #expect(recorder.completion == .finished)
  }

  @Test func sourcesAreAskedForOneUnlessDemandIsUnlimited() {
    let (one, all) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    _ = one.merge(with: left).recorded(asking: .max(3))
    _ = all.merge(with: left).recorded()
    #expect(one.requests == [.max(1)])
    #expect(all.requests == [.unlimited])
  }

  @Test func cancellingCancelsAll() {
    let (first, second) = (Probe<Int, Fault>(), Probe<Int, Fault>())
    first.merge(with: second).recorded().cancel()
    #expect([first.cancelCount, second.cancelCount] == [1, 1])
  }

  @Test func threadsMaySendConcurrently() async {
    nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = Publishers.MergeMany(subjects).recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<500 { subjects[thread].send(thread * 1000 + step) }
          subjects[thread].send(completion: .finished)
        }
      }
    }
    #expect(Set(recorder.values).count == 2000)
    #expect(recorder.completion == .finished)
    for thread in 0..<4 {
      let own = recorder.values.filter { $0 / 1000 == thread }
      #expect(own == own.sorted())
    }
  }
}
