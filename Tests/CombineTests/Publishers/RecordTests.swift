import Combine
import Testing

@Suite struct RecordTests {
  @Test func recordedEventsAreSent() {
    let record = Record<Int, Fault> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.first))
    }
    #expect(record.log == ["1", "2", "failed: first"])
    #expect(record.recording.output == [1, 2])
    #expect(record.recording.completion == .failure(.first))
  }

  @Test func recordCanBeCreatedFromItsParts() {
    #expect(Record<Int, Fault>(output: [1], completion: .finished).log == ["1", "finished"])
    #expect(Record<Int, Fault>(recording: .init(output: [2])).log == ["2", "finished"])
    #expect(Record<Int, Fault>(recording: .init()).log == ["finished"])
  }

  @Test func valuesWaitForDemand() {
    let recorder = Record<Int, Fault>(output: [1, 2], completion: .failure(.first)).recorded(asking: .max(1))
    #expect(recorder.log == ["1"])
    recorder.request(1)
    #expect(recorder.log == ["1", "2", "failed: first"])
  }
}
