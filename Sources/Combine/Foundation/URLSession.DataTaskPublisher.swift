public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Returns a publisher that loads the contents of a URL for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs a URL request for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of loaded data. Loading starts when a subscriber requests the data.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The type of the elements: the data and the response of the server.
    public typealias Output = (data: Data, response: URLResponse)

    /// The type of the failure: a URL error.
    public typealias Failure = URLError

    /// The request to load.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that performs a URL request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, URLError>) {
      let outlet = Outlet(to: subscriber)
      let answer = UncheckedAction<(Data?, URLResponse?, (any Error)?)> { data, response, error in
        if let data, let response {
          outlet.send((data, response))
          outlet.finish(.finished)
        } else {
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let task = session.dataTask(with: request) { answer.run(($0, $1, $2)) }
      outlet.open(request: { _ in task.resume() }, cancel: task.cancel)
    }
  }
}
