import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct DataTaskPublisherTests {
  /// Answers each request with the address that was asked for.
  private final class Echo: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.absoluteString.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test func dataAreLoaded() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let url = try #require(URL(string: "echo://content"))
    var texts: [String] = []
    let loaded = URLSession(configuration: configuration).dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
    for try await text in loaded.values { texts.append(text) }
    #expect(texts == ["echo://content"])
  }

  @Test func failedLoadFails() async throws {
    let url = try #require(URL(string: "unknown://nowhere"))
    await #expect(throws: URLError.self) {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    }
  }

  @Test func theRequestIsKept() throws {
    let url = try #require(URL(string: "https://example.org"))
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url)
    #expect(publisher.session === URLSession.shared)
  }
}
