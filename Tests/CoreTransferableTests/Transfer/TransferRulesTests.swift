import CoreTransferable
import Foundation
import Testing

/// The visibility, names, conditions, proxies, files and errors of representations.
@Suite struct TransferRulesTests {
  private func load<T: Transferable & Sendable>(_: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: T.self) { continuation.resume(with: $0) }
    }
  }

  private func provider<T: Transferable & Sendable>(of value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(value)
    return provider
  }

  // MARK: Visibility

  @Test func programsSeeTheTypesThatAreMeantForThem() {
    #expect(Visible.exportedContentTypes() == [.html])
    #expect(Visible.exportedContentTypes(.team) == [.json, .html])
    #expect(Visible.exportedContentTypes(.group) == [.html, .png])
    #expect(Visible.exportedContentTypes(.ownProcess) == [.json, .html, .png, .gif])
    #expect(Visible().exportedContentTypes(.team) == [.json, .html])
  }

  @Test func visibilityIsRegisteredWithTheProvider() {
    let visibilities = provider(of: Visible()).representations.map(\.visibility)
    #expect(visibilities == [.team, .all, .group, .ownProcess])
  }

  // MARK: Names and conditions

  @Test func lastNameOfARepresentationCounts() {
    #expect(Named(name: nil).suggestedFilename == "Image")
    #expect(Named(name: "Own").suggestedFilename == "Own")
    #expect(provider(of: Named(name: "Own")).suggestedName == "Own")
  }

  @Test func providerKeepsItsNameIfTheValueHasNone() {
    let provider = NSItemProvider()
    provider.suggestedName = "Kept"
    provider.register(Visible())
    #expect(provider.suggestedName == "Kept")
  }

  @Test func conditionDecidesWhatAProviderHas() async throws {
    #expect(provider(of: Sized(size: 1)).registeredContentTypes == [.json, .utf8PlainText])
    #expect(provider(of: Sized(size: 100)).registeredContentTypes == [.utf8PlainText])
    #expect(try await Sized(size: 100).exported(as: nil) == Data("large".utf8))
    await #expect(throws: (any Error).self) { try await Sized(size: 100).exported(as: .json) }
  }

  // MARK: Types

  @Test func moreGeneralTypeIsExportedAsTheBestOne() async throws {
    #expect(try await Sized(size: 2).exported(as: .data) == Data("2".utf8))
    #expect(try await Sized(size: 2).exported(as: .plainText) == Data("large".utf8))
  }

  @Test func moreSpecialTypeIsImportedAsAGeneralOne() async throws {
    let utf8 = try await String(importing: Data("a".utf8), contentType: .utf8PlainText)
    #expect(utf8 == "a")
    #expect(try await Data(importing: Data("b".utf8), contentType: .png) == Data("b".utf8))
    await #expect(throws: (any Error).self) { try await String(importing: Data(), contentType: .data) }
  }

  @Test func valueKnowsTheTypesOfItsType() {
    #expect(Sized(size: 1).importedContentTypes() == Sized.importedContentTypes())
    #expect("".importedContentTypes() == [.utf8PlainText, .plainText])
    #expect(Data.exportedContentTypes() == [.data])
  }

  // MARK: Proxies

  @Test func proxyOnlyExportsOrOnlyImports() async throws {
    #expect(Outgoing.exportedContentTypes() == [.utf8PlainText] && Outgoing.importedContentTypes().isEmpty)
    #expect(Incoming.exportedContentTypes().isEmpty && Incoming.importedContentTypes() == [.utf8PlainText, .plainText])
    #expect(try await Incoming(importing: Data("in".utf8), contentType: nil).text == "in")
    #expect(try await Outgoing(text: "out").exported(as: nil) == Data("out".utf8))
  }

  @Test func errorsOfProxiesArePassedOn() async {
    await #expect(throws: Refusal.self) { try await Refusing().exported(as: nil) }
    await #expect(throws: Refusal.self) { try await Refusing(importing: Data("a".utf8), contentType: nil) }
    let provider = NSItemProvider(object: "a" as NSString)
    await #expect(throws: Refusal.self) { try await load(Refusing.self, from: provider) }
  }

  @Test func exportedErrorIsThatOfTheProvider() async {
    let provider = provider(of: Refusing())
    #expect(provider.registeredContentTypes == [.utf8PlainText])
    await #expect(throws: Refusal.self) { try await provider.load(.utf8PlainText) }
  }

  // MARK: Coders

  @Test func ownCodersAreUsed() async throws {
    let data = try await Listed(numbers: [1, 2]).exported(as: nil)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("<?xml"))
    #expect(try await Listed(importing: data, contentType: .xmlPropertyList).numbers == [1, 2])
    await #expect(throws: DecodingError.self) { try await Listed(importing: Data("{}".utf8), contentType: nil) }
  }

  // MARK: Files

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func originalIsImportedOnlyIfBothSidesAllow(exporterAllows: Bool, importerAsks: Bool) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = provider(of: SentFile(file: file, isShared: exporterAllows))
    let received: (file: URL, isOriginal: Bool)
    if importerAsks {
      let file = try await load(OpenedFile.self, from: provider)
      received = (file.url, file.isOriginal)
    } else {
      let file = try await load(CopiedFile.self, from: provider)
      received = (file.url, file.isOriginal)
    }
    #expect(received.isOriginal == (exporterAllows && importerAsks))
    #expect((received.file == file) == received.isOriginal)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(FileManager.default.fileExists(atPath: received.file.path) == received.isOriginal)
  }

  @Test func originalIsLoadedOnlyIfTheFileMayBeAccessed() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for isShared in [true, false] {
      let provider = provider(of: SentFile(file: file, isShared: isShared))
      let isOriginal = await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(for: .json, openInPlace: true) { _, isOriginal, _ in
          continuation.resume(returning: isOriginal)
        }
      }
      #expect(isOriginal == isShared)
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func fileThatIsImportedFromDataIsATemporaryOne() async throws {
    let provider = NSItemProvider(item: NSData(data: Data("{}".utf8)), typeIdentifier: UTType.json.identifier)
    let file = try await load(OpenedFile.self, from: provider)
    #expect(!file.isOriginal && file.url.pathExtension == "json")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  // MARK: The program's own values

  @Test func attributedTextKeepsItsAttributesWithinTheProgram() async throws {
    var text = AttributedString("Rich")
    text.languageIdentifier = "de"
    let provider = provider(of: text)
    #expect(try await load(AttributedString.self, from: provider) == text)
    let plain = NSItemProvider(object: "Plain" as NSString)
    #expect(try await load(AttributedString.self, from: plain) == AttributedString("Plain"))
  }

  @Test func valueOfTheProgramIsNotData() async throws {
    let provider = provider(of: AttributedString("Rich"))
    let type = try #require(provider.registeredContentTypes.first)
    let item = try await provider.load(type)
    #expect(throws: (any Error).self) { try item.data() }
    #expect(throws: (any Error).self) { try item.file(named: nil, of: type, copies: true) }
  }

  @Test func emptyValuesAreTransferredToo() async throws {
    #expect(try await load(String.self, from: provider(of: "")) == "")
    #expect(try await load(Data.self, from: provider(of: Data())) == Data())
  }

  @Test func textOfAnyScriptSurvives() async throws {
    for text in ["שלום, עולם", "مرحبا", "नमस्ते", "👩‍👩‍👧‍👦", "e\u{301}", "\u{202E}abc\u{202C}", "a\0b"] {
      #expect(try await load(String.self, from: provider(of: text)).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}

private struct Visible: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Visible>(exportedContentType: .json) { _ in Data() }.visibility(.team)
    DataRepresentation<Visible>(exportedContentType: .html) { _ in Data() }
    DataRepresentation<Visible>(exportedContentType: .png) { _ in Data() }.visibility(.group)
    DataRepresentation<Visible>(exportedContentType: .gif) { _ in Data() }.visibility(.all).visibility(.ownProcess)
  }
}

private struct Named: Transferable {
  let name: String?

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Named>(exportedContentType: .json) { _ in Data() }
      .suggestedFileName("Replaced").suggestedFileName { $0.name }
    DataRepresentation<Named>(exportedContentType: .png) { _ in Data() }.suggestedFileName("Image")
  }
}

private struct Sized: Transferable {
  let size: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Sized>(exportedContentType: .json) { Data("\($0.size)".utf8) }.exportingCondition {
      $0.size < 10
    }
    ProxyRepresentation<Sized, String>(exporting: { _ in "large" })
  }
}

private struct Outgoing: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Outgoing, String>(exporting: \.text)
  }
}

private struct Incoming: Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Incoming, String>(importing: { Incoming(text: $0) })
  }
}

private struct Refusal: Error {}

private struct Refusing: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Refusing, String> { _ in
      throw Refusal()
    } importing: { _ in
      throw Refusal()
    }
  }
}

private struct Listed: Codable, Transferable {
  let numbers: [Int]

  static var transferRepresentation: some TransferRepresentation {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return CodableRepresentation<Listed, _, _>(
      contentType: .xmlPropertyList, encoder: encoder, decoder: PropertyListDecoder())
  }
}

private struct SentFile: Transferable {
  let file: URL
  let isShared: Bool

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<SentFile>(exportedContentType: .json, shouldAllowToOpenInPlace: true) {
      SentTransferredFile($0.file, allowAccessingOriginalFile: $0.isShared)
    }
  }
}

private struct OpenedFile: Transferable {
  let url: URL
  let isOriginal: Bool

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<OpenedFile>(importedContentType: .json, shouldAttemptToOpenInPlace: true) {
      OpenedFile(url: $0.file, isOriginal: $0.isOriginalFile)
    }
  }
}

private struct CopiedFile: Transferable {
  let url: URL
  let isOriginal: Bool

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<CopiedFile>(importedContentType: .json) {
      CopiedFile(url: $0.file, isOriginal: $0.isOriginalFile)
    }
  }
}
