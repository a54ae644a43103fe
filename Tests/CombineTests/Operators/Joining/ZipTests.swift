import Combine
import Testing

@Suite struct ZipTests {
  private let numbers = PassthroughSubject<Int, Fault>()
  private let letters = PassthroughSubject<String, Fault>()

  @Test func valuesArePaired() {
    let recorder = numbers.zip(letters).recorded()
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.values.isEmpty)
    letters.send("a")
    letters.send("b")
    letters.send("c")
    #expect(recorder.log == [#"(1, "a")"#, #"(2, "b")"#])
  }

  @Test func finishesWhenNoPairIsPossible() {
    let recorder = numbers.zip(letters) { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(recorder.log.isEmpty)
    letters.send("a")
    #expect(recorder.log == ["1a", "finished"])
  }

  @Test func finishesImmediatelyIfNothingWaits() {
    let recorder = numbers.zip(letters) { "\($0)\($1)" }.recorded()
    numbers.send(completion: .finished)
    #expect(recorder.log == ["finished"])
  }

  @Test func failsWhenOneFails() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.zip(letters).recorded()
    probe.send(1)
    letters.send(completion: .failure(.second))
    #expect(recorder.log == ["failed: second"])
    #expect(probe.cancelCount == 1)
  }

  @Test func threeAndFourCanBeZipped() {
    let (a, b, c) = ([1, 2].publisher, ["a", "b"].publisher, [true, false].publisher)
    #expect(a.zip(b, c).log == [#"(1, "a", true)"#, #"(2, "b", false)"#, "finished"])
    #expect(a.zip(b, c) { "\($0)\($1)\($2)" }.log == ["1atrue", "2bfalse", "finished"])
    #expect(a.zip(b, c, a).log == [#"(1, "a", true, 1)"#, #"(2, "b", false, 2)"#, "finished"])
    #expect(a.zip(b, c, [3].publisher) { "\($0)\($1)\($2)\($3)" }.log == ["1atrue3", "finished"])
  }

  @Test func demandIsForwarded() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.zip(letters).recorded(asking: .max(2))
    recorder.request(1)
    #expect(probe.requests == [.max(2), .max(1)])
    recorder.cancel()
    #expect(probe.cancelCount == 1)
  }
}
