internal import CanopyCore
package import CanopyDrawing
internal import Foundation

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image isn't loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading has failed.
  case failure(any Error)

  /// The image; nil if it isn't loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error; nil if loading hasn't failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A loader for pictures from URLs, which runs off the main actor. `URLCache` stores responses according to their headers.
package enum ImageLoader {
  /// The reason why loading has failed.
  enum Fault: Error, CustomStringConvertible {
    case answer(status: Int, URL)
    case noPicture(URL, ImageFault)

    var description: String {
      switch self {
      case .answer(let status, let url): "The server answered \(status) when asked for \(url.absoluteString)."
      case .noPicture(let url, let fault): "What came from \(url.absoluteString) is no picture: \(fault)."
      }
    }
  }

  /// Loads the picture of a request. If the URL isn't a web address, it is read as a file.
  @concurrent package static func load(_ request: URLRequest, _ engine: any ImageEngine) async throws -> DrawImage {
    guard let url = request.url else { throw URLError(.badURL) }
    let data = try await data(for: request, from: url)
    do throws(ImageFault) {
      return try engine.open(data)
    } catch {
      throw Fault.noPicture(url, error)
    }
  }

  private static func data(for request: URLRequest, from url: URL) async throws -> Data {
    guard url.scheme == "http" || url.scheme == "https" else { return try Data(contentsOf: url) }
    let (data, response) = try await answer(to: request)
    if let answer = response as? HTTPURLResponse, !(200..<300).contains(answer.statusCode) {
      throw Fault.answer(status: answer.statusCode, url)
    }
    return data
  }

  /// Returns the response of a server. Requests are never canceled, because URLSession on Linux ends the program if a request is
  /// canceled while it finishes. Responses that are no longer needed are discarded.
  private static func answer(to request: URLRequest) async throws -> (Data, URLResponse?) {
    try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        if let data {
          continuation.resume(returning: (data, response))
        } else {
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
      }
      task.resume()
    }
  }
}
