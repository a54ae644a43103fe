import CoreTransferable
import Foundation
import Testing

/// What providers promise about the types, the files and the errors of their items.
@Suite struct ItemProviderRulesTests {
  private func provider(_ items: (UTType, String)...) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, text) in items { provider.add(type, text) }
    return provider
  }

  private func text(_ provider: NSItemProvider, as type: UTType) async throws -> String {
    let data = try await provider.load(type).data()
    return String(decoding: data, as: UTF8.self)
  }

  private func code(_ load: () async throws -> Void) async -> (domain: String, code: Int)? {
    do { try await load() } catch {
      let error = error as NSError
      return (error.domain, error.code)
    }
    return nil
  }

  // MARK: Types

  @Test func theExactTypeIsPreferredToOneThatConforms() async throws {
    let both = provider((.utf8PlainText, "utf8"), (.plainText, "plain"))
    #expect(try await text(both, as: .plainText) == "plain")
    #expect(try await text(both, as: .text) == "utf8")
    #expect(try await text(both, as: .utf8PlainText) == "utf8")
  }

  @Test func aMoreGeneralTypeIsNotASpecialOne() async {
    let general = provider((.data, "bytes"))
    #expect(!general.hasItemConformingToTypeIdentifier(UTType.png.identifier))
    #expect(general.registeredContentTypes(conformingTo: .image).isEmpty)
    await #expect(throws: (any Error).self) { try await general.load(.png) }
  }

  @Test func aTypeThatIsRegisteredAgainIsReplaced() async throws {
    let provider = provider((.json, "old"), (.png, "picture"), (.json, "new"))
    #expect(Set(provider.registeredContentTypes) == [.json, .png] && provider.registeredContentTypes.count == 2)
    #expect(try await text(provider, as: .json) == "new")
  }

  @Test func typesConformToThoseThatAreAskedFor() {
    let pictures = provider((.png, ""), (.jpeg, ""), (.json, ""))
    #expect(pictures.registeredContentTypes(conformingTo: .image) == [.png, .jpeg])
    #expect(pictures.hasRepresentationConforming(toTypeIdentifier: UTType.image.identifier))
    #expect(!pictures.hasRepresentationConforming(toTypeIdentifier: UTType.image.identifier, fileOptions: .openInPlace))
  }

  @Test func aCopyChangesByItself() async throws {
    let original = provider((.json, "original"))
    original.suggestedName = "Original"
    let copy = try #require(original.copy() as? NSItemProvider)
    copy.add(.json, "copy")
    copy.add(.png, "picture")
    copy.suggestedName = "Copy"
    #expect(original.registeredContentTypes == [.json] && original.suggestedName == "Original")
    #expect(try await text(original, as: .json) == "original")
    #expect(try await text(copy, as: .json) == "copy")
  }

  @Test func typesMayBeAddedOnAnyThread() async {
    let provider = NSItemProvider()
    await withTaskGroup { group in
      for number in 0..<100 { group.addTask { provider.add(UTType(exportedAs: "com.example.type\(number % 50)"), "") } }
    }
    #expect(provider.registeredTypeIdentifiers.count == 50 && Set(provider.registeredTypeIdentifiers).count == 50)
  }

  // MARK: Items

  @Test func anItemIsDataWithATypeOrAnObjectWithItsOwn() async throws {
    let data = NSItemProvider(item: NSData(data: Data("data".utf8)), typeIdentifier: UTType.json.identifier)
    #expect(try await text(data, as: .json) == "data" && data.registeredContentTypes == [.json])
    let string = NSItemProvider(item: "text" as NSString, typeIdentifier: nil)
    #expect(try await text(string, as: .plainText) == "text")
    #expect(NSItemProvider(item: nil, typeIdentifier: UTType.json.identifier).registeredContentTypes.isEmpty)
  }

  @Test func aFileIsAURLOfAFileAndAURL() throws {
    let file = NSItemProvider(object: try #require(NSURL(string: "file:///tmp/a")))
    #expect(file.registeredContentTypes == [.fileURL, .url])
    let page = NSItemProvider(object: try #require(NSURL(string: "https://example.com")))
    #expect(page.registeredContentTypes == [.url])
    #expect(page.canLoadObject(ofClass: URL.self) && page.canLoadObject(ofClass: String.self))
  }

  @Test func textInUTF16IsReadAsSuch() async throws {
    let provider = NSItemProvider()
    let data = try #require("Größe".data(using: .utf16))
    provider.registerDataRepresentation(for: .utf16PlainText) { handle in
      handle(data, nil)
      return nil
    }
    let string: String? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { string, _ in continuation.resume(returning: string) }
    }
    #expect(string == "Größe")
  }

  // MARK: Errors

  @Test func errorsHaveTheCodesOfApple() async {
    let provider = provider((.json, "{}"))
    let missing = await code { _ = try await provider.load(.png) }
    #expect(missing?.domain == "NSItemProviderErrorDomain" && missing?.code == -1_000)
    provider.registerDataRepresentation(for: .png) { handle in
      handle(nil, nil)
      return nil
    }
    #expect(await code { _ = try await provider.load(.png) }?.code == -1)
  }

  @Test func dataThatIsNoTextIsNoString() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .utf8PlainText) { handle in
      handle(Data([0xFF, 0xFE, 0xFD]), nil)
      return nil
    }
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { string, error in
        #expect(string == nil)
        continuation.resume(returning: error)
      }
    }
    #expect((error as NSError?)?.code == -1_200)
  }

  @Test func onlyTheFirstAnswerOfALoadHandlerCounts() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { handle in
      handle(Data("first".utf8), nil)
      handle(Data("second".utf8), nil)
      handle(nil, CancellationError())
      return nil
    }
    #expect(try await text(provider, as: .json) == "first")
  }

  // MARK: Files

  private func loadFile(
    _ provider: NSItemProvider, _ type: UTType, inPlace: Bool = false
  ) async -> (name: String?, text: String?, isOriginal: Bool) {
    await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(for: type, openInPlace: inPlace) { file, isOriginal, _ in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: (file?.lastPathComponent, text, isOriginal))
      }
    }
  }

  @Test(arguments: [
    ("Notes", "Notes.json"), ("a/b/../../etc/passwd", "passwd.json"), ("/", "Item.json"), ("", "Item.json"),
    (nil, "Item.json"),
  ])
  func aFileOfDataHasTheSuggestedNameAndTheExtensionOfItsType(name: String?, expected: String) async {
    let provider = provider((.json, "{}"))
    provider.suggestedName = name
    let file = await loadFile(provider, .json)
    #expect(file.name == expected && file.text == "{}" && !file.isOriginal)
  }

  @Test func aFileIsOpenedInPlaceOnlyIfBothWant() async throws {
    let original = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{}".utf8).write(to: original)
    defer { try? FileManager.default.removeItem(at: original) }
    for allows in [true, false] {
      let provider = NSItemProvider()
      provider.registerFileRepresentation(for: .json, openInPlace: allows) { handle in
        handle(original, allows, nil)
        return nil
      }
      #expect(await loadFile(provider, .json, inPlace: true).isOriginal == allows)
      #expect(await !loadFile(provider, .json).isOriginal)
      #expect(await loadFile(provider, .json, inPlace: true).text == "{}")
    }
    // The original outlives everybody who has opened it.
    #expect(FileManager.default.fileExists(atPath: original.path))
  }

  @Test func aFileThatIsMissingIsAnError() async {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .json) { handle in
      handle(URL(filePath: "/no/such/file.json"), false, nil)
      return nil
    }
    let file = await loadFile(provider, .json)
    #expect(file.name == nil)
    await #expect(throws: (any Error).self) { try await provider.load(.json).data() }
  }
}

extension NSItemProvider {
  fileprivate func add(_ type: UTType, _ text: String) {
    registerDataRepresentation(for: type) { handle in
      handle(Data(text.utf8), nil)
      return nil
    }
  }
}
