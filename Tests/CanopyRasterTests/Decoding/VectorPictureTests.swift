import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

/// Pictures in SVG.
@MainActor @Suite struct VectorPictureTests {
  private func svg(_ attributes: String, _ content: String = "", before: String = "") -> Data {
    Data(#"\#(before)<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#.utf8)
  }

  private func open(_ file: Data) throws(ImageFault) -> DrawImage { try RasterImageEngine.shared.open(file) }

  private func drawn(_ image: DrawImage, in frame: CGRect) throws -> RasterImage {
    let item = DisplayItem(id: 1, .image(DisplayImage(image, naturalSize: image.size, in: frame)))
    let white = DrawColor(red: 1, green: 1, blue: 1)
    return try #require(
      RasterImage(DisplayList([item]), size: CGSize(width: 40, height: 40), scale: 1, background: white))
  }

  // MARK: Sizes

  @Test func thePictureHasTheSizeOfItsAttributes() throws {
    let image = try open(svg(#"width="30" height="20.5""#))
    #expect(image.isVector && image.size == CGSize(width: 30, height: 20.5))
  }

  @Test func aPictureWithoutASizeHasThatOfItsViewBox() throws {
    #expect(try open(svg(#"viewBox="5 5 70 80""#)).size == CGSize(width: 70, height: 80))
  }

  @Test(arguments: ["", #"width="0" height="0""#, #"viewBox="0 0 0 0""#])
  func aPictureWithoutAnySizeIsAsLargeAsOneIsUsually(attributes: String) throws {
    let size = try open(svg(attributes)).size
    #expect(size == CGSize(width: 100, height: 100))
  }

  // MARK: Drawing

  @Test func thePictureIsStretchedToItsFrame() throws {
    let image = try open(
      svg(#"width="10" height="10""#, ##"<rect width="5" height="10" fill="#00f"/>"##))
    let picture = try drawn(image, in: CGRect(x: 10, y: 0, width: 20, height: 40))
    #expect(picture.pixel(x: 9, y: 20)?.description == "#FFFFFF")
    #expect(picture.pixel(x: 11, y: 38)?.description == "#0000FF")
    #expect(picture.pixel(x: 18, y: 1)?.description == "#0000FF")
    #expect(picture.pixel(x: 21, y: 20)?.description == "#FFFFFF")
  }

  @Test func otherFilesAreNotRead() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg")
    try svg(#"width="40" height="40""#, #"<rect width="40" height="40"/>"#).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let link = #"<image width="40" height="40" href="\#(secret.absoluteString)"/>"#
    let picture = try drawn(open(svg(#"width="40" height="40""#, link)), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(picture.pixel(x: 20, y: 20)?.description == "#FFFFFF")
  }

  // MARK: Files

  @Test(arguments: [
    "", "\u{FEFF}", #"<?xml version="1.0" encoding="UTF-8"?>"#, "<!-- Ein Bild -->\n", "\n\n  ",
    #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#,
  ])
  func theFileMayBeginWithWhatXMLAllows(beginning: String) throws {
    // A declaration may only be at the very beginning, so white space before it is no XML.
    #expect(try open(svg(#"width="3" height="4""#, before: beginning)).isVector)
  }

  /// A character of several bytes may be across the end of the part that shows what kind of file it is.
  @Test(arguments: 0..<8) func theFileMayHaveAnyTextAtItsBeginning(offset: Int) throws {
    let comment = "<!-- \(String(repeating: "x", count: offset))\(String(repeating: "図ö😀", count: 200)) -->"
    #expect(try open(svg(#"aria-label="Größe" width="3" height="4""#, comment)).isVector)
    let early = "<!-- \(String(repeating: "x", count: offset))\(String(repeating: "図ö😀", count: 60)) -->"
    #expect(try open(svg(#"width="3" height="4""#, comment, before: early)).isVector)
  }

  @Test(arguments: [
    "<svg", "<svg><g></svg>", "<?xml version='1.0'?><html/>", "<?xml", "<svg xmlns='http://example.org'/>",
  ])
  func whatIsNoSVGIsReported(text: String) {
    #expect(throws: ImageFault.self) { try open(Data(text.utf8)) }
  }

  @Test func aPictureOfPixelsThatMentionsSVGIsOneOfPixels() throws {
    // A portable pixel map with a comment.
    let file = Data("P3\n# made from <svg> by hand\n1 2\n255\n255 0 0\n0 0 255\n".utf8)
    let image = try open(file)
    #expect(!image.isVector && image.size == CGSize(width: 1, height: 2))
  }

  @Test func aFileThatIsTooLongToDrawIsReported() {
    let file = svg("", "<!--" + String(repeating: "long ", count: 4 << 20) + "-->")
    #expect(throws: ImageFault.unreadable("\(file.count) bytes are too many")) { try open(file) }
  }

  @Test func entitiesThatExplodeAreRefused() {
    let entities = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    let bomb = "<!DOCTYPE svg [<!ENTITY e0 \"boom\">\(entities.joined())]>"
    let file = svg(#"width="9" height="9""#, "<text>&e9;</text>", before: bomb)
    #expect(throws: ImageFault.self) { try open(file) }
  }
}
