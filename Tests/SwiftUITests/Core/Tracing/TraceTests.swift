import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyPresentation
@testable import CanopyScene
@testable import CanopyTesting

/// The file that `CANOPY_TRACE` writes.
@MainActor @Suite struct TraceTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Event: Decodable {
    let name: String?
    let cat: String?
    let ph: String
    let ts: Double
    let args: [String: String]?
  }

  private func events(in url: URL) throws -> [Event] {
    let text = try String(contentsOf: url, encoding: .utf8)
    // The file has no closing bracket, because a program that stops can't write it; viewers don't need it.
    return try JSONDecoder().decode([Event].self, from: Data((text + "]").utf8))
  }

  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).json")
  }

  @Test func aTraceHasSpansForPhasesAndBodiesWithTheirReasons() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url) }
    try Trace.recording(to: Trace(to: url)) {
      let screen = TestScreen(size: CGSize(width: 100, height: 50)) { Counter() }
      try screen.find("0").tap()
      _ = screen.frame.run(scale: 1)
    }
    let events = try events(in: url)
    let names = Set(events.compactMap(\.name))
    #expect(names.isSuperset(of: ["frame", "update", "layout", "display", "damage", "Counter"]))
    // Each span ends before its enclosing span.
    var open: [String] = []
    var reasons: [String] = []
    for event in events {
      if event.ph == "B" {
        open.append(try #require(event.name))
      } else {
        let last = open.popLast()
        let name = try #require(last)
        if name == "Counter" { reasons.append(event.args?["because"] ?? "") }
      }
    }
    #expect(open.isEmpty)
    #expect(reasons.count == 2)
    #expect(reasons.first == "it came into the tree")
    #expect(reasons.last?.hasPrefix("_count changed") == true)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.ts <= $1.ts })
  }

  @Test func spansOfLayoutAndDisplayIncludeCounts() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let trace = try Trace(to: url)
    Trace.recording(to: trace) {
      let screen = TestScreen(size: CGSize(width: 100, height: 50)) { Text("a") }
      _ = screen.frame.run(scale: 1)
    }
    let arguments = try events(in: url).compactMap(\.args)
    #expect(arguments.contains { $0["measured"].flatMap(Int.init).map { $0 > 0 } == true })
    #expect(arguments.contains { $0["elements"].flatMap(Int.init).map { $0 > 0 } == true })
  }

  @Test func thereIsNoTraceByDefault() { #expect(Trace.current == nil) }

  @Test func theEnvironmentVariableStartsATrace() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let url = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).json")
        setenv("CANOPY_TRACE", url.path, 1)
        _ = TestScreen { Text("a") }
        let text = try String(contentsOf: url, encoding: .utf8)
        try FileManager.default.removeItem(at: url)
        #expect(text.hasPrefix("[\n{"))
        #expect(text.contains("\"update\""))
      }
    }
  }

  @Test func anUnwritableTraceFileIsNamedOnStandardError() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          setenv("CANOPY_TRACE", "/nowhere/trace.json", 1)
          #expect(TestScreen { Text("a") }.texts == ["a"])
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Canopy: CANOPY_TRACE=/nowhere/trace.json: "))
  }
}
