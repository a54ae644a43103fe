import Foundation
import SwiftUI
import Testing

@Suite("Transferable values")
struct TransferableTests {
  @Test("A value with several representations is exported in each of them")
  func exporting() async throws {
    let card = Card(title: "A")
    #expect(Card.exportedContentTypes() == [.card, .utf8PlainText])
    #expect(Card.importedContentTypes() == [.card])
    #expect(try await card.exported(as: .plainText) == Data("A".utf8))
    let data = try await card.exported(as: nil)
    #expect(try await Card(importing: data, contentType: .card) == card)
    await #expect(throws: (any Error).self) { try await card.exported(as: .image) }
    await #expect(throws: (any Error).self) { try await Card(importing: data, contentType: .image) }
  }

  @Test("A provider of a value loads it again, and as a proxy")
  func providers() async throws {
    let provider = NSItemProvider()
    provider.register(Card(title: "B"))
    #expect(provider.suggestedName == "Card B")
    let card = try await load(Card.self, from: provider)
    #expect(card == Card(title: "B"))
    #expect(try await load(String.self, from: provider) == "B")
    await #expect(throws: (any Error).self) { try await load(URL.self, from: provider) }
  }

  @Test("Values of the system are transferable")
  func systemValues() async throws {
    func copied<T: Transferable & Sendable>(_ value: T) async throws -> T {
      let provider = NSItemProvider()
      provider.register(value)
      return try await load(T.self, from: provider)
    }
    #expect(try await copied("Text") == "Text")
    #expect(try await copied(Data([1, 2])) == Data([1, 2]))
    let link = try #require(URL(string: "https://example.com/a"))
    #expect(try await copied(link) == link)
    #expect(link.exportedContentTypes() == [.url])
    #expect(URL(filePath: "/a").exportedContentTypes() == [.fileURL, .url])
    #expect(try await copied(AttributedString("Rich")) == AttributedString("Rich"))
    let color = try await copied(Color.orange)
    #expect(color.resolve(in: EnvironmentValues()) == Color.orange.resolve(in: EnvironmentValues()))
    #expect(try await copied(Image(systemName: "star")) == Image(systemName: "star"))
  }

  @Test("Files are exported and imported, and a copy is deleted after the import")
  func files() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "Remember"))
    let note = try await load(Note.self, from: provider)
    #expect(note.text == "Remember")
    #expect(note.source?.pathExtension == "txt")
    #expect(!FileManager.default.fileExists(atPath: note.source?.path ?? ""))
  }

  @Test("A condition decides about the export, and an own representation may consist of others")
  func conditions() async throws {
    #expect(Secret(isSecret: true).exportedContentTypes().isEmpty)
    #expect(try await Secret(isSecret: false).exported(as: nil) == Data("open".utf8))
  }

  private func load<T: Transferable & Sendable>(_: T.Type, from provider: NSItemProvider) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadTransferable(type: T.self) { continuation.resume(with: $0) }
    }
  }
}

extension UTType {
  fileprivate static var card: UTType { UTType(exportedAs: "com.example.transfer.card") }
}

private struct Card: Codable, Equatable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card).suggestedFileName { "Card \($0.title)" }
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Note: Transferable {
  var text: String
  var source: URL?

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { note in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8), source: received.file)
    }
  }
}

private struct Secret: Transferable {
  let isSecret: Bool

  static var transferRepresentation: some TransferRepresentation { SecretRepresentation() }
}

private struct SecretRepresentation: TransferRepresentation {
  typealias Item = Secret

  var body: some TransferRepresentation {
    DataRepresentation<Secret>(exportedContentType: .plainText) { _ in Data("open".utf8) }
      .exportingCondition { !$0.isSecret }
  }
}
