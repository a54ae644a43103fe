import Combine
import Testing

/// The rules that all operators keep, whatever they do with elements.
@Suite struct OperatorRulesTests {
  private let numbers = Record<Int, Fault>(output: [1, 2, 2, 3, 4, 5], completion: .finished).eraseToAnyPublisher()

  @Test(arguments: OperatorCase.all)
  func nothingIsSubscribedBeforeThereIsASubscriber(_ operation: OperatorCase) {
    let probe = Probe<Int, Fault>()
    let result = operation.apply(probe.eraseToAnyPublisher())
    #expect(probe.subscriberCount == 0)
    let recorder = result.recorded()
    #expect(probe.subscriberCount > 0 || operation.name == "prepend")
    #expect(recorder.subscriptionCount == 1)
  }

  @Test(arguments: OperatorCase.all)
  func subscriberReceivesOneSubscriptionAndOneCompletion(_ operation: OperatorCase) {
    let recorder = operation.apply(numbers).recorded()
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.log.last == "finished")
  }

  @Test(arguments: OperatorCase.all)
  func nothingIsSentWithoutDemand(_ operation: OperatorCase) {
    let recorder = operation.apply(numbers).recorded(asking: .none)
    #expect(recorder.values.isEmpty)
  }

  @Test(arguments: OperatorCase.all)
  func elementsDoNotExceedTheDemand(_ operation: OperatorCase) {
    let recorder = operation.apply(numbers).recorded(asking: .max(1))
    #expect(recorder.values.count <= 1)
    recorder.request(2)
    #expect(recorder.values.count <= 3)
  }

  @Test(arguments: OperatorCase.all)
  func demandInStepsBringsTheSameElements(_ operation: OperatorCase) {
    let recorder = operation.apply(numbers).recorded(asking: .none)
    for _ in 0..<20 where recorder.completion == nil { recorder.request(1) }
    #expect(recorder.log == operation.apply(numbers).log)
  }

  @Test(arguments: OperatorCase.all)
  func returnedDemandBringsTheSameElements(_ operation: OperatorCase) {
    let recorder = operation.apply(numbers).recorded(asking: .max(1)) { _ in .max(1) }
    #expect(recorder.log == operation.apply(numbers).log)
  }

  @Test(arguments: OperatorCase.all)
  func demandDuringADeliveryBringsTheSameElements(_ operation: OperatorCase) {
    var request: () -> Void = {}
    let recorder = Recorder<String, any Error>(asking: .none) { _ in
      request()
      return .none
    }
    request = { [unowned recorder] in recorder.request(1) }
    operation.apply(numbers).subscribe(recorder.subscriber)
    recorder.request(1)
    #expect(recorder.log == operation.apply(numbers).log)
  }

  @Test(arguments: OperatorCase.all)
  func eachSubscriberStartsFromTheBeginning(_ operation: OperatorCase) {
    let result = operation.apply(numbers)
    #expect(result.log == result.log)
  }

  @Test(arguments: OperatorCase.all)
  func errorsReachTheSubscriber(_ operation: OperatorCase) {
    let failing = operation.apply(Fail(error: .first).eraseToAnyPublisher())
    #expect(failing.log.last == "failed: first")
  }

  @Test(arguments: OperatorCase.all)
  func errorsReachASubscriberWithoutDemand(_ operation: OperatorCase) {
    // Prepended elements must be requested before their successor is subscribed.
    guard operation.name != "prepend" else { return }
    let recorder = operation.apply(Fail(error: .second).eraseToAnyPublisher()).recorded(asking: .none)
    #expect(recorder.log == ["failed: second"])
  }

  @Test(arguments: OperatorCase.all)
  func cancellationReachesThePublisher(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    var (subscriptions, cancellations) = (0, 0)
    let watched = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 })
    let recorder = operation.apply(watched.eraseToAnyPublisher()).recorded()
    recorder.cancel()
    recorder.cancel()
    #expect(subscriptions > 0)
    #expect(cancellations == subscriptions)
  }

  @Test(arguments: OperatorCase.all)
  func nothingArrivesAfterACancellation(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = operation.apply(subject.eraseToAnyPublisher()).recorded()
    subject.send(1)
    recorder.cancel()
    let log = recorder.log
    for value in 2...5 { subject.send(value) }
    subject.send(completion: .failure(.first))
    recorder.request(5)
    #expect(recorder.log == log)
  }

  @Test(arguments: OperatorCase.all)
  func subscriberMayCancelBeforeItRequestsAnything(_ operation: OperatorCase) {
    var events = 0
    operation.apply(numbers).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.cancel() },
        receiveValue: { _ in
          events += 1
          return .none
        }, receiveCompletion: { _ in events += 1 }))
    #expect(events == 0)
  }

  @Test(arguments: OperatorCase.all)
  func subscriberMayCancelWhileItReceivesAnElement(_ operation: OperatorCase) {
    var subscription: (any Subscription)?
    var (values, ends) = (0, 0)
    operation.apply(numbers).subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: { _ in
          values += 1
          subscription?.cancel()
          return .unlimited
        }, receiveCompletion: { _ in ends += 1 }))
    #expect(values <= 1)
    // An operator that finishes with its only element may have finished before.
    #expect(ends == 0 || OperatorCase.finishing.contains { $0.name == operation.name } || values == 0)
  }

  @Test(arguments: OperatorCase.all)
  func cancellationReleasesTheSubscriber(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    weak var gone: RecordingSubscriber<String, any Error>?
    do {
      let subscriber = RecordingSubscriber<String, any Error>(asking: .unlimited) { _ in .none }
      gone = subscriber
      operation.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
      subject.send(1)
      subscriber.subscription?.cancel()
    }
    #expect(gone == nil)
    subject.send(2)
  }

  @Test(arguments: OperatorCase.all)
  func releasedAnyCancellableReleasesTheSubscriber(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    var subscription: AnyCancellable? = operation.apply(subject.eraseToAnyPublisher()).sink(
      receiveCompletion: { _ in }, receiveValue: { [object] _ in withExtendedLifetime(object) {} })
    object = nil
    #expect(subscription != nil && gone != nil)
    subscription = nil
    #expect(gone == nil)
  }

  @Test(arguments: OperatorCase.all)
  func completionReleasesTheSubscriber(_ operation: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    var object: Witnessed? = Witnessed()
    weak let gone = object
    let subscription = operation.apply(subject.eraseToAnyPublisher()).sink(
      receiveCompletion: { _ in }, receiveValue: { [object] _ in withExtendedLifetime(object) {} })
    object = nil
    subject.send(1)
    subject.send(completion: .finished)
    #expect(gone == nil)
    subscription.cancel()
  }

  @Test(arguments: OperatorCase.all)
  func runningSubscriptionRetainsItsPublisher(_ operation: OperatorCase) {
    var subject: PassthroughSubject<Int, Fault>? = PassthroughSubject()
    let object = Witnessed()
    let watch = { (_: Int) in withExtendedLifetime(object) {} }
    var source = subject?.handleEvents(receiveOutput: watch).eraseToAnyPublisher()
    let recorder = source.map { operation.apply($0).recorded() }
    source = nil
    subject?.send(1)
    subject?.send(completion: .finished)
    subject = nil
    #expect(recorder?.completion != nil)
  }
}

/// Two operators after each other keep the same rules.
@Suite struct OperatorChainTests {
  private static let samples = [
    "dropFirst", "filter", "prefix", "scan", "flatMap", "append", "collect(count)", "receive(on:)",
  ]
  private static let cases = OperatorCase.all.filter { samples.contains($0.name) }
  private let numbers = Record<Int, Fault>(output: [1, 2, 2, 3, 4, 5], completion: .finished).eraseToAnyPublisher()

  /// Attaches one operator to the elements that another one sends, counted from zero.
  private func chain(_ first: OperatorCase, _ second: OperatorCase, _ source: AnyPublisher<Int, Fault>)
    -> OperatorCase.Result
  {
    let counted = first.apply(source).scan(-1) { count, _ in count + 1 }
    return second.apply(counted.mapError { $0 as? Fault ?? .second }.eraseToAnyPublisher())
  }

  @Test(arguments: cases, cases)
  func demandInStepsBringsTheSameElements(_ first: OperatorCase, _ second: OperatorCase) {
    let recorder = chain(first, second, numbers).recorded(asking: .none)
    for _ in 0..<20 where recorder.completion == nil { recorder.request(1) }
    #expect(recorder.log == chain(first, second, numbers).log)
  }

  @Test(arguments: cases, cases)
  func cancellationReleasesTheSubscriber(_ first: OperatorCase, _ second: OperatorCase) {
    let subject = PassthroughSubject<Int, Fault>()
    weak var gone: RecordingSubscriber<String, any Error>?
    do {
      let subscriber = RecordingSubscriber<String, any Error>(asking: .max(1)) { _ in .none }
      gone = subscriber
      chain(first, second, subject.eraseToAnyPublisher()).subscribe(subscriber)
      for value in 1...3 { subject.send(value) }
      subscriber.subscription?.cancel()
    }
    #expect(gone == nil)
  }
}
