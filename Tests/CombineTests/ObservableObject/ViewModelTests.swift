import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

/// Ordinary view models, written as for Apple's platforms: that they compile is half of the test.
@MainActor @Suite struct ViewModelTests {
  final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isSearching = false
    @Published private(set) var failures = 0
    private var subscriptions = Set<AnyCancellable>()

    init<S: Scheduler>(scheduler: S, search: @escaping (String) -> AnyPublisher<[String], Fault>) {
      $query
        .dropFirst()
        .debounce(for: .milliseconds(300), scheduler: scheduler)
        .removeDuplicates()
        .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
        .map { [weak self] query in
          search(query).catch { _ in
            self?.failures += 1
            return Just([String]())
          }
        }
        .switchToLatest()
        .receive(on: scheduler)
        .sink { [weak self] in
          self?.results = $0
          self?.isSearching = false
        }
        .store(in: &subscriptions)
    }
  }

  @Test func searchRunsWhenTypingPauses() {
    let scheduler = VirtualScheduler()
    var searched: [String] = []
    let model = SearchModel(scheduler: scheduler) { query in
      searched.append(query)
      return query.isEmpty
        ? Fail(error: .first).eraseToAnyPublisher()
        : Just([query + "1", query + "2"]).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    for text in ["s", "sw", "swi"] {
      model.query = text
      scheduler.advance(by: 100)
    }
    #expect(searched.isEmpty)
    scheduler.advance(by: 200)
    #expect(searched == ["swi"])
    #expect(model.results == ["swi1", "swi2"])
    #expect(!model.isSearching)
    model.query = ""
    scheduler.advance(by: 300)
    #expect(model.results.isEmpty)
    #expect(model.failures == 1)
    scheduler.advance(by: 1000)
    #expect(scheduler.count == 0)
  }

  @MainActor final class FeedModel: ObservableObject {
    struct Item: Decodable { var title: String }

    @Published var items: [Item] = []
    @Published var seconds = 0
    private var subscriptions: Set<AnyCancellable> = []
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    func load(_ url: URL) {
      URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: [Item].self, decoder: JSONDecoder())
        .retry(1)
        .receive(on: DispatchQueue.main)
        .sink { completion in
          if case .failure(let error) = completion { print(error) }
        } receiveValue: { [weak self] in
          self?.items = $0
        }
        .store(in: &subscriptions)
    }

    func watch() {
      timer.map { _ in 1 }.scan(0, +).assign(to: &$seconds)
      NotificationCenter.default.publisher(for: Notification.Name("reload"))
        .debounce(for: 0.5, scheduler: RunLoop.main)
        .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
        .sink { [weak self] _ in self?.items = [] }
        .store(in: &subscriptions)
    }
  }

  @Test func modelIsReleasedWithItsSubscriptions() {
    var model: FeedModel? = FeedModel()
    weak let gone = model
    model?.watch()
    model = nil
    #expect(gone == nil)
  }
}
