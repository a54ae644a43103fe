import Testing
import UniformTypeIdentifiers

@Suite("Content types")
struct UTTypeTests {
  @Test("Types conform to more general ones, directly or not")
  func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .png))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.fileURL.isSubtype(of: .url) && UTType.url.isSupertype(of: .fileURL))
    #expect(!UTType.url.isSubtype(of: .url))
    #expect(UTType.json.supertypes.contains(.text))
    #expect(UTType.swiftSource.conforms(to: .plainText))
  }

  @Test("Types are found by file extensions and MIME types")
  func files() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "md")?.conforms(to: .plainText) == true)
    #expect(UTType(mimeType: "text/html") == .html && UTType.html.preferredMIMEType == "text/html")
    #expect(UTType(mimeType: "no/such") == nil)
    let unknown = UTType(filenameExtension: "card")
    #expect(unknown?.isDynamic == true && unknown?.preferredFilenameExtension == "card")
    #expect(unknown?.conforms(to: .data) == true)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(URL(filePath: "/a/b").appendingPathExtension(for: .pdf).lastPathComponent == "b.pdf")
  }

  @Test("Types that a program declares conform to their parent, and to data without one")
  func declaredTypes() {
    let card = UTType(exportedAs: "com.example.test.card", conformingTo: .json)
    #expect(card.conforms(to: .json) && card.conforms(to: .text) && card.isDeclared)
    #expect(UTType(exportedAs: "com.example.test.other").conforms(to: .data))
    #expect(UTType("com.example.test.card") == card)
    #expect(UTType("no type") == nil && UTType("") == nil && UTType("plain") == nil)
  }

  @Test("Types are encoded as their identifiers")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["?"]"#.utf8)) }
  }
}
