import Combine
import Testing

@Suite struct PublisherTests {
  @Test func subjectForwardsThePublisher() {
    let (probe, subject) = (Probe<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let recorder = subject.recorded()
    let connection = probe.subscribe(subject)
    probe.send(1, 2)
    probe.send(completion: .failure(.first))
    #expect(recorder.log == ["1", "2", "failed: first"])
    connection.cancel()
  }

  @Test func cancelledSubjectReceivesNothing() {
    let (probe, subject) = (Probe<Int, Fault>(), PassthroughSubject<Int, Fault>())
    let recorder = subject.recorded()
    probe.subscribe(subject).cancel()
    probe.send(1)
    #expect(recorder.values.isEmpty)
    #expect(probe.cancelCount == 1)
  }
}
