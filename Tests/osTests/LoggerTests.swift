import Foundation
import OSLog
import Testing
import os.log
import os.signpost

@testable import os

/// Files that import `os`, `os.log` or `OSLog` write to the standard error.
@Suite struct LoggerTests {
  private func text(_ message: OSLogMessage) -> String { message.text }

  private struct Failure: Error {}

  @Test func valuesInMessagesHaveFormats() {
    let (count, name) = (42, "Ada")
    #expect(text("\(count) notes of \(name)") == "42 notes of Ada")
    #expect(text("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))") == "0xff 007")
    #expect(text("\(1.25, format: .fixed(precision: 1))|\(true, format: .answer)|\(false)") == "1.2|yes|false")
    #expect(text("\(5, align: .right(columns: 4))|\(name, align: .left(columns: 5))|") == "   5|Ada  |")
    #expect(text("\(Failure()) \(Int.self) \(URL(filePath: "/a"))") == "Failure() Int file:///a")
  }

  @Test func privateValuesAreLeftOut() {
    let name = "Ada"
    #expect(
      text("\(name, privacy: .private) \(name, privacy: .sensitive) \(name, privacy: .public)")
        == "<private> <sensitive> Ada")
    let mask = text("\(name, privacy: .private(mask: .hash))")
    #expect(mask == text("\(name, privacy: .private(mask: .hash))"))
    #expect(!mask.contains("Ada"))
  }

  @Test func aLineHasTheTimeTheLevelAndThePlace() {
    let log = OSLog(subsystem: "com.example.Notes", category: "sync")
    let line = log.line("Hello", .error, at: Date(timeIntervalSinceReferenceDate: 0.25), forJournal: false)
    #expect(line.hasSuffix(".250 error [com.example.Notes:sync]: Hello"))
    #expect(log.line("Hello", .fault, forJournal: true) == "<2>fault [com.example.Notes:sync]: Hello")
    #expect(OSLog.default.line("Hello", .default, forJournal: true) == "<5>notice: Hello")
  }

  @Test func formatsMayHaveAPrivacy() {
    #expect(
      FormattedMessage("%{public}@ and %{private}d, %d %%", ["world" as NSString, 3, 4]).text
        == "world and <private>, 4 %")
    // Without a value, memory that isn't the program's would be read.
    #expect(FormattedMessage("%@ %d", []).text == "%@ %d")
  }

  @Test func messagesGoToTheStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(subsystem: "com.example.Notes", category: "sync")
      logger.info("one \(1)")
      os_log("two %d", log: .default, type: .debug, 2)
      os_log("three \(3)")
      os_log(.error, "four")
      Logger(.disabled).fault("never")
      let signposter = OSSignposter(logger: logger)
      signposter.withIntervalSignpost("load") {}
      os_signpost(.event, log: OSLog(subsystem: "a", category: .pointsOfInterest), name: "paint")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for text in [
      "info [com.example.Notes:sync]: one 1", "debug: two 2", "notice: three 3", "error: four", "begin load", " ms",
      "[a:PointsOfInterest]: event paint",
    ] {
      #expect(output.contains(text), "\(text)")
    }
    #expect(!output.contains("never"))
  }
}
