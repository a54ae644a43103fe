/// The rules of English: the last noun takes the plural, and other words don't change.
///
/// Of the 187 units with plurals in CLDR, 176 are correct. Most of the others are compounds, such as "kilowatt-hours".
struct EnglishInflection: Inflection {
  func inflect(_ words: [String], for category: PluralCategory) -> [String] {
    // In "cup of tea", the noun is "cup".
    let end = words.firstIndex { Self.prepositions.contains($0.lowercased()) } ?? words.count
    guard end > 0 else { return words }
    var words = words
    words[end - 1] = category == .one ? Self.singular(of: words[end - 1]) : Self.plural(of: words[end - 1])
    return words
  }

  static func plural(of word: String) -> String {
    if Capitals.areInitials(word) { return word + "s" }
    let lowercase = word.lowercased()
    if invariable.contains(lowercase) || isPlural(lowercase) { return word }
    return Capitals(of: word).applied(to: regularOrIrregularPlural(of: lowercase))
  }

  static func singular(of word: String) -> String {
    if word.count > 2, word.hasSuffix("s"), Capitals.areInitials(String(word.dropLast())) {
      return String(word.dropLast())
    }
    let lowercase = word.lowercased()
    return isPlural(lowercase) ? Capitals(of: word).applied(to: presumedSingular(of: lowercase)) : word
  }

  // MARK: Rules

  private static func regularOrIrregularPlural(of word: String) -> String {
    if let irregular = irregular[word] { return irregular }
    if word.hasSuffix("calorie") { return word + "s" }
    if word.hasSuffix("man"), !regularInMan.contains(word) { return word._ending("en", inPlaceOf: 2) }
    if word.hasSuffix("sis") { return word._ending("es", inPlaceOf: 2) }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeo".contains(before), !word.hasSuffix("guy") {
      return word._ending("ies", inPlaceOf: 1)
    }
    let endsHard = word.hasSuffix("ch") && !softInCh.contains(word)
    if endsHard || word._hasSuffix(ofAny: ["s", "x", "z", "sh"]) || withE.contains(word) { return word + "es" }
    return word + "s"
  }

  /// Returns a Boolean value that indicates whether a word is the plural of the singular that the rules derive from it.
  private static func isPlural(_ word: String) -> Bool {
    guard !invariable.contains(word), !singularInS.contains(word), !singularInMen.contains(word) else { return false }
    let singular = presumedSingular(of: word)
    return singular != word && regularOrIrregularPlural(of: singular) == word
  }

  private static func presumedSingular(of word: String) -> String {
    if let singular = singulars[word] { return singular }
    if word.hasSuffix("calories") { return String(word.dropLast()) }
    if word.hasSuffix("men"), word.count > 3 { return word._ending("an", inPlaceOf: 2) }
    guard word.count > 2, word.hasSuffix("s"), !word._hasSuffix(ofAny: ["ss", "us", "is"]) else { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word._ending("y", inPlaceOf: 3) }
    let withoutEs = String(word.dropLast(2))
    if word._hasSuffix(ofAny: ["ches", "shes", "xes", "sses"]) || withE.contains(withoutEs) { return withoutEs }
    if singularInS.contains(withoutEs) { return withoutEs }
    return String(word.dropLast())
  }

  // MARK: Exceptions

  /// The words that follow the noun.
  private static let prepositions = """
    of in on at to for from with without by under over near per as that which who left remaining celsius fahrenheit
    """._wordList

  private static let irregular = """
    person people, child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, die dice,
    quiz quizzes, datum data, medium media, bacterium bacteria, criterion criteria, phenomenon phenomena,
    cactus cacti, fungus fungi, nucleus nuclei, radius radii, stimulus stimuli, alumnus alumni, syllabus syllabi,
    matrix matrices, vertex vertices, appendix appendices, axis axes, leaf leaves, loaf loaves, thief thieves,
    shelf shelves, bookshelf bookshelves, half halves, calf calves, wolf wolves, knife knives, life lives, wife wives,
    elf elves, self selves, sheaf sheaves, scarf scarves, hoof hooves, grandchild grandchildren,
    analysis analyses, crisis crises, thesis theses, hypothesis hypotheses, diagnosis diagnoses, oasis oases, man men,
    movie movies, cookie cookies, selfie selfies, zombie zombies, calorie calories, cache caches, ache aches,
    headache headaches
    """._wordPairs

  private static let singulars = Dictionary(irregular.map { ($1, $0) }) { first, _ in first }

  /// Words with the same form in the singular and the plural.
  private static let invariable = """
    sheep fish deer moose series species aircraft spacecraft offspring salmon trout swine bison news information
    equipment money rice software hardware furniture luggage baggage advice feedback music homework progress percent
    hertz kilohertz megahertz gigahertz horsepower lux yen yuan won baht
    """._wordList

  /// Nouns that end in -men, but aren't plurals of nouns in -man.
  private static let singularInMen = "specimen regimen abdomen omen acumen lumen stamen hymen cyclamen"._wordList

  /// Nouns that end in -man, but aren't derived from "man".
  private static let regularInMan = "human german roman norman ottoman shaman talisman caiman"._wordList

  /// Nouns with a -ch that is pronounced like k.
  private static let softInCh = "stomach monarch patriarch matriarch epoch eunuch loch tech"._wordList

  /// Nouns that end in -o and take -es.
  private static let withE = "potato tomato hero echo veto torpedo embargo volcano mango mosquito tornado domino"
    ._wordList

  /// Singulars that look like plurals.
  private static let singularInS = """
    bus gas lens bias canvas atlas alias iris plus chaos christmas texas yes status virus bonus campus census chorus
    circus focus genius minus surplus
    """._wordList
}
