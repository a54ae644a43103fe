import CanopyMainLoop
import CanopyPresentation
import CanopyScene
import Foundation
import Testing

@testable import CanopyWeb

/// The time that bodies of requests may take.
@MainActor @Suite(.serialized) struct BoundedInputTests {
  /// A server with a window that asks for a file.
  @MainActor private final class Asking {
    let server: WebServer
    let files: FileExchange
    let question: String
    private let hosted: PagelessApp

    init(_ change: (inout WebOptions) -> Void) throws {
      var options = WebOptions()
      options.port = 0
      options.isQuiet = true
      change(&options)
      hosted = PagelessApp(options)
      files = hosted.host.files
      server = try WebServer(host: hosted.host, options: options)
      _ = hosted.app.openWindow(from: nil)
      let window = try #require(hosted.host.windows.first)
      window.chooseFiles(FileRequest(.open(allowsSeveral: false))) { _ in }
      let cookie = "canopy-\(server.port)=\(Secret.derived(from: options.token, for: "cookie"))"
      question = """
        POST /files/1 HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nOrigin: http://127.0.0.1:\(server.port)\r
        Cookie: \(cookie)\r\nCanopy-Window: \(window.key)\r\n
        """
    }

    func stop() {
      server.stop()
      files.removeAll()
    }
  }

  /// Sends a part of a file again and again, and returns the answer and the seconds until it came.
  private func send(
    _ part: Int, every pause: Double, count: Int, to asking: Asking
  ) throws -> (answer: String, seconds: Double) {
    let client = try Connection(port: asking.server.port)
    let began = Date.now
    var answer = ""
    func ends(within seconds: Double) -> Bool {
      happens(within: seconds) {
        answer += client.readNow()
        return !answer.isEmpty
      }
    }
    try client.write(Array("\(asking.question)Content-Length: \(part * count)\r\n\r\n".utf8))
    for _ in 0..<count {
      if (try? client.write([UInt8](repeating: 120, count: part))) == nil { break }
      if ends(within: pause) { break }
    }
    #expect(ends(within: 5))
    return (answer, Date.now.timeIntervalSince(began))
  }

  private func happens(within seconds: Double, _ condition: () -> Bool) -> Bool {
    let end = Date.now.addingTimeInterval(seconds)
    while !condition() {
      if Date.now > end { return false }
      MainLoop.runPending()
      usleep(1_000)
    }
    return true
  }

  @Test func anUploadBelowTheSlowestRateEnds() throws {
    let asking = try Asking {
      $0.limits.headTime = 1
      $0.limits.uploadRate = 1_000
    }
    defer { asking.stop() }
    // 100 bytes in a second would take a minute and more.
    let slow = try send(10, every: 0.1, count: 600, to: asking)
    #expect(slow.answer.hasPrefix("HTTP/1.1 408 "), "\(slow.answer)")
    #expect(slow.seconds < 3)
  }

  /// It takes three times as long as a head may, and none of its pauses does.
  @Test func anUploadAtTheSlowestRateHasTheTimeThatItNeeds() throws {
    let asking = try Asking {
      $0.limits.headTime = 1
      $0.limits.uploadRate = 1_000
    }
    defer { asking.stop() }
    let steady = try send(500, every: 0.2, count: 15, to: asking)
    #expect(steady.answer.hasPrefix("HTTP/1.1 200 "), "\(steady.answer)")
    #expect(steady.seconds > 2.5)
  }

  /// Bytes that came early don't pay for a pause.
  @Test func anUploadThatPausesEnds() throws {
    let asking = try Asking {
      $0.limits.headTime = 1
      $0.limits.uploadRate = 1_000
    }
    defer { asking.stop() }
    let pausing = try send(60_000, every: 1.5, count: 3, to: asking)
    #expect(pausing.answer.hasPrefix("HTTP/1.1 408 "), "\(pausing.answer)")
    #expect(pausing.seconds < 4)
  }
}
