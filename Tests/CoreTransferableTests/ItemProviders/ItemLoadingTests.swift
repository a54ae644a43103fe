import CoreTransferable
import Foundation
import Testing

/// Loading items: progress, cancellation, objects and files.
@Suite struct ItemLoadingTests {
  private struct Failure: Error {}

  /// Returns a provider whose load handler passes on data.
  private func provider(_ type: UTType, _ data: Data, name: String? = nil) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = name
    provider.registerDataRepresentation(for: type) { handle in
      handle(data, nil)
      return nil
    }
    return provider
  }

  private func data(_ provider: NSItemProvider, _ type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(for: type) { data, error in
        continuation.resume(with: data.map(Result.success) ?? .failure(error ?? Failure()))
      }
    }
  }

  // MARK: Progress

  @Test func progressIsCompleteWhenTheHandlerRuns() async {
    let provider = provider(.json, Data("{}".utf8))
    let fraction = await withCheckedContinuation { continuation in
      let (stream, results) = AsyncStream.makeStream(of: Void.self)
      let progress = provider.loadDataRepresentation(for: .json) { _, _ in results.finish() }
      Task {
        for await _ in stream {}
        continuation.resume(returning: progress.fractionCompleted)
      }
    }
    #expect(fraction == 1)
  }

  @Test func cancelledProgressCancelsTheLoadHandler() async {
    let provider = NSItemProvider()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    provider.registerDataRepresentation(for: .json) { handle in
      let progress = Progress(totalUnitCount: 1)
      progress.cancellationHandler = { handle(nil, CancellationError()) }
      start.finish()
      return progress
    }
    let error: (any Error)? = await withCheckedContinuation { continuation in
      let progress = provider.loadDataRepresentation(for: .json) { _, error in continuation.resume(returning: error) }
      Task {
        for await _ in started {}
        progress.cancel()
      }
    }
    #expect(error is CancellationError)
  }

  @Test func cancelledTaskCancelsTheLoadHandler() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { handle in
      let progress = Progress(totalUnitCount: 1)
      progress.cancellationHandler = { handle(nil, CancellationError()) }
      return progress
    }
    let task = Task { try await provider.load(.json).data() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func handlersDoNotRunOnTheMainThread() async {
    let provider = provider(.json, Data())
    let isMain = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .json) { _, _ in continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(!isMain)
  }

  @Test func itemIsLoadedAgainEachTime() async throws {
    let provider = NSItemProvider()
    let count = Counter()
    provider.registerDataRepresentation(for: .json) { handle in
      handle(Data("\(count.next())".utf8), nil)
      return nil
    }
    #expect(count.value == 0)
    #expect(try await data(provider, .json) == Data("1".utf8))
    #expect(try await data(provider, .json) == Data("2".utf8))
  }

  // MARK: Items with a type

  @Test func itemIsLoadedInItsTypeOnly() async throws {
    let text = NSItemProvider(item: "{}" as NSString, typeIdentifier: UTType.json.identifier)
    #expect(text.registeredContentTypes == [.json])
    #expect(try await data(text, .json) == Data("{}".utf8))
    let page = try #require(NSURL(string: "https://example.com"))
    let link = NSItemProvider(item: page, typeIdentifier: UTType.url.identifier)
    #expect(link.registeredContentTypes == [.url])
    #expect(try await data(link, .url) == Data("https://example.com".utf8))
  }

  @Test func itemOfAnotherClassHasNoTypes() {
    #expect(
      NSItemProvider(item: NSNumber(value: 1), typeIdentifier: UTType.json.identifier).registeredContentTypes.isEmpty)
    #expect(NSItemProvider(item: NSData(), typeIdentifier: nil).registeredContentTypes.isEmpty)
  }

  @Test func loadedItemsAreURLsStringsOrData() async throws {
    let text = try await provider(.html, Data("<p>".utf8)).loadItem(forTypeIdentifier: UTType.html.identifier)
    let plain = try await provider(.utf8PlainText, Data("ä".utf8)).loadItem(forTypeIdentifier: UTType.text.identifier)
    let link = try await provider(.url, Data("https://example.com".utf8)).loadItem(
      forTypeIdentifier: UTType.url.identifier)
    #expect(text is NSData)
    #expect(plain as? NSString == "ä")
    #expect((link as? NSURL)?.absoluteString == "https://example.com")
  }

  @Test func invalidTextIsLoadedAsData() async throws {
    let bytes = Data([0xFF, 0xFE])
    let item = try await provider(.plainText, bytes).loadItem(forTypeIdentifier: UTType.plainText.identifier)
    #expect((item as? NSData).map { Data(referencing: $0) } == bytes)
  }

  @Test func missingItemIsAnErrorForTheHandler() async {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      NSItemProvider().loadItem(forTypeIdentifier: UTType.json.identifier) { item, error in
        #expect(item == nil)
        continuation.resume(returning: error)
      }
    }
    #expect(error?.localizedDescription == "The item can't be loaded as “public.json”. It has no types.")
  }

  // MARK: Objects

  @Test func ownClassesAreWrittenAndRead() async throws {
    let provider = NSItemProvider(object: Point(x: 3, y: 4))
    #expect(provider.registeredTypeIdentifiers == ["com.example.point", UTType.utf8PlainText.identifier])
    #expect(try await data(provider, .utf8PlainText) == Data("3 4".utf8))
    #expect(provider.canLoadObject(ofClass: Point.self) && !provider.canLoadObject(ofClass: NSURL.self))
    let text: String? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: Point.self) { point, _ in
        continuation.resume(returning: (point as? Point).map { "\($0.x), \($0.y)" })
      }
    }
    #expect(text == "3, 4")
  }

  @Test func objectsOfAClassAreMadeWhenTheyAreLoaded() async throws {
    let provider = NSItemProvider()
    let count = Counter()
    provider.registerObject(ofClass: Point.self, visibility: .all) { handle in
      handle(Point(x: count.next(), y: 0), nil)
      return nil
    }
    #expect(count.value == 0)
    #expect(try await data(provider, .utf8PlainText) == Data("1 0".utf8))
  }

  @Test func objectThatCannotBeMadeIsAnError() async {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: Point.self, visibility: .all) { handle in
      handle(nil, Failure())
      return nil
    }
    await #expect(throws: Failure.self) { try await data(provider, .utf8PlainText) }
  }

  @Test func classThatCannotReadTheItemIsAnError() async {
    let provider = provider(.png, Data())
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: NSString.self) { object, error in
        #expect(object == nil)
        continuation.resume(returning: error)
      }
    }
    #expect(error?.localizedDescription == "The item can't be loaded as “NSString”. It has: public.png.")
  }

  @Test func readingErrorsArePassedOn() async {
    let provider = provider(UTType(exportedAs: "com.example.point"), Data("no point".utf8))
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: Point.self) { _, error in continuation.resume(returning: error) }
    }
    #expect(error is CocoaError)
  }

  // MARK: Files

  @Test func extensionIsNotAddedTwice() async {
    for name in ["Notes", "Notes.json", "Notes.JSON", "Notes.txt"] {
      let provider = provider(.json, Data(), name: name)
      let file: String? = await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(for: .json) { file, _, _ in
          continuation.resume(returning: file?.lastPathComponent)
        }
      }
      #expect(file == ["Notes": "Notes.json", "Notes.txt": "Notes.txt.json"][name] ?? name)
    }
  }

  @Test func fileWithoutAnExtensionIsData() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredContentTypes == [.data, .fileURL])
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: UTType.data.identifier, fileOptions: .openInPlace))
  }

  @Test func onlyFilesThatExistMakeProviders() {
    #expect(NSItemProvider(contentsOf: nil) == nil)
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.com/a.txt")) == nil)
  }

  @Test func fileIsDataForThoseThatAskForData() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .json) { handle in
      handle(file, false, nil)
      return nil
    }
    #expect(try await data(provider, .json) == Data("{}".utf8))
  }

  @Test func errorOfAFileIsPassedOn() async {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: UTType.json.identifier, fileOptions: .openInPlace, visibility: .all
    ) { handle in
      handle(nil, false, Failure())
      return nil
    }
    let result: (isMissing: Bool, isOriginal: Bool, error: (any Error)?) = await withCheckedContinuation {
      continuation in
      provider.loadFileRepresentation(for: .json, openInPlace: true) { file, isOriginal, error in
        continuation.resume(returning: (file == nil, isOriginal, error))
      }
    }
    #expect(result.isMissing && !result.isOriginal && result.error is Failure)
  }
}

/// A number that counts up on any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// A class of an app, with two types.
private final class Point: NSObject, NSItemProviderWriting, NSItemProviderReading {
  let x: Int
  let y: Int

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.example.point", UTType.utf8PlainText.identifier]
  }
  static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.point"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(x) \(y)".utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, let point = Point(x: numbers[0], y: numbers[1]) as? Self else {
      throw CocoaError(.coderInvalidValue)
    }
    return point
  }
}
