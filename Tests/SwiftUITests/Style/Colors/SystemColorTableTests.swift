import CanopyStyle
import Testing

@testable import CanopyCore

/// The colours of the system in four appearances: what Apple's guidelines publish since June 2025.
@Suite struct SystemColorTableTests {
  /// A colour to a line: light, dark, light with more contrast, dark with more contrast.
  private static let table = """
    red: 255,56,60 255,66,69 233,21,45 255,97,101
    orange: 255,141,40 255,146,48 197,83,0 255,160,86
    yellow: 255,204,0 255,214,0 161,106,0 254,223,67
    green: 52,199,89 48,209,88 0,137,50 74,217,104
    mint: 0,200,179 0,218,195 0,133,117 84,223,203
    teal: 0,195,208 0,210,224 0,129,152 59,221,236
    cyan: 0,192,232 60,211,254 0,126,174 109,217,255
    blue: 0,136,255 0,145,255 30,110,244 92,184,255
    indigo: 97,85,245 109,124,255 86,74,222 167,170,255
    purple: 203,48,224 219,52,242 176,47,194 234,141,255
    pink: 255,45,85 255,55,95 231,18,77 255,138,196
    brown: 172,127,94 183,138,102 149,109,81 219,166,121
    gray: 142,142,147 142,142,147 108,108,112 174,174,178
    """

  private static let colors: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
  ]

  @Test func systemColorsMatchThePublishedTable() throws {
    var compared = 0
    for line in Self.table.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
      let color = try #require(Self.colors[words[0]])
      for (place, entry) in words.dropFirst().enumerated() {
        var values = EnvironmentValues()
        values.colorScheme = place % 2 == 1 ? .dark : .light
        values.colorSchemeContrast = place >= 2 ? .increased : .standard
        let seen = color.resolve(in: values)
        let parts = [seen.red, seen.green, seen.blue].map { Int(($0 * 255).rounded()) }
        #expect(parts == entry.split(separator: ",").compactMap { Int($0) }, "\(words[0]), appearance \(place)")
        compared += 1
      }
    }
    #expect(compared == 4 * Self.colors.count)
  }
}
