import Foundation
import HostTestSupport
import Testing

/// Short forms of the scripts that use a server for minutes.
@Suite(.serialized) struct LongRunsTests {
  private func run(_ script: String, _ arguments: String...) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let process = try ChildProcess(
      root.appending(path: "Scripts/\(script)").path,
      ["--program", TestProgram.file(of: "WebSample").path] + arguments,
      variables: ProcessInfo.processInfo.environment, errors: .isRead)
    process.waitForEnd()
    #expect(process.exitStatus == 0, "\(process.text)")
    process.end()
  }

  @Test func manyPagesClickAndAllAreAnswered() throws { try run("web-load", "--clients", "20", "--seconds", "3") }

  @Test func mutatedMessagesDoNoHarm() throws { try run("web-fuzz", "--short") }

  @Test func bodiesWithoutAnEndTakeNoMemory() throws { try run("web-attack", "--connections", "0") }

  /// Code that isn't optimized, and caches that fill, make the memory grow in so short a time.
  @Test func lostConnectionsLoseNothing() throws { try run("web-soak", "--minutes", "0.1", "--growth", "100") }
}
