import Combine
import Testing

@Suite struct CombineLatestTests {
  private let numbers = PassthroughSubject<Int, Fault>()
  private let letters = PassthroughSubject<String, Fault>()

  @Test func latestValuesAreCombined() {
    let recorder = numbers.combineLatest(letters) { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.log.isEmpty)
    letters.send("a")
    letters.send("b")
    numbers.send(3)
    #expect(recorder.log == ["2a", "2b", "3b"])
  }

  @Test func finishesWhenAllHaveFinished() {
    let recorder = numbers.combineLatest(letters) { "\($0)\($1)" }.recorded()
    numbers.send(1)
    numbers.send(completion: .finished)
    letters.send("a")
    letters.send("b")
    letters.send(completion: .finished)
    #expect(recorder.log == ["1a", "1b", "finished"])
  }

  @Test func finishesWhenOneEndsWithoutAValue() {
    let recorder = numbers.combineLatest(letters).recorded()
    numbers.send(completion: .finished)
    #expect(recorder.log == ["finished"])
  }

  @Test func failsWhenOneFails() {
    let probe = Probe<Int, Fault>()
    let recorder = probe.combineLatest(letters).recorded()
    letters.send(completion: .failure(.first))
    #expect(recorder.log == ["failed: first"])
    #expect(probe.cancelCount == 1)
  }

  @Test func threeAndFourCanBeCombined() {
    let (a, b, c, d) = (Just(1), Just("a"), Just(true), [1.5, 2.5].publisher)
    #expect(a.combineLatest(b, c).log == [#"(1, "a", true)"#, "finished"])
    #expect(a.combineLatest(b, c) { "\($0)\($1)\($2)" }.log == ["1atrue", "finished"])
    #expect(a.combineLatest(b, c, d).log == [#"(1, "a", true, 1.5)"#, #"(1, "a", true, 2.5)"#, "finished"])
    #expect(a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.log == ["1atrue1.5", "1atrue2.5", "finished"])
  }

  @Test func slowSubscriberReceivesTheLastOnly() {
    let (left, right) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let recorder = left.combineLatest(right, +).recorded(asking: .max(1))
    #expect(recorder.values == [11])
    left.value = 2
    left.value = 3
    recorder.request(1)
    #expect(recorder.values.last == 13)
  }

  @Test func publishedPropertiesCanBeCombined() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var isAccepted = false
      @Published var canSend = false
      init() {
        $name.combineLatest($isAccepted) { !$0.isEmpty && $1 }.removeDuplicates().assign(to: &$canSend)
      }
    }
    let form = Form()
    form.name = "a"
    #expect(!form.canSend)
    form.isAccepted = true
    #expect(form.canSend)
    form.name = ""
    #expect(!form.canSend)
  }

  @Test func replacedValuesAreReleased() {
    let subject = PassthroughSubject<Witnessed, Never>()
    let recorder = subject.combineLatest(Empty<Int, Never>(completeImmediately: false)).recorded()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    object.map(subject.send)
    object = nil
    #expect(gone != nil)
    subject.send(Witnessed())
    #expect(gone == nil)
    recorder.cancel()
  }
}
