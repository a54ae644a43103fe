import Combine
import Testing

@Suite struct AssignTests {
  private final class Model { var value = 0 }

  @Test func eachValueIsStored() {
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    let subscription = subject.assign(to: \.value, on: model)
    subject.send(5)
    #expect(model.value == 5)
    subscription.cancel()
    subject.send(6)
    #expect(model.value == 5)
  }

  @Test func objectIsRetainedUntilTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let gone = model
    var subscriber: Subscribers.Assign<Model, Int>?
    if let model { subscriber = Subscribers.Assign(object: model, keyPath: \.value) }
    if let subscriber { subject.subscribe(subscriber) }
    model = nil
    #expect(gone != nil)
    #expect(subscriber?.object === gone)
    subject.send(completion: .finished)
    #expect(gone == nil)
  }

  @Test func cancellingReleasesTheObject() {
    let probe = Probe<Int, Never>()
    var model: Model? = Model()
    weak let gone = model
    let subscription = model.map { probe.assign(to: \.value, on: $0) }
    model = nil
    #expect(gone != nil)
    subscription?.cancel()
    #expect(gone == nil)
    #expect(probe.cancelCount == 1)
  }

  @Test func secondSubscriptionIsCancelled() {
    let subscriber = Subscribers.Assign(object: Model(), keyPath: \.value)
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
    first.subscribe(subscriber)
    second.subscribe(subscriber)
    #expect([first.requests, second.requests] == [[.unlimited], []])
    #expect(second.cancelCount == 1)
    #expect("\(subscriber)" == "Assign Model")
  }
}
