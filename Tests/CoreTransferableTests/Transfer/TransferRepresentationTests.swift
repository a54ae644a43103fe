import Foundation
import SwiftUI
import Testing

/// How values are exported and imported by their representations.
@Suite struct TransferRepresentationTests {
  private func load<T: Transferable & Sendable>(_: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: T.self) { continuation.resume(with: $0) }
    }
  }

  private func provider(_ type: UTType, _ data: Data) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: type) { handle in
      handle(data, nil)
      return nil
    }
    return provider
  }

  // MARK: Order

  @Test func theBestTypeIsTheFirst() async throws {
    let note = Note(text: "n")
    #expect(Note.exportedContentTypes() == [.note, .html, .utf8PlainText])
    #expect(try await note.exported(as: nil) == JSONEncoder().encode(note))
    #expect(try await note.exported(as: .html) == Data("<p>n</p>".utf8))
    #expect(try await note.exported(as: .text) == Data("<p>n</p>".utf8))
  }

  @Test func aRepresentationThatFailsLeavesTheImportToTheNext() async throws {
    let provider = provider(.note, Data("no JSON".utf8))
    provider.registerDataRepresentation(for: .utf8PlainText) { handle in
      handle(Data("plain".utf8), nil)
      return nil
    }
    #expect(try await load(Note.self, from: provider) == Note(text: "plain"))
  }

  @Test func theErrorIsThatOfTheLastRepresentation() async {
    await #expect(throws: DecodingError.self) {
      try await load(Note.self, from: provider(.note, Data("no JSON".utf8)))
    }
  }

  @Test func aTypeThatIsOnlyExportedIsNotImported() async {
    #expect(Note.importedContentTypes() == [.note, .utf8PlainText, .plainText])
    await #expect(throws: (any Error).self) { try await load(Note.self, from: provider(.html, Data("<p>n</p>".utf8))) }
  }

  // MARK: Modifiers

  @Test func allConditionsHaveToBeTrue() {
    func types(_ number: Int) -> [UTType] { Numbered(number: number).exportedContentTypes() }
    #expect(types(4) == [.json] && types(3).isEmpty && types(40).isEmpty)
    // The type itself doesn't know the value.
    #expect(Numbered.exportedContentTypes() == [.json])
  }

  @Test func whatIsForTheProgramAloneIsNotForOthers() {
    #expect(
      Private.exportedContentTypes() == [.plainText]
        && Private.exportedContentTypes(.ownProcess) == [.json, .plainText])
    let provider = NSItemProvider()
    provider.register(Private())
    #expect(provider.registeredContentTypes == [.json, .plainText])
  }

  @Test func theFirstNameIsThatOfTheFile() {
    #expect(Private().suggestedFilename == "Private" && Numbered(number: 3).suggestedFilename == nil)
    #expect(Numbered(number: 8).suggestedFilename == "Eight")
  }

  @Test func representationsMayDependOnACondition() {
    #expect(Branching.exportedContentTypes() == [.json])
  }

  // MARK: Proxies

  @Test func aValueIsExportedAndImportedAsAnother() async throws {
    let wrapper = Wrapper(note: Note(text: "w"))
    #expect(Wrapper.exportedContentTypes() == Note.exportedContentTypes())
    let provider = NSItemProvider()
    provider.register(wrapper)
    #expect(try await load(Wrapper.self, from: provider) == wrapper)
    #expect(try await load(Note.self, from: provider) == wrapper.note)
  }

  @Test func aConditionOfAProxyIsThatOfItsValue() async throws {
    #expect(try await Proxied(number: 4).exported(as: .json) == Data("4".utf8))
    await #expect(throws: (any Error).self) { try await Proxied(number: 3).exported(as: .json) }
  }

  // MARK: Values of the system

  @Test func textIsInUTF8() async throws {
    #expect(try await "Größe 😀".exported(as: nil) == Data("Größe 😀".utf8))
    #expect(try await String(importing: Data("Größe".utf8), contentType: .utf8PlainText) == "Größe")
    await #expect(throws: (any Error).self) { try await String(importing: Data([0xFF]), contentType: .plainText) }
  }

  @Test func dataIsOfAnyType() async throws {
    #expect(try await load(Data.self, from: provider(.png, Data([1, 2, 3]))) == Data([1, 2, 3]))
    #expect(try await load(Data.self, from: provider(.json, Data())) == Data())
  }

  @Test func onlyFilesAreFileURLs() async throws {
    let page = try #require(URL(string: "https://example.com/ä?b=c#d"))
    await #expect(throws: (any Error).self) { try await page.exported(as: .fileURL) }
    #expect(try await URL(importing: page.exported(as: .url), contentType: .url) == page)
  }

  @Test func attributedTextIsPlainTextForOthers() async throws {
    #expect(AttributedString.exportedContentTypes() == [.utf8PlainText])
    let provider = NSItemProvider()
    provider.register(AttributedString("Rich"))
    #expect(try await load(String.self, from: provider) == "Rich")
  }

  // MARK: Files

  @Test func aCopyIsDeletedEvenIfTheImportFails() async throws {
    let failure = try await #require(throws: FailingFile.Failure.self) {
      try await load(FailingFile.self, from: provider(.json, Data("{}".utf8)))
    }
    #expect(failure.text == "{}" && !FileManager.default.fileExists(atPath: failure.file.path))
  }

  // MARK: Messages

  @Test func errorsAreSentences() async {
    func message(_ work: () async throws -> Void) async -> String? {
      do { try await work() } catch { return error.localizedDescription }
      return nil
    }
    #expect(await message { _ = try await Note(text: "").exported(as: .png) } == "Note isn't exported as “public.png”.")
    let unknown = await message { _ = try await Note(importing: Data(), contentType: .png) }
    #expect(unknown == "Note isn't imported from “public.png”.")
    let nothing = await message { _ = try await load(Note.self, from: NSItemProvider()) }
    #expect(nothing == "Note isn't imported from nothing.")
  }
}

extension UTType {
  fileprivate static var note: UTType { UTType(exportedAs: "com.example.transfer.note") }
}

private struct Note: Codable, Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
    ProxyRepresentation {
      $0.text
    } importing: {
      Note(text: $0)
    }
  }
}

private struct Numbered: Transferable {
  let number: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Numbered>(exportedContentType: .json) { Data("\($0.number)".utf8) }
      .exportingCondition { $0.number.isMultiple(of: 2) }
      .exportingCondition { $0.number < 10 }
      .suggestedFileName { $0.number == 8 ? "Eight" : nil }
  }
}

private struct Private: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Private>(exportedContentType: .json) { _ in Data() }.visibility(.ownProcess)
    DataRepresentation<Private>(exportedContentType: .plainText) { _ in Data() }.suggestedFileName("Private")
      .suggestedFileName("Private")
  }
}

private struct Branching: Transferable {
  private static let isNew = true

  static var transferRepresentation: some TransferRepresentation {
    if isNew {
      DataRepresentation<Branching>(exportedContentType: .json) { _ in Data() }
    } else {
      DataRepresentation<Branching>(exportedContentType: .png) { _ in Data() }
    }
  }
}

private struct Wrapper: Equatable, Transferable {
  var note: Note

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      $0.note
    } importing: {
      Wrapper(note: $0)
    }
  }
}

private struct Proxied: Transferable {
  let number: Int

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Proxied, Numbered>(exporting: { Numbered(number: $0.number) })
  }
}

private struct FailingFile: Transferable {
  struct Failure: Error {
    let file: URL
    let text: String
  }

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation<FailingFile>(importedContentType: .json) { received in
      throw Failure(file: received.file, text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}
