import CoreTransferable
import Testing

@Suite("Item providers")
struct NSItemProviderTests {
  @Test("A string and a URL are written and read as objects and as values")
  func objects() async throws {
    let text = NSItemProvider(object: "Hello" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: URL.self))
    let string = try await withCheckedThrowingContinuation { continuation in
      _ = text.loadObject(ofClass: String.self) { string, error in
        continuation.resume(with: string.map(Result.success) ?? .failure(error ?? Missing()))
      }
    }
    #expect(string == "Hello")

    let link = NSItemProvider(object: NSURL(string: "https://example.com")!)
    let read: String = try await withCheckedThrowingContinuation { continuation in
      link.loadObject(ofClass: NSURL.self) { url, error in
        if let url = url as? NSURL { continuation.resume(returning: url.absoluteString) }
        if let error { continuation.resume(throwing: error) }
      }
    }
    #expect(read == "https://example.com")
  }

  @Test("A type that isn't there is an error that names the types that are")
  func missingType() async {
    let provider = NSItemProvider(object: "Hello" as NSString)
    let error: (any Error)? = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .image) { data, error in
        #expect(data == nil)
        continuation.resume(returning: error)
      }
    }
    #expect(
      error?.localizedDescription
        == "The item can't be loaded as “public.image”. It has: public.utf8-plain-text.")
    await #expect(throws: (any Error).self) { _ = try await provider.loadItem(forTypeIdentifier: "public.url") }
  }

  @Test("Data is registered lazily, and its errors are passed on")
  func lazyData() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .json) { handle in
      DispatchQueue.global().async {
        handle(Data("{}".utf8), nil)
        handle(nil, nil)
      }
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { handle in
      handle(nil, Missing())
      return nil
    }
    let item = try await provider.loadItem(forTypeIdentifier: UTType.json.identifier)
    #expect((item as? NSData)?.length == 2)
    await #expect(throws: Missing.self) { _ = try await provider.loadItem(forTypeIdentifier: UTType.png.identifier) }
    #expect((provider.copy() as? NSItemProvider)?.registeredContentTypes == [.json, .png])
  }

  @Test("A file is loaded as a URL, as data, and as a copy that is deleted afterward")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    let url = try await provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier) as? NSURL
    #expect(url?.path == file.path)
    let (copy, text): (URL?, String) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        continuation.resume(returning: (url, text))
      }
    }
    #expect(text == "content" && copy != file)
    for _ in 0..<500 where FileManager.default.fileExists(atPath: copy?.path ?? "") {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(!FileManager.default.fileExists(atPath: copy?.path ?? ""))
    #expect(NSItemProvider(contentsOf: URL(filePath: "/no/such/file")) == nil)
  }
}

private struct Missing: Error {}
