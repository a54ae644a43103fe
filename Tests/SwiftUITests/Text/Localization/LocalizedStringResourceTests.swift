@testable import CanopyText
import Foundation
import Testing

@testable import CanopyCore

/// Strings that are looked up later.
@Suite struct LocalizedStringResourceTests {
  private let translated: TranslatedBundle

  init() throws {
    translated = try TranslatedBundle([
      "en.lproj/Localizable.strings": #""Hi" = "Hi there";"#,
      "fr.lproj/Localizable.strings":
        #""Hi" = "Salut"; "Row %lld of %@" = "%2$@, ligne %1$lld"; "home" = "Accueil"; "**Now**" = "**Maintenant**";"#,
      "fr.lproj/Formal.strings": #""Hi" = "Bonjour";"#,
    ])
  }

  private var french: Locale { Locale(identifier: "fr_FR") }

  @Test func textResolvesResourceInTheEnvironmentLocale() {
    let text = Text(LocalizedStringResource("Hi", bundle: translated.bundle))
    #expect(text.resolved(in: .speaking("fr_FR")) == "Salut")
    #expect(text.resolved(in: .american) == "Hi there")
    #expect(text.resolved(in: .german) == "Hi there")
  }

  @Test func localeOfResourceOverridesTheEnvironment() {
    var resource = LocalizedStringResource("Hi", bundle: translated.bundle)
    resource.locale = french
    #expect(Text(resource).resolved(in: .american) == "Salut")
    #expect(String(localized: resource) == "Salut")
    let number: LocalizedStringResource = "\(1_234_567)"
    var german = number
    german.locale = Locale(identifier: "de_DE")
    #expect(Text("\(1_234_567) or \(german)").resolved(in: .american) == "1,234,567 or 1.234.567")
    #expect(Text(number).resolved(in: .american) == "1,234,567")
  }

  @Test func interpolatedResourceKeyIsTranslated() {
    let resource = LocalizedStringResource("Row \(3) of \("A")", locale: french, bundle: translated.bundle)
    #expect(resource.key == "Row %lld of %@")
    #expect(String(localized: resource) == "A, ligne 3")
    #expect(Text(resource).resolved(in: .american) == "A, ligne 3")
  }

  @Test func untranslatedKeyUsesItsDefaultValue() {
    let home = LocalizedStringResource("home", defaultValue: "Home \(1)", bundle: translated.bundle)
    #expect(home.key == "home")
    #expect(Text(home).resolved(in: .speaking("fr")) == "Accueil")
    #expect(Text(LocalizedStringResource("away", defaultValue: "Away \(1)")).resolved(in: .american) == "Away 1")
  }

  @Test func resourceTablesAreFoundByName() {
    let formal = LocalizedStringResource("Hi", table: "Formal", bundle: .atURL(translated.bundle.bundleURL))
    #expect(Text(formal).resolved(in: .speaking("fr")) == "Bonjour")
    #expect(formal != LocalizedStringResource("Hi", bundle: translated.bundle))
    #expect(formal == LocalizedStringResource("Hi", table: "Formal", bundle: translated.bundle))
  }

  @Test func literalsMakeResources() {
    func title(_ resource: LocalizedStringResource) -> String { Text(resource).resolved(in: .american) }
    #expect(title("Plain") == "Plain")
    #expect(title("\(2) of \("three")") == "2 of three")
    let custom: any CustomLocalizedStringResourceConvertible = LocalizedStringResource("Named")
    #expect(title(custom.localizedStringResource) == "Named")
  }

  /// A literal is a key as ever, whatever else could be made of it.
  @Test func literalsInTextsAreKeys() {
    #expect(Text("Hi") == Text(LocalizedStringKey("Hi")))
    let (key, resource): (LocalizedStringKey, LocalizedStringResource) = ("Hi", "Hi")
    #expect(Text(key).resolved(in: .american) == Text(resource).resolved(in: .american))
  }

  // MARK: Strings

  @Test func localizedStringsAreLookedUpImmediately() {
    let bundle = translated.bundle
    #expect(String(localized: "Hi", bundle: bundle, locale: french) == "Salut")
    #expect(String(localized: "Hi", table: "Formal", bundle: bundle, locale: french) == "Bonjour")
    #expect(String(localized: "Row \(7) of \("B")", bundle: bundle, locale: french) == "B, ligne 7")
    #expect(String(localized: "home", defaultValue: "Home", bundle: bundle, locale: french) == "Accueil")
    #expect(String(localized: "away", defaultValue: "Away", bundle: bundle, locale: french) == "Away")
    #expect(String(localized: "50% of \(1_234)", locale: Locale(identifier: "en_US")) == "50% of 1,234")
    #expect(String(localized: "\(0.5, format: .percent) \(true)", locale: Locale(identifier: "en_US")) == "50% true")
    #expect(String(localized: "\(2.5, specifier: "%.2f")", locale: Locale(identifier: "de_DE")) == "2,50")
  }

  @Test func markdownOfResourceIsParsedOnlyInTexts() {
    #expect(String(localized: "**Now**", bundle: translated.bundle, locale: french) == "**Maintenant**")
    let text = Text(LocalizedStringResource("**Now**", bundle: translated.bundle))
    #expect(text.resolvedRuns(in: .speaking("fr")) == [TextRun("Maintenant", [.bold(true)])])
  }

  @Test func nestedResourcesAreResolved() {
    let inner = LocalizedStringResource("Hi", bundle: translated.bundle)
    #expect(String(localized: "(\(inner))", locale: french) == "(Salut)")
  }

  /// Or else its tables would be read, and kept, again and again.
  @Test func bundleIsOpenedOnce() {
    let place = LocalizedStringResource.BundleDescription.atURL(translated.bundle.bundleURL)
    let other = LocalizedStringResource("Hi", bundle: translated.bundle).bundle
    #expect(place.bundle != nil && place.bundle === place.bundle && place.bundle === other.bundle)
  }

  @Test func missingBundleShowsTheKey() {
    let nowhere = LocalizedStringResource("Hi", bundle: .atURL(URL(filePath: "/nowhere/at/all.bundle")))
    #expect(Text(nowhere).resolved(in: .american) == "Hi")
    #expect(LocalizedStringResource("Hi", bundle: .main) == LocalizedStringResource("Hi"))
  }
}
