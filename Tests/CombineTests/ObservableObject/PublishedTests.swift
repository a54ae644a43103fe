import Combine
import Testing

@Suite struct PublishedTests {
  final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name: String?
  }

  @Test func subscriberReceivesTheValueAndEachNewOne() {
    let counter = Counter()
    let recorder = counter.$count.recorded()
    counter.count = 1
    counter.count += 1
    #expect(recorder.values == [0, 1, 2])
    recorder.cancel()
    counter.count = 3
    #expect(recorder.values == [0, 1, 2])
  }

  @Test func valueIsPublishedBeforeItIsSet() {
    let counter = Counter()
    var seen: [[Int]] = []
    let subscription = counter.$count.sink { seen.append([$0, counter.count]) }
    counter.count = 4
    counter.count = 2
    #expect(seen == [[0, 0], [4, 0], [2, 4]])
    subscription.cancel()
  }

  @Test func equalValuesArePublished() {
    let counter = Counter()
    let recorder = counter.$count.recorded()
    counter.count = 0
    #expect(recorder.values == [0, 0])
  }

  @Test func slowSubscriberReceivesTheLastValue() {
    let counter = Counter()
    let recorder = counter.$count.recorded(asking: .max(1))
    counter.count = 1
    counter.count = 2
    #expect(recorder.values == [0])
    recorder.request(1)
    #expect(recorder.values == [0, 2])
  }

  @Test func valueSetBySubscribersIsKept() {
    let counter = Counter()
    var seen: [Int] = []
    let subscription = counter.$count.sink {
      seen.append($0)
      if $0 > 10 { counter.count = 10 }
    }
    counter.count = 99
    #expect(counter.count == 10)
    #expect(seen == [0, 99, 10])
    subscription.cancel()
  }

  @Test func subscriberAddedDuringAChangeReceivesTheNewValue() {
    let counter = Counter()
    var late: Recorder<Int, Never>?
    let subscription = counter.$count.sink { if $0 == 1 { late = counter.$count.recorded() } }
    counter.count = 1
    counter.count = 2
    #expect(late?.values == [1, 2])
    subscription.cancel()
  }

  @Test func optionalPropertyStartsWithNil() {
    let counter = Counter()
    let recorder = counter.$name.recorded()
    counter.name = "a"
    #expect(recorder.values == [nil, "a"])
  }

  @Test func publisherOutlivesItsObject() {
    var counter: Counter? = Counter()
    counter?.count = 5
    let publisher = counter?.$count
    counter = nil
    #expect(publisher?.recorded().values == [5])
  }

  @Test func subscriptionsDoNotKeepTheObjectAlive() {
    var counter: Counter? = Counter()
    weak let gone = counter
    let recorder = counter?.$count.recorded()
    counter = nil
    #expect(gone == nil)
    #expect(recorder?.values == [0])
  }

  @Test func valueIsReleasedWithTheObject() {
    final class Holder: ObservableObject { @Published var held: Witnessed? = Witnessed() }
    var holder: Holder? = Holder()
    weak let held = holder?.held
    #expect(held != nil)
    let recorder = holder?.$held.recorded(asking: .none)
    holder?.held = nil
    recorder?.request(1)
    #expect(held == nil)
    holder = nil
  }

  @Test func assigningAPublisherSetsTheProperty() {
    final class Model: ObservableObject {
      @Published var text = ""
      init(_ source: some Publisher<Int, Never>) { source.map(String.init).assign(to: &$text) }
    }
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model(subject)
    var changes = 0
    let subscription = model?.objectWillChange.sink { changes += 1 }
    subject.send(7)
    #expect(model?.text == "7")
    #expect(changes == 1)
    weak let gone = model
    model = nil
    subject.send(8)
    #expect(gone == nil)
    subscription?.cancel()
  }

  @Test func twoPropertiesCanBeCombined() {
    final class Pair: ObservableObject {
      @Published var left = 1
      @Published var right = 2
      init() { $right = $left }
    }
    let pair = Pair()
    var changes = 0
    let subscription = pair.objectWillChange.sink { changes += 1 }
    pair.right = 5
    #expect(pair.left == 5)
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test func nonobservableClassesCanHavePublishedProperties() {
    final class Plain { @Published var value = 1 }
    let plain = Plain()
    let recorder = plain.$value.recorded()
    plain.value = 2
    #expect(recorder.values == [1, 2])
  }

  @MainActor @Test func publishedWorksInMainActorClasses() {
    @MainActor final class Model: ObservableObject {
      @Published var input = ""
      @Published private(set) var isLong = false
      private var subscriptions: Set<AnyCancellable> = []

      init() {
        $input.map { $0.count > 3 }.removeDuplicates().sink { [weak self] in self?.isLong = $0 }
          .store(in: &subscriptions)
      }
    }
    let model = Model()
    model.input = "long enough"
    #expect(model.isLong)
    model.input = "no"
    #expect(!model.isLong)
  }

  @Test func manyThreadsMaySetAndRead() async {
    nonisolated(unsafe) let counter = Counter()
    let recorder = counter.$count.recorded()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<250 {
            counter.count = thread * 1000 + step
            _ = counter.count
          }
        }
      }
    }
    #expect(recorder.values.count == 1001)
    #expect(recorder.values.last == counter.count)
  }
}
