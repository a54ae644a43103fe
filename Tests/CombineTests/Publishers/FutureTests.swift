import Combine
import Testing

@Suite struct FutureTests {
  @Test func workStartsImmediatelyAndRunsOnce() {
    var count = 0
    let future = Future<Int, Never> { promise in
      count += 1
      promise(.success(count))
    }
    #expect(count == 1)
    #expect(future.log == ["1", "finished"])
    #expect(future.log == ["1", "finished"])
  }

  @Test func waitingSubscribersReceiveTheResult() {
    var fulfill: Future<Int, Fault>.Promise?
    let future = Future<Int, Fault> { fulfill = $0 }
    let (first, second) = (future.recorded(), future.recorded(asking: .none))
    #expect(first.log.isEmpty)
    fulfill?(.success(1))
    fulfill?(.failure(.first))
    #expect(first.log == ["1", "finished"])
    #expect(second.log.isEmpty)
    second.request(1)
    #expect(second.log == ["1", "finished"])
    #expect(future.log == ["1", "finished"])
  }

  @Test func futureCanFail() {
    #expect(Future<Int, Fault> { $0(.failure(.second)) }.log == ["failed: second"])
  }

  @Test func cancelledSubscriberIsNotCalled() {
    var fulfill: Future<Int, Fault>.Promise?
    let recorder = Future<Int, Fault> { fulfill = $0 }.recorded()
    recorder.cancel()
    fulfill?(.success(1))
    #expect(recorder.log.isEmpty)
  }
}
