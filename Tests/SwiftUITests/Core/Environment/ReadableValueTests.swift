import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Descriptions of environment values are written like source code.
@MainActor @Suite struct ReadableValueTests {
  private struct Reader: View {
    @Environment(\.self) private var values
    let note: (String) -> Void

    var body: some View {
      let _ = note(values.description)
      EmptyView()
    }
  }

  private final class Note { var lines: [String] = [] }

  /// Returns the descriptions of the values that a modifier sets, without the name of the modifier.
  private func said(_ modify: (AnyView) -> some View) -> [String] {
    lines(modify).map { $0.components(separatedBy: ", set by ")[0] }
  }

  /// Returns the name of the modifier that sets the first value.
  private func writer(_ modify: (AnyView) -> some View) -> String? {
    let line = lines(modify).first ?? ""
    return line.components(separatedBy: ", set by ").last?.components(separatedBy: " in the body of ").first
  }

  private func lines(_ modify: (AnyView) -> some View) -> [String] {
    let note = Note()
    let reader = Reader { note.lines = $0.components(separatedBy: "\n") }
    let screen = TestScreen { modify(AnyView(reader)) }
    _ = screen.isClosed
    return note.lines.filter { !$0.contains("set by the host") }
  }

  @Test func modifiersHaveTheirNamesInSourceCode() {
    #expect(writer { $0.lineLimit(2) } == "lineLimit(_:)")
    #expect(writer { $0.lineLimit(2...) } == "lineLimit(_:)")
    #expect(writer { $0.lineLimit(2, reservesSpace: true) } == "lineLimit(_:reservesSpace:)")
    #expect(writer { $0.foregroundStyle(.red) } == "foregroundStyle(_:)")
    #expect(writer { $0.foregroundStyle(.red, .blue) } == "foregroundStyle(_:_:)")
    #expect(writer { $0.foregroundColor(.red) } == "foregroundColor(_:)")
    #expect(writer { $0.refreshable {} } == "refreshable(action:)")
    #expect(writer { $0.renameAction {} } == "renameAction(_:)")
    #expect(writer { $0.environment(\.lineSpacing, 3) } == #"environment(\.lineSpacing)"#)
  }

  @Test func fontsAreDescribedAsSourceCode() {
    func font(_ font: Font) -> String { said { $0.font(font) }[0] }
    #expect(font(.callout) == #"\.font = .callout"#)
    #expect(font(.title.bold().italic()) == #"\.font = .title.bold().italic()"#)
    #expect(font(.body.weight(.heavy).monospacedDigit()) == #"\.font = .body.weight(.heavy).monospacedDigit()"#)
    #expect(font(.body.leading(.tight).bold(false)) == #"\.font = .body.leading(.tight).bold(false)"#)
    #expect(
      font(.system(size: 13, weight: .bold, design: .rounded))
        == #"\.font = .system(size: 13, weight: .bold, design: .rounded)"#)
    #expect(font(.system(.title, design: .serif)) == #"\.font = .system(.title, design: .serif)"#)
    #expect(font(.custom("Inter", size: 12.5)) == #"\.font = .custom("Inter", size: 12.5)"#)
    #expect(
      font(.custom("Inter", size: 9, relativeTo: .caption))
        == #"\.font = .custom("Inter", size: 9, relativeTo: .caption)"#)
    #expect(font(.custom("Inter", fixedSize: 9)) == #"\.font = .custom("Inter", fixedSize: 9)"#)
    #expect(said { $0.font(nil) } == [#"\.font = nil"#])
    #expect(said { $0.fontWeight(.semibold) } == ["fontWeight = .semibold"])
  }

  @Test func lineStylesAreDescribedAsSourceCode() {
    #expect(said { $0.underline() } == ["underline = .single"])
    #expect(
      said { $0.strikethrough(pattern: .dash, color: .red) }
        == ["strikethrough = Text.LineStyle(pattern: .dash, color: .red)"])
    #expect(said { $0.buttonStyle(.plain) } == ["buttonStyle = PlainButtonStyle()"])
  }

  @Test func shapeStylesAreDescribedAsSourceCode() {
    #expect(said { $0.foregroundStyle(.red, .blue) } == ["foregroundStyle = .red, .blue"])
    #expect(said { $0.foregroundStyle(.secondary) } == ["foregroundStyle = .secondary"])
    #expect(said { $0.backgroundStyle(.thinMaterial) } == [#"\.backgroundStyle = .thinMaterial"#])
    #expect(said { $0.backgroundStyle(.bar) } == [#"\.backgroundStyle = .bar"#])
    #expect(said { $0.tint(.orange) } == ["tint = .orange"])
  }

  @Test func symbolVariantsAreDescribedAsSourceCode() {
    #expect(said { $0.symbolVariant(.circle.fill) } == [#"\.symbolVariants = .circle.fill"#])
    #expect(said { $0.symbolVariant(.none) } == [#"\.symbolVariants = .none"#])
    #expect(said { $0.symbolRenderingMode(.palette) } == [#"\.symbolRenderingMode = .palette"#])
  }

  @Test func lineLimitsAndRedactionReasonsAreDescribedAsSourceCode() {
    #expect(said { $0.lineLimit(3) } == [#"\.lineLimit = 3"#])
    #expect(said { $0.lineLimit(nil) } == [#"\.lineLimit = nil"#])
    #expect(said { $0.lineLimit(2...) } == [#"\.lineLimit = 2..."#])
    #expect(said { $0.lineLimit(2...4) } == [#"\.lineLimit = 2...4"#])
    #expect(
      said { $0.redacted(reason: [.placeholder, .privacy]) } == [#"\.redactionReasons = [.placeholder, .privacy]"#])
  }

  @Test func regionalSettingsAreDescribedByTheirIdentifiers() throws {
    #expect(said { $0.environment(\.locale, Locale(identifier: "ja_JP")) } == [#"\.locale = ja_JP"#])
    #expect(said { $0.environment(\.calendar, Calendar(identifier: .hebrew)) } == [#"\.calendar = hebrew"#])
    #expect(said { $0.environment(\.timeZone, .gmt) } == [#"\.timeZone = GMT"#])
  }

  private struct PlainKey: EnvironmentKey {
    static var defaultValue: [String] { [] }
  }

  /// Custom keys have the names of their types, and custom values their own descriptions.
  @Test func customKeysAndValuesAreDescribedByTheirNamesAndDescriptions() {
    func set(_ value: [String]) -> String { said { $0.transformEnvironment(\.self) { $0[PlainKey.self] = value } }[0] }
    #expect(set(["a", "b"]) == #"PlainKey = ["a", "b"]"#)
    let long = set([String(repeating: "x", count: 1_000)])
    #expect(long.hasSuffix("x…") && long.count < 200)
  }

  private struct Theme: Equatable {
    var name: LocalizedStringKey
    var accent: Color
    var title: Font?
    var word: String
  }

  private struct ThemeKey: EnvironmentKey {
    static var defaultValue: Theme? { nil }
  }

  @Test func valuesWithoutADescriptionAreDescribedByTheirProperties() {
    let theme = Theme(name: "Premium \(2)", accent: .orange, title: .title.bold(), word: "w")
    let line = said { $0.transformEnvironment(\.self) { $0[ThemeKey.self] = theme } }[0]
    #expect(line == #"ThemeKey = Theme(name: "Premium %lld", accent: .orange, title: .title.bold(), word: "w")"#)
  }

  @Test func aModifierIsNamedByThePropertyThatItSets() {
    let note = Note()
    let screen = TestScreen {
      Reader { note.lines = $0.components(separatedBy: "\n") }
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    _ = screen.isClosed
    let line = note.lines.first { $0.contains("OpenURLAction") } ?? ""
    #expect(line.hasPrefix(#"\.openURL"#), "\(line)")
    // Optimized code keeps no names of getters, so the description uses the keys that the property sets.
    #if DEBUG
      let property = #"\.openURL"#
    #else
      let property = #"\.openURLAction and \.urlOpener"#
    #endif
    #expect(line.hasSuffix("set by environment(\(property)) in the body of the root"), "\(line)")
  }
}
