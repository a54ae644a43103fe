import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Values in explanations, as in source code.
@MainActor @Suite struct WrittenAsCodeTests {
  @Test func valuesAreWrittenAsInSource() {
    #expect(readableText(of: Card(title: "a", color: .red, size: nil)) == "Card(title: \"a\", color: .red, size: nil)")
    #expect(readableText(of: Card.Look.sized(2)) == ".sized(2)")
    #expect(readableText(of: Card.Look.framed(width: 1, height: 2)) == ".framed(width: 1, height: 2)")
    #expect(readableText(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(readableText(of: ["a": 1]) == "[\"a\": 1]")
    #expect(readableText(of: [String: Int]()) == "[:]")
    #expect(readableText(of: Optional("x") as Any) == "\"x\"")
    #expect(readableText(of: Int?.none as Any) == "nil")
    #expect(readableText(of: (1, "b")) == "(1, \"b\")")
  }

  @Test func typesOfTheFrameworkAreWrittenWithoutTheirFields() {
    #expect(readableText(of: EnvironmentValues().openWindow) == "OpenWindowAction")
  }

  @Test func aLargeValueIsCutBeforeItIsDescribed() {
    let numbers = Array(0..<2_000_000)
    let start = Date()
    let text = readableText(of: numbers)
    #expect(text.hasPrefix("[0, 1, 2, 3"))
    #expect(text.count == 160)
    #expect(readableText(of: Set(0..<1_000_000)).count == 160)
    #expect(readableText(of: String(repeating: "a", count: 3_000_000)).count == 160)
    // Making the set takes most of this.
    #expect(Date().timeIntervalSince(start) < 5)
  }

  @Test func modifiersOfTheFrameworkAreNamedWithTheirValues() throws {
    let screen = TestScreen {
      VStack { Text("a") }.font(.title).lineLimit(2).redacted(reason: .privacy).foregroundStyle(.green)
    }
    let text = screen.explain(try screen.find("a"))
    #expect(text.contains("\\.font = .title, set by font(_:)"), "\(text)")
    #expect(text.contains("\\.lineLimit = 2, set by lineLimit(_:)"), "\(text)")
    #expect(text.contains("foregroundStyle = .green, set by foregroundStyle(_:)"), "\(text)")
    #expect(text.contains("\\.redactionReasons = [.privacy], set by redacted(reason:)"), "\(text)")
  }

  @Test func aKeyWrittenByHandIsNamedByItsProperty() throws {
    let screen = TestScreen { ThemeReader().environment(\.appTheme, "dark") }
    let text = screen.explain(try screen.find("dark"))
    #expect(text.contains("\\.appTheme = \"dark\", set by environment(\\.appTheme)"), "\(text)")
  }

  @Test func whatAnAppCanNeitherReadNorSetStaysOut() throws {
    let screen = TestScreen { Text("root").sheet(isPresented: .constant(true)) { Text("c") } }
    let text = screen.explain(try screen.find("c"))
    #expect(!text.contains("containerStyles"), "\(text)")
    #expect(text.contains("\\.isPresented = true"))
    let everything = screen.explain(try screen.find("c"), detail: .everything)
    #expect(everything.contains("containerStyles"), "\(everything)")
  }
}

private struct Card {
  enum Look {
    case sized(Int)
    case framed(width: Int, height: Int)
    case red
  }
  let title: String
  let color: Look
  let size: Int?
}

private struct AppThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var appTheme: String {
    get { self[AppThemeKey.self] }
    set { self[AppThemeKey.self] = newValue }
  }
}

private struct ThemeReader: View {
  @Environment(\.appTheme) private var theme
  var body: some View { Text(theme) }
}
