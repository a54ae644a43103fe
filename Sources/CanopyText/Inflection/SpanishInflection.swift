/// The rules of Spanish: nouns and adjectives take the plural, up to a preposition. Their gender doesn't change.
///
/// Of the 180 units with plurals in CLDR, 171 are correct. Nouns that describe another noun also take the plural: "años luces".
struct SpanishInflection: Inflection {
  func inflect(_ words: [String], for category: PluralCategory) -> [String] {
    guard category != .one else { return words }
    let end = words.firstIndex { Self.prepositions.contains($0.lowercased()) } ?? words.count
    return words[..<end].map { Self.plural(of: $0) } + words[end...]
  }

  static func plural(of word: String) -> String {
    let lowercase = word.lowercased()
    if Capitals.areInitials(word) || word.count < 2 || invariable.contains(lowercase) { return word }
    return Capitals(of: word).applied(to: irregular[lowercase] ?? regularPlural(of: lowercase))
  }

  private static func regularPlural(of word: String) -> String {
    guard let last = word.last else { return word }
    if "aeiouáéó".contains(last) { return word + "s" }
    if "íú".contains(last) { return word + "es" }
    if last == "z" { return word._ending("ces", inPlaceOf: 1) }
    // Words with other endings come from other languages.
    if !"lrndzjsxy".contains(last) { return word + "s" }
    // A stressed last syllable is written with an accent before n and s, and without one in the plural.
    if last == "n" || last == "s", let vowel = word.dropLast().last, let plain = unaccented[vowel] {
      return word._ending("\(plain)\(last)es", inPlaceOf: 2)
    }
    // "lunes" and plurals don't change. "mes" has one syllable.
    if last == "s" || last == "x" { return syllables(of: word) == 1 ? word + "es" : word }
    return word + "es"
  }

  private static let unaccented: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]

  private static func syllables(of word: String) -> Int {
    word.split { !"aeiouáéíóúü".contains($0) }.count
  }

  // MARK: Exceptions

  private static let prepositions = "de del en con sin para por a al sobre bajo entre desde hasta que"._wordList

  private static let irregular = """
    joven jóvenes, examen exámenes, imagen imágenes, origen orígenes, orden órdenes, volumen volúmenes,
    margen márgenes, crimen crímenes, resumen resúmenes, certamen certámenes, germen gérmenes, dictamen dictámenes,
    carácter caracteres, régimen regímenes, espécimen especímenes, país países, menú menús, champú champús, sofá sofás,
    mamá mamás, papá papás, email emails, álbum álbumes, club clubes, récord récords, póster pósteres, gol goles,
    jersey jerséis, newton newtons, kelvin kelvins, lumen lúmenes, rand rands, won wons
    """._wordPairs

  /// Words that are neither nouns nor adjectives.
  private static let invariable = "y e o u ni no muy más menos ya los las unos unas celsius fahrenheit troy"._wordList
}
