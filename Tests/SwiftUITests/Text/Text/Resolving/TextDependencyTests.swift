import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// A text depends on those values of the environment that its string needs.
@MainActor @Suite struct TextDependencyTests {
  /// Shows the string of a text, so that its body depends on what the string depends on.
  private struct Resolving: View {
    let text: Text
    @Environment(\.self) private var environment

    var body: some View { Text(verbatim: text.resolved(in: environment)) }
  }

  /// How many bodies run when the values change.
  private func bodies(_ text: Text, when change: (inout EnvironmentValues) -> Void) -> Int {
    let screen = TestScreen { Resolving(text: text) }
    screen.resetCounts()
    change(&screen.environment)
    screen.update()
    return screen.bodyCount(of: Resolving.self)
  }

  private let locale: (inout EnvironmentValues) -> Void = { $0.locale = Locale(identifier: "ar_EG") }
  private let zone: (inout EnvironmentValues) -> Void = { $0.timeZone = .gmt }
  private let letters: (inout EnvironmentValues) -> Void = { $0.textCase = .uppercase }

  @Test func verbatimTextDoesNotDependOnTheLocale() {
    #expect(bodies(Text(verbatim: "Hello"), when: locale) == 0)
    #expect(bodies(Text(verbatim: "Hello"), when: zone) == 0)
    #expect(bodies(Text(verbatim: "Hello"), when: letters) == 1)
  }

  @Test func keyDependsOnTheLocale() {
    #expect(bodies(Text("Row \(12345)"), when: locale) == 1)
    #expect(bodies(Text("Row \(12345)"), when: zone) == 0)
  }

  @Test func timeDependsOnTheTimeZone() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 0)
    #expect(bodies(Text(date, style: .time), when: { $0.timeZone = tokyo }) == 1)
    #expect(bodies(Text(date, style: .relative), when: { $0.timeZone = tokyo }) == 0)
  }

  @Test func stringDoesNotDependOnTheFont() {
    #expect(bodies(Text(verbatim: "Hello").bold(), when: { $0.font = .title }) == 0)
  }
}
