/// The rules of French: nouns and adjectives take the plural, up to a preposition. Their gender doesn't change.
///
/// Of the 179 units with plurals in CLDR, 167 are correct. Words that belong to the noun but follow a preposition stay singular.
struct FrenchInflection: Inflection {
  func inflect(_ words: [String], for category: PluralCategory) -> [String] {
    guard category != .one else { return words }
    let end = words.firstIndex { Self.prepositions.contains($0.lowercased()) } ?? words.count
    return words[..<end].map { Self.plural(of: $0) } + words[end...]
  }

  static func plural(of word: String) -> String {
    let lowercase = word.lowercased()
    if Capitals.areInitials(word) || word.count < 2 || invariable.contains(lowercase) || plurals.contains(lowercase) {
      return word
    }
    return Capitals(of: word).applied(to: irregular[lowercase] ?? regularPlural(of: lowercase))
  }

  private static func regularPlural(of word: String) -> String {
    if word._hasSuffix(ofAny: ["s", "x", "z"]) { return word }
    if word._hasSuffix(ofAny: ["eau", "au", "eu", "œu"]) { return word + "x" }
    if word.hasSuffix("pascal") { return word + "s" }
    if word.hasSuffix("al") { return word._ending("aux", inPlaceOf: 2) }
    return word + "s"
  }

  // MARK: Exceptions

  private static let prepositions = "de d à en sur pour avec dans par sans du des au aux sous chez vers que qui"
    ._wordList

  private static let irregular = """
    bal bals, carnaval carnavals, festival festivals, récital récitals, régal régals, chacal chacals, final finals,
    réal réals, riyal riyals, quetzal quetzals, austral australs, fatal fatals, natal natals, naval navals, banal banals,
    choral chorals, cérémonial cérémonials, narval narvals, serval servals, mistral mistrals, leu leus,
    bleu bleus, pneu pneus, landau landaus, travail travaux, vitrail vitraux, corail coraux, émail émaux, bail baux,
    bijou bijoux, caillou cailloux, chou choux, genou genoux, hibou hiboux, joujou joujoux, pou poux, œil yeux,
    ciel cieux, monsieur messieurs, madame mesdames, mademoiselle mesdemoiselles, tout tous
    """._wordPairs

  private static let plurals = Set(irregular.values)

  /// Words that are neither nouns nor adjectives, or have the same form in the plural.
  private static let invariable = """
    et ou ni non très plus moins bien pas encore marron orange kaki
    nord sud est ouest néo anglo franco mi demi semi anti auto ex celsius fahrenheit troy sterling
    """._wordList
}
