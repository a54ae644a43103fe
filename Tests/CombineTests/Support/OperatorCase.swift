import Combine
import Testing

/// An operator under test, between a publisher of numbers and a subscriber that reads text.
struct OperatorCase: @unchecked Sendable, CustomTestStringConvertible {
  typealias Source = AnyPublisher<Int, Fault>
  typealias Result = AnyPublisher<String, any Error>

  let name: String
  /// Attaches the operator to a publisher.
  let apply: (Source) -> Result

  var testDescription: String { name }

  init<P: Publisher>(_ name: String, _ apply: @escaping (Source) -> P) {
    self.name = name
    self.apply = { apply($0).map { "\($0)" }.mapError { $0 }.eraseToAnyPublisher() }
  }

  /// Operators that pass on each error.
  static let all = passing + finishing + reducing + joining + scheduling + watching

  /// Operators that send an element for most of those that they receive, as they arrive.
  static let passing = [
    OperatorCase("map") { $0.map { -$0 } },
    OperatorCase("tryMap") { $0.tryMap { -$0 } },
    OperatorCase("mapKeyPath") { $0.map(\.description) },
    OperatorCase("mapKeyPath2") { $0.map(\.description, \.magnitude) },
    OperatorCase("mapKeyPath3") { $0.map(\.description, \.magnitude, \.self) },
    OperatorCase("compactMap") { $0.compactMap { $0 % 3 == 0 ? nil : $0 } },
    OperatorCase("tryCompactMap") { $0.tryCompactMap { $0 % 3 == 0 ? nil : $0 } },
    OperatorCase("filter") { $0.filter { $0 % 2 == 0 } },
    OperatorCase("tryFilter") { $0.tryFilter { $0 % 2 == 0 } },
    OperatorCase("dropFirst") { $0.dropFirst(2) },
    OperatorCase("drop(while:)") { $0.drop { $0 < 3 } },
    OperatorCase("tryDrop(while:)") { $0.tryDrop { $0 < 3 } },
    OperatorCase("removeDuplicates") { $0.removeDuplicates() },
    OperatorCase("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
    OperatorCase("scan") { $0.scan(0, +) },
    OperatorCase("tryScan") { $0.tryScan(0) { $0 + $1 } },
    OperatorCase("encode") { $0.encode(encoder: Spelling()) },
    OperatorCase("decode") { $0.decode(type: Int.self, decoder: Spelling()) },
    OperatorCase("collect(count)") { $0.collect(2) },
    OperatorCase("replaceEmpty") { $0.replaceEmpty(with: 0) },
    OperatorCase("mapError") { $0.mapError { $0 } },
    OperatorCase("measureInterval") { $0.measureInterval(using: ImmediateScheduler.shared) },
  ]

  /// Operators that can finish before their publisher does.
  static let finishing = [
    OperatorCase("first") { $0.first() },
    OperatorCase("first(where:)") { $0.first { $0 > 2 } },
    OperatorCase("tryFirst(where:)") { $0.tryFirst { $0 > 2 } },
    OperatorCase("prefix") { $0.prefix(3) },
    OperatorCase("prefix(while:)") { $0.prefix { $0 < 4 } },
    OperatorCase("tryPrefix(while:)") { $0.tryPrefix { $0 < 4 } },
    OperatorCase("output(in:)") { $0.output(in: 1...2) },
  ]

  /// Operators that send a single result.
  static let reducing = [
    OperatorCase("reduce") { $0.reduce(0, +) },
    OperatorCase("tryReduce") { $0.tryReduce(0) { $0 + $1 } },
    OperatorCase("collect") { $0.collect() },
    OperatorCase("count") { $0.count() },
    OperatorCase("last") { $0.last() },
    OperatorCase("last(where:)") { $0.last { $0 < 4 } },
    OperatorCase("tryLast(where:)") { $0.tryLast { $0 < 4 } },
    OperatorCase("min") { $0.min() },
    OperatorCase("max") { $0.max() },
    OperatorCase("allSatisfy") { $0.allSatisfy { $0 > 0 } },
    OperatorCase("tryAllSatisfy") { $0.tryAllSatisfy { $0 > 0 } },
    OperatorCase("contains") { $0.contains(9) },
    OperatorCase("contains(where:)") { $0.contains { $0 > 9 } },
    OperatorCase("tryContains(where:)") { $0.tryContains { $0 > 9 } },
    OperatorCase("ignoreOutput") { $0.ignoreOutput() },
  ]

  /// Operators that join the publisher with others.
  static let joining = [
    OperatorCase("append") { $0.append(7, 8) },
    OperatorCase("prepend") { $0.prepend(-2, -1) },
    OperatorCase("merge") { $0.merge(with: Empty()) },
    OperatorCase("zip") { $0.zip($0) },
    OperatorCase("combineLatest") { Just(0).setFailureType(to: Fault.self).combineLatest($0) },
    OperatorCase("flatMap") { $0.flatMap { Just($0) } },
    OperatorCase("flatMap(maxPublishers:)") { $0.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher } },
    OperatorCase("switchToLatest") { Just($0).setFailureType(to: Fault.self).switchToLatest() },
    OperatorCase("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: Just(0).setFailureType(to: Fault.self)) },
    OperatorCase("prefix(untilOutputFrom:)") {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    OperatorCase("catch") { $0.catch { Fail(error: $0) } },
    OperatorCase("tryCatch") { $0.tryCatch { error -> Empty<Int, Fault> in throw error } },
    OperatorCase("retry") { $0.retry(0) },
  ]

  /// Operators that use a scheduler, which runs everything immediately.
  static let scheduling = [
    OperatorCase("delay") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    OperatorCase("receive(on:)") { $0.receive(on: ImmediateScheduler.shared) },
    OperatorCase("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler.shared) },
  ]

  /// Operators that only watch or share the events.
  static let watching = [
    OperatorCase("handleEvents") { $0.handleEvents() },
    OperatorCase("print") { $0.print(to: Silence()) },
    OperatorCase("eraseToAnyPublisher") { $0.eraseToAnyPublisher() },
    OperatorCase("deferred") { source in Deferred { source } },
  ]
}

/// A coder that keeps elements as they are, for which any type of element will do.
private struct Spelling: TopLevelEncoder, TopLevelDecoder {
  func encode(_ value: some Encodable) throws -> String { "\(value)" }

  func decode<T: Decodable>(_ type: T.Type, from data: Int) throws -> T {
    guard let value = data as? T else { throw Fault.second }
    return value
  }
}

/// A stream that drops all text.
private final class Silence: TextOutputStream {
  func write(_: String) {}
}
