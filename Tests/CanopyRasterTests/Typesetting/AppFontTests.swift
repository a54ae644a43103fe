import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Fonts that an app brings along.
@MainActor @Suite struct AppFontTests {
  /// The icon font under another name: a font that nobody else has.
  private func sampleFont() throws -> URL {
    let known = "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"
    var data = try Data(contentsOf: URL(filePath: known))
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      let (old, new) = (
        try #require("Material Design Icons".data(using: encoding)),
        try #require("Canopy Sample Letters".data(using: encoding))
      )
      while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try data.write(to: file)
    return file
  }

  private func width(_ family: String) -> CGFloat {
    let style = TextRequest.LetterStyle(font: FontRequest(family: .named(family), size: 40))
    return PangoTextEngine.shared.measure(
      TextRequest(.plain("\u{F004}", style)), width: .infinity, height: .infinity
    ).size.width
  }

  @Test func registeredFontIsFound() throws {
    let file = try sampleFont()
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!PangoTextEngine.shared.hasFont(named: "Canopy Sample Letters"))
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
    #expect(PangoTextEngine.shared.hasFont(named: "Canopy Sample Letters"))
    // Every icon is as wide as the font is large.
    #expect(abs(width("Canopy Sample Letters") - 40) < 0.5)
  }

  @Test func invalidFontIsRejected() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    try Data("This is no font.".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, nil))
    #expect(!CTFontManagerRegisterFontsForURL(URL(filePath: "/no/such/font.ttf"), .process, nil))
    #expect(!CTFontManagerRegisterFontsForURL(file, .none, nil))
  }

  // MARK: Names

  private func measure(_ name: String, weight: Int = 400, isItalic: Bool = false) -> TextMeasure {
    let font = FontRequest(family: .named(name), size: 20, weight: weight, isItalic: isItalic)
    return PangoTextEngine.shared.measure(
      TextRequest(.plain("Hamburgefonstiv", TextRequest.LetterStyle(font: font))), width: .infinity, height: .infinity)
  }

  @Test func fontsAreFoundByTheNamesInTheirFiles() {
    #expect(measure("Inter-Bold") == measure("Inter", weight: 700))
    #expect(measure("Inter-Bold") != measure("Inter"))
    #expect(measure("inter-lightitalic") == measure("Inter", weight: 300, isItalic: true))
    // Whoever asks for another weight gets that.
    #expect(measure("Inter-Light", weight: 700) == measure("Inter", weight: 700))
  }

  @Test func hasFontFindsInstalledFonts() {
    let engine = PangoTextEngine.shared
    #expect(engine.hasFont(named: "Inter") && engine.hasFont(named: "INTER-semibold"))
    #expect(!engine.hasFont(named: "Nobody Sans"))
  }
}
