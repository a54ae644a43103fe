import Combine
import Testing

@Suite struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var first = 0
  }

  class Derived: Base {
    @Published var second = ""
    var plain = 0
  }

  final class Generic<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
  }

  final class Bare: ObservableObject {
    func change() { objectWillChange.send() }
  }

  /// Counts what `objectWillChange` sends while `body` runs.
  private func changes(of object: some ObservableObject, _ body: () -> Void) -> Int {
    var count = 0
    let subscription = object.objectWillChange.sink { _ in count += 1 }
    body()
    subscription.cancel()
    return count
  }

  @Test func sendsOncePerChangeOfAPublishedProperty() {
    let object = Derived()
    #expect(changes(of: object) { object.first = 1 } == 1)
    #expect(changes(of: object) { object.second = "a" } == 1)
    #expect(changes(of: object) { object.plain = 1 } == 0)
    #expect(changes(of: object) { object.second += "b" } == 1)
  }

  @Test func sendsBeforeTheValueChanges() {
    let object = Base()
    var seen: [Int] = []
    let subscription = object.objectWillChange.sink { seen.append(object.first) }
    object.first = 1
    object.first = 2
    #expect(seen == [0, 1])
    #expect(object.first == 2)
    subscription.cancel()
  }

  @Test func sendsBeforeThePropertyPublishes() {
    let object = Base()
    var order: [String] = []
    let own = object.$first.dropFirst().sink { order.append("value \($0)") }
    let any = object.objectWillChange.sink { order.append("object") }
    object.first = 1
    #expect(order == ["object", "value 1"])
    own.cancel()
    any.cancel()
  }

  @Test func publisherIsTheSameForTheLifeOfTheObject() {
    let (object, bare) = (Derived(), Bare())
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(object.objectWillChange === (object as Base).objectWillChange)
    #expect(object.objectWillChange !== Derived().objectWillChange)
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
  }

  @Test func publisherCanSendExplicitly() {
    let (object, bare) = (Base(), Bare())
    #expect(changes(of: object) { object.objectWillChange.send() } == 1)
    #expect(changes(of: bare) { bare.change() } == 1)
  }

  @Test func genericClassesHaveAPublisher() {
    let (number, text) = (Generic(1), Generic("a"))
    #expect(changes(of: number) { number.value = 2 } == 1)
    #expect(changes(of: text) { text.value = "b" } == 1)
  }

  @Test func subclassWithoutPropertiesInheritsThePublisher() {
    final class Leaf: Derived {}
    let leaf = Leaf()
    #expect(changes(of: leaf) { leaf.first = 1 } == 1)
    #expect(changes(of: leaf) { leaf.second = "a" } == 1)
  }

  @Test func customPublisherIsNotReplaced() {
    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
      @Published var silent = 0
      var loud = 0 { willSet { objectWillChange.send("loud") } }
    }
    let object = Custom()
    let recorder = object.objectWillChange.recorded()
    object.silent = 1
    object.loud = 1
    #expect(recorder.values == ["loud"])
  }

  @Test func storedPublisherIsNotReplaced() {
    final class Custom: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var silent = 0
    }
    let object = Custom()
    #expect(changes(of: object) { object.silent = 1 } == 0)
    #expect(changes(of: object) { object.objectWillChange.send() } == 1)
  }

  @Test func objectCanForwardChangesOfAnother() {
    final class Parent: ObservableObject {
      @Published var child = Derived()
      private var subscription: AnyCancellable?
      init() {
        subscription = child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      }
    }
    let parent = Parent()
    #expect(changes(of: parent) { parent.child.first = 1 } == 1)
  }

  @Test func nothingIsRetained() {
    var object: Derived? = Derived()
    var bare: Bare? = Bare()
    weak let goneObject = object
    weak let goneBare = bare
    let subscriptions = [object?.objectWillChange.sink {}, bare?.objectWillChange.sink {}]
    (object, bare) = (nil, nil)
    #expect(goneObject == nil)
    #expect(goneBare == nil)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func concurrentThreadsGetTheSamePublisher() async {
    for _ in 0..<50 {
      nonisolated(unsafe) let object = Derived()
      let publishers = await withTaskGroup(of: ObservableObjectPublisher.self) { group in
        for _ in 0..<4 { group.addTask { object.objectWillChange } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(publishers.allSatisfy { $0 === publishers[0] })
    }
  }
}
