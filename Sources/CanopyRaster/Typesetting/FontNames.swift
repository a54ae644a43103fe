internal import CPango
internal import Foundation

/// The names by which programs can request the fonts of the machine and the fonts that the program provides.
///
/// Pango finds fonts by family. Programs also request individual members of a family by the names in font files, such
/// as `Inter-SemiBold`.
struct FontNames {
  /// A font that has its own name.
  struct Member {
    let family: String
    /// The weight on the scale of style sheets, where 400 is regular.
    let weight: Int
    let isItalic: Bool
  }

  private var families: Set<String> = []
  private var members: [String: Member] = [:]

  /// Creates a list of families by name.
  init(families: Set<String>) { self.families = Set(families.map { $0.lowercased() }) }

  /// Creates a list of the families and fonts that fontconfig finds.
  init() {
    let pattern = FcPatternCreate()
    let properties = FcObjectSetCreate()
    for property in ["family", "fullname", "postscriptname", "weight", "slant"] { FcObjectSetAdd(properties, property) }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    guard let list = FcFontList(nil, pattern, properties) else { return }
    defer { FcFontSetDestroy(list) }
    for index in 0..<Int(list.pointee.nfont) {
      if let font = list.pointee.fonts[index] { add(font) }
    }
  }

  private mutating func add(_ font: OpaquePointer) {
    let families = Self.strings("family", of: font)
    self.families.formUnion(families.map { $0.lowercased() })
    var (weight, slant): (Int32, Int32) = (80, 0)
    FcPatternGetInteger(font, "weight", 0, &weight)
    FcPatternGetInteger(font, "slant", 0, &slant)
    guard let family = families.first else { return }
    let member = Member(family: family, weight: Int(FcWeightToOpenType(weight)), isItalic: slant > 0)
    for name in Self.strings("postscriptname", of: font) + Self.strings("fullname", of: font) {
      members[name.lowercased()] = member
    }
  }

  private static func strings(_ property: String, of font: OpaquePointer) -> [String] {
    var strings: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(font, property, Int32(strings.count), &text) == FcResultMatch, let found = text {
      strings.append(String(cString: found))
    }
    return strings
  }

  /// Returns a Boolean value that indicates whether there is a family or a font with a name.
  func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    return families.contains(name) || members[name] != nil
  }

  /// Returns the font with a name, unless a family has that name.
  func member(named name: String) -> Member? {
    let name = name.lowercased()
    return families.contains(name) ? nil : members[name]
  }
}
