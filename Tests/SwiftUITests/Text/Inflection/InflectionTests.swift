@testable import CanopyText
import Testing

@testable import CanopyCore

@Suite struct InflectionTests {
  @Test(arguments: [
    ("apple", "apples"), ("box", "boxes"), ("church", "churches"), ("stomach", "stomachs"), ("city", "cities"),
    ("day", "days"), ("bus", "buses"), ("glass", "glasses"), ("person", "people"), ("child", "children"),
    ("woman", "women"), ("human", "humans"), ("knife", "knives"), ("roof", "roofs"), ("potato", "potatoes"),
    ("photo", "photos"), ("analysis", "analyses"), ("sheep", "sheep"), ("series", "series"), ("quiz", "quizzes"),
    ("medium", "media"), ("Apple", "Apples"), ("APPLE", "APPLES"), ("PDF", "PDFs"), ("house", "houses"),
    ("specimen", "specimens"), ("kilocalorie", "kilocalories"), ("percent", "percent"), ("hertz", "hertz"),
    ("size", "sizes"), ("file", "files"), ("movie", "movies"), ("status", "statuses"), ("toe", "toes"),
  ])
  func englishNounsArePluralized(of word: String, are plural: String) {
    #expect(EnglishInflection.plural(of: word) == plural)
    // A plural is its own plural.
    #expect(EnglishInflection.plural(of: plural) == plural)
  }

  @Test(arguments: [
    ("apples", "apple"), ("boxes", "box"), ("cities", "city"), ("buses", "bus"), ("people", "person"),
    ("women", "woman"), ("houses", "house"), ("apple", "apple"), ("bus", "bus"), ("news", "news"), ("glass", "glass"),
    ("lens", "lens"), ("PDFs", "PDF"), ("days", "day"), ("analyses", "analysis"), ("potatoes", "potato"),
    ("specimen", "specimen"), ("specimens", "specimen"), ("kilocalories", "kilocalorie"),
  ])
  func englishNounsAreSingularized(of word: String, are singular: String) {
    #expect(EnglishInflection.singular(of: word) == singular)
  }

  @Test func englishInflectsTheNounOfAPhrase() {
    let rules = EnglishInflection()
    #expect(rules.inflect(["red", "apple"], for: .other) == ["red", "apples"])
    #expect(rules.inflect(["cup", "of", "tea"], for: .other) == ["cups", "of", "tea"])
    #expect(rules.inflect(["degree", "Celsius"], for: .other) == ["degrees", "Celsius"])
    #expect(rules.inflect(["red", "apples"], for: .one) == ["red", "apple"])
    #expect(rules.inflect([], for: .other).isEmpty)
    #expect(rules.inflect(["of", "them"], for: .other) == ["of", "them"])
  }

  @Test(arguments: [
    ("Apfel", "Äpfel"), ("Blume", "Blumen"), ("Zeitung", "Zeitungen"), ("Möglichkeit", "Möglichkeiten"),
    ("Fahrer", "Fahrer"), ("Mädchen", "Mädchen"), ("Freundin", "Freundinnen"), ("Auto", "Autos"), ("Tag", "Tage"),
    ("Buch", "Bücher"), ("Notizbuch", "Notizbücher"), ("Nachricht", "Nachrichten"), ("Datei", "Dateien"),
    ("Museum", "Museen"), ("Ereignis", "Ereignisse"), ("Foto", "Fotos"), ("Mensch", "Menschen"), ("Äpfel", "Äpfel"),
    ("Euro", "Euro"), ("Station", "Stationen"), ("Stadt", "Städte"), ("PDF", "PDFs"),
    ("Megabyte", "Megabyte"), ("Kilogramm", "Kilogramm"), ("Kilowatt", "Kilowatt"), ("Radius", "Radien"),
    ("Server", "Server"), ("Yard", "Yards"),
  ])
  func germanNounsArePluralized(of word: String, are plural: String) {
    #expect(GermanInflection.plural(of: word) == plural)
  }

  @Test func germanAdjectivesAreInflected() {
    let rules = GermanInflection()
    #expect(rules.inflect(["roter", "Apfel"], for: .other) == ["rote", "Äpfel"])
    #expect(rules.inflect(["rotes", "Haus"], for: .other) == ["rote", "Häuser"])
    #expect(rules.inflect(["rote", "Blume"], for: .other) == ["rote", "Blumen"])
    #expect(rules.inflect(["roter", "Apfel"], for: .one) == ["roter", "Apfel"])
    #expect(rules.inflect(["Tasse", "mit", "Henkel"], for: .other) == ["Tassen", "mit", "Henkel"])
    #expect(rules.inflect(["neu"], for: .other) == ["neu"])
    #expect(rules.inflect(["Dänischer", "Film"], for: .other) == ["Dänische", "Filme"])
    #expect(rules.inflect(["Meile", "pro", "Stunde"], for: .other) == ["Meilen", "pro", "Stunde"])
  }

  @Test(arguments: [
    ("pomme", "pommes"), ("journal", "journaux"), ("festival", "festivals"), ("gâteau", "gâteaux"), ("jeu", "jeux"),
    ("pneu", "pneus"), ("genou", "genoux"), ("trou", "trous"), ("souris", "souris"), ("nez", "nez"), ("œil", "yeux"),
    ("travail", "travaux"), ("détail", "détails"), ("Monsieur", "Messieurs"), ("yeux", "yeux"), ("PDF", "PDF"),
    ("hectopascal", "hectopascals"), ("riyal", "riyals"), ("banal", "banals"),
  ])
  func frenchNounsArePluralized(of word: String, are plural: String) {
    #expect(FrenchInflection.plural(of: word) == plural)
  }

  @Test func frenchInflectsWordsBeforePreposition() {
    let rules = FrenchInflection()
    #expect(rules.inflect(["message", "non", "lu"], for: .other) == ["messages", "non", "lus"])
    #expect(rules.inflect(["pomme", "de", "terre"], for: .other) == ["pommes", "de", "terre"])
    #expect(rules.inflect(["won", "sud", "coréen"], for: .other) == ["wons", "sud", "coréens"])
    #expect(rules.inflect(["pomme"], for: .one) == ["pomme"])
  }

  @Test(arguments: [
    ("manzana", "manzanas"), ("flor", "flores"), ("luz", "luces"), ("canción", "canciones"), ("inglés", "ingleses"),
    ("lunes", "lunes"), ("mes", "meses"), ("joven", "jóvenes"), ("imagen", "imágenes"), ("rey", "reyes"),
    ("rubí", "rubíes"), ("café", "cafés"), ("país", "países"), ("autobús", "autobuses"), ("Archivo", "Archivos"),
    ("manzanas", "manzanas"), ("megabit", "megabits"), ("dírham", "dírhams"), ("lumen", "lúmenes"),
    ("álbum", "álbumes"),
  ])
  func spanishNounsArePluralized(of word: String, are plural: String) {
    #expect(SpanishInflection.plural(of: word) == plural)
  }

  @Test func spanishInflectsWordsBeforePreposition() {
    let rules = SpanishInflection()
    #expect(rules.inflect(["manzana", "roja"], for: .other) == ["manzanas", "rojas"])
    #expect(rules.inflect(["taza", "de", "café"], for: .other) == ["tazas", "de", "café"])
    #expect(rules.inflect(["manzana", "roja"], for: .one) == ["manzana", "roja"])
  }

  @Test func otherLanguagesHaveNoInflectionRules() {
    #expect(["ja", "ru", "ar"].allSatisfy { Inflections.rules(for: $0) == nil })
    #expect(Inflections.rules(for: "en") is EnglishInflection)
  }
}
