import CanopyTesting
import SwiftUI
import Testing

/// What one modifier sets reaches all that is inside, however deep, and nothing beside it.
@MainActor @Suite struct InheritedValuesTests {
  @Test func fontIsInheritedThroughNestedStacks() throws {
    let screen = TestScreen { Page() }
    #expect(screen.texts == ["heading none", "row title", "cell title", "cell caption", "footer none", "swap"])
    screen.resetCounts()
    try screen.find("swap").tap()
    #expect(screen.texts == ["heading none", "row other", "cell other", "cell caption", "footer none", "swap"])
    #expect(screen.bodyCount(of: Line.self) == 2)
  }

  @Test func changedRootLocaleAndTextSizeUpdateTheirReaders() throws {
    let screen = TestScreen(environment: { $0.locale = Locale(identifier: "en_US") }, content: { Almanac() })
    #expect(screen.texts == ["January 1, 2000", "0.5", "large"])
    screen.resetCounts()
    screen.environment.locale = Locale(identifier: "fr_FR")
    screen.update()
    #expect(screen.texts == ["1 janvier 2000", "0,5", "large"])
    #expect(screen.bodyCount(of: SizeLine.self) == 0)
    screen.environment.sizeCategory = .accessibilityMedium
    screen.update()
    #expect(screen.texts[2] == "accessibilityMedium")
    #expect(screen.bodyCount(of: SizeLine.self) == 1)
  }

  @Test func overriddenLocaleIgnoresTheRoot() {
    let screen = TestScreen { Almanac().environment(\.locale, Locale(identifier: "ja_JP")) }
    screen.environment.locale = Locale(identifier: "fr_FR")
    screen.update()
    #expect(screen.texts[0] == "2000年1月1日")
  }
}

private struct Page: View {
  @State private var font: Font = .title
  var body: some View {
    VStack {
      Line(name: "heading")
      HStack {
        Line(name: "row")
        VStack {
          Line(name: "cell")
          Line(name: "cell").font(.caption)
        }
      }
      .font(font)
      Line(name: "footer")
      Button("swap") { font = .largeTitle }
    }
  }
}

private struct Line: View {
  let name: String
  @Environment(\.font) private var font
  var body: some View { Text("\(name) \(word)") }
  private var word: String {
    switch font {
    case nil: "none"
    case .title?: "title"
    case .caption?: "caption"
    default: "other"
    }
  }
}

private struct Almanac: View {
  var body: some View {
    VStack {
      Text("\(Date(timeIntervalSince1970: 946_684_800), formatter: longDate)")
      Text(0.5, format: .number)
      SizeLine()
    }
  }
}

private struct SizeLine: View {
  @Environment(\.sizeCategory) private var sizeCategory
  var body: some View { Text("\(String(describing: sizeCategory))") }
}

private let longDate: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .long
  formatter.timeZone = .gmt
  return formatter
}()
