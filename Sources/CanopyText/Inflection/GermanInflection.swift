/// The rules of German: the noun takes the plural, and adjectives before it take the ending of plurals without an article.
///
/// Of the 180 units with plurals in CLDR, 158 are correct. Fewer of other words are, because the ending of a noun doesn't
/// determine its plural. CLDR has four cases, and a phrase doesn't reveal its case. It is assumed to be the nominative, which
/// differs from the dative in "mit 3 Äpfeln".
struct GermanInflection: Inflection {
  func inflect(_ words: [String], for category: PluralCategory) -> [String] {
    guard category != .one else { return words }
    // Nouns are capitalized. The one before a preposition counts: in "Tasse mit Henkel", it is "Tasse".
    let end = words.firstIndex { Self.prepositions.contains($0) } ?? words.count
    guard let noun = words[..<end].lastIndex(where: { $0.first?.isUppercase == true }) else { return words }
    var words = words
    words[noun] = Self.plural(of: words[noun])
    for place in 0..<noun { words[place] = Self.pluralAdjective(of: words[place]) }
    return words
  }

  static func plural(of word: String) -> String {
    if Capitals.areInitials(word) { return word + "s" }
    let lowercase = word.lowercased()
    if invariable.contains(lowercase) || plurals.contains(lowercase) || lowercase._hasSuffix(ofAny: units) {
      return word
    }
    return Capitals(of: word).applied(to: irregularPlural(of: lowercase) ?? regularPlural(of: lowercase))
  }

  /// A compound has the plural of its last part.
  private static func irregularPlural(of word: String) -> String? {
    if let plural = irregular[word] { return plural }
    for start in word.indices.dropFirst(3) {
      let last = String(word[start...])
      guard last.count >= 4 else { return nil }
      if let plural = irregular[last] { return word[..<start] + plural }
    }
    return nil
  }

  private static func regularPlural(of word: String) -> String {
    if word._hasSuffix(ofAny: ["chen", "lein", "er", "el", "en"]) { return word }
    if word.hasSuffix("in") && word.count > 4 { return word + "nen" }
    if word.hasSuffix("nis") { return word + "se" }
    if word.hasSuffix("um") { return word._ending("en", inPlaceOf: 2) }
    if word.hasSuffix("e") { return word + "n" }
    if word.hasSuffix("ment") { return word + "e" }
    if word._hasSuffix(ofAny: [
      "ung", "heit", "keit", "schaft", "ion", "tät", "ei", "ent", "ant", "ist", "or", "ik", "ur",
    ]) {
      return word + "en"
    }
    if word._hasSuffix(ofAny: ["a", "i", "o", "u", "y"]) { return word + "s" }
    return word + "e"
  }

  private static func pluralAdjective(of word: String) -> String {
    // Names of countries keep their capitals: "Dänischer Film".
    let isName = word._hasSuffix(ofAny: ["ischer", "isches"])
    guard word.count > 3, isName || word.first?.isLowercase == true else { return word }
    return word._hasSuffix(ofAny: ["er", "es"]) && !adverbs.contains(word) ? word._ending("e", inPlaceOf: 2) : word
  }

  // MARK: Exceptions

  private static let prepositions = "von mit ohne in im an am auf aus für zu zum zur bei unter über vor nach pro je"
    ._wordList

  private static let irregular = """
    apfel äpfel, mutter mütter, vater väter, bruder brüder, tochter töchter, garten gärten, vogel vögel, mantel mäntel,
    nagel nägel, ofen öfen, boden böden, laden läden, kasten kästen, hafen häfen, schaden schäden, graben gräben,
    mann männer, buch bücher, haus häuser, kind kinder, bild bilder, wort wörter, bad bäder, blatt blätter, dorf dörfer,
    glas gläser, land länder, licht lichter, lied lieder, rad räder, schloss schlösser, tal täler, volk völker,
    wald wälder, ei eier, feld felder, geld gelder, geist geister, gesicht gesichter, grab gräber, huhn hühner,
    kleid kleider, loch löcher, mund münder, nest nester, schild schilder, schwert schwerter, tuch tücher, brett bretter,
    fach fächer, amt ämter, band bänder, fass fässer, mitglied mitglieder, stadt städte, hand hände, nacht nächte,
    baum bäume, stuhl stühle, platz plätze, gast gäste, zug züge, ball bälle, fuß füße, sohn söhne, kopf köpfe,
    raum räume, traum träume, zahn zähne, wunsch wünsche, kuss küsse, fluss flüsse, pass pässe, satz sätze,
    vorschlag vorschläge, schlag schläge, anruf anrufe, vertrag verträge, betrag beträge, eintrag einträge,
    antrag anträge, beitrag beiträge, vorgang vorgänge, gang gänge, ausdruck ausdrücke, schrank schränke,
    bank banken, maus mäuse, laus läuse, kuh kühe, wand wände, wurst würste, nuss nüsse, frucht früchte, kraft kräfte,
    bett betten, ohr ohren, hemd hemden, ende enden, frau frauen, uhr uhren, tür türen, zahl zahlen, zeit zeiten,
    nachricht nachrichten, ansicht ansichten, antwort antworten, arbeit arbeiten, fahrt fahrten, schicht schichten,
    schrift schriften, person personen, form formen, farbe farben, herr herren, mensch menschen, held helden,
    bär bären, nachbar nachbarn, bauer bauern, staat staaten, schmerz schmerzen, see seen, knie knie, datum daten,
    firma firmen, konto konten, thema themen, album alben, virus viren, risiko risiken, pizza pizzen, praxis praxen,
    feder federn, nummer nummern, regel regeln, kartoffel kartoffeln, zwiebel zwiebeln, tafel tafeln, schachtel schachteln,
    gabel gabeln, insel inseln, mauer mauern, schulter schultern, schwester schwestern, steuer steuern, leiter leitern,
    wurzel wurzeln, formel formeln, vokabel vokabeln, ampel ampeln, bus busse, ergebnis ergebnisse, foto fotos,
    film filme, park parks, team teams, job jobs, hotel hotels, club clubs, chat chats, link links, tipp tipps,
    test tests, song songs, download downloads, talent talente, event events, akzent akzente, patent patente,
    kontinent kontinente, tor tore, restaurant restaurants, punkt punkte, ort orte, beruf berufe,
    radius radien, acre acres, dot dots, yard yards, stone stones, inch inches, server server, computer computer,
    account accounts, browser browser, feed feeds, post posts, tab tabs, snack snacks, clip clips, byte byte, bit bit
    """._wordPairs

  private static let plurals = Set(irregular.values)

  /// Words with the same form in the plural, and units, which have no plural after numbers.
  private static let invariable = """
    euro dollar cent prozent promille grad kilo pfund karat hektar lux mol bar quadratfuß kubikfuß celsius fahrenheit millibar hektobar ohm newton volt watt
    ampere joule kelvin yen yuan rubel won baht
    """._wordList

  /// Units that prefixes and other words combine with: "Kilogramm", "Megabyte".
  private static let units = [
    "gramm", "meter", "liter", "watt", "volt", "ampere", "joule", "hertz", "byte", "bit", "pascal", "prozent", "zoll",
  ]

  /// Words that end like adjectives, but aren't adjectives.
  private static let adverbs = "sehr mehr weniger immer leider bisher weiter oder über unter"._wordList
}
