import CanopyCore
import CanopyRaster
import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures from files: which are found, how large they are, what becomes of broken ones.
@MainActor @Suite struct PictureTests {
  // MARK: Files to look at

  /// A picture of one colour.
  private static func png(_ color: Color, _ width: CGFloat, _ height: CGFloat) throws -> Data {
    try TestScreen(size: CGSize(width: width, height: height)) { color.ignoresSafeArea() }.image().png
  }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#00FF00"/></svg>
    """

  /// Eight by four pixels of red.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8yb\
    qmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAE\
    AAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy\
    JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA\
    AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom\
    JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc\
    bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwChRRRXGfSH/9k=
    """

  /// The same, of which is said that it lies on its side.
  private static let lyingJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKF\
    E6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSk\
    pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8\
    QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+\
    Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJB\
    UQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhY\
    aHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCh\
    RRRXGfSH/9k=
    """

  /// A folder of files as a bundle.
  private func bundle(_ files: [String: Data], _ body: @MainActor (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func size(_ screen: TestScreen) throws -> CGSize { try screen.find(id: "image").frame.size }

  private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) throws -> String {
    try screen.image().pixel(x: x, y: y).description
  }

  // MARK: Which are found

  @Test func imageFilesAreFoundByName() throws {
    let files = [
      "flag.png": try Self.png(.red, 12, 8), "drawing.svg": Data(Self.svg.utf8),
      "photo.jpg": try #require(Data(base64Encoded: Self.jpeg)), "folder/inside.png": try Self.png(.blue, 5, 5),
    ]
    try bundle(files) { bundle in
      for (name, width, height) in [
        ("flag", 12, 8), ("flag.png", 12, 8), ("drawing", 20, 10), ("photo", 8, 4), ("folder/inside", 5, 5),
      ] {
        let screen = layOut { Image(name, bundle: bundle).accessibilityIdentifier("image") }
        let seen = try size(screen)
        #expect(seen == CGSize(width: width, height: height), "\(name)")
        #expect(screen.issues.isEmpty)
      }
    }
  }

  @Test func imageFileForTheDisplayScaleIsChosen() throws {
    let files = ["flag.png": try Self.png(.red, 10, 10), "flag@2x.png": try Self.png(.blue, 20, 20)]
    try bundle(files) { bundle in
      @MainActor func image(_ scale: CGFloat) -> String {
        layOut { Image("flag", bundle: bundle).environment(\.displayScale, scale) }.displayList()
      }
      #expect(image(1) == "image 10×10 in 95,45 10×10")
      #expect(image(2) == "image 20×20 in 95,45 10×10")
      #expect(image(3) == "image 20×20 in 95,45 10×10")
    }
  }

  @Test func assetCatalogChoosesFileByAppearance() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "light.png", "scale": "1x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "watch", "filename": "watch.png", "scale": "1x"}, {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let files = [
      "Media.xcassets/Group/logo.imageset/Contents.json": Data(contents.utf8),
      "Media.xcassets/Group/logo.imageset/light.png": try Self.png(.red, 10, 10),
      "Media.xcassets/Group/logo.imageset/dark.png": try Self.png(.blue, 12, 12),
    ]
    try bundle(files) { bundle in
      let light = layOut { Image("logo", bundle: bundle).foregroundStyle(.green) }
      #expect(light.displayList() == "image 10×10 as #34C759 in 95,45 10×10")
      let dark = layOut { Image("logo", bundle: bundle).renderingMode(.original).environment(\.colorScheme, .dark) }
      #expect(dark.displayList() == "image 12×12 in 94,44 12×12")
    }
  }

  @Test func exifOrientationRotatesPhoto() throws {
    try bundle(["photo.jpg": try #require(Data(base64Encoded: Self.lyingJPEG))]) { bundle in
      let seen = try size(layOut { Image("photo", bundle: bundle).accessibilityIdentifier("image") })
      #expect(seen == CGSize(width: 4, height: 8))
    }
  }

  // MARK: How they are drawn

  @Test func resizableImagesFillTheProposedSize() throws {
    let picture = try #require(CGImage(data: Self.png(.red, 10, 20)))
    let image = Image(decorative: picture, scale: 1)
    func size(_ view: some View) throws -> CGSize { try self.size(layOut { view.accessibilityIdentifier("image") }) }
    #expect(try size(image) == CGSize(width: 10, height: 20))
    #expect(try size(image.frame(width: 50)) == CGSize(width: 50, height: 20))
    #expect(try size(image.resizable()) == CGSize(width: 200, height: 100))
    #expect(try size(image.resizable().scaledToFit()) == CGSize(width: 50, height: 100))
    #expect(try size(image.resizable().fixedSize()) == CGSize(width: 10, height: 20))
    #expect(try size(Image(decorative: picture, scale: 2)) == CGSize(width: 5, height: 10))
  }

  /// Blue edges of 4 points around red.
  private func framed() throws -> Image {
    let screen = TestScreen(size: CGSize(width: 16, height: 16)) {
      Color.red.padding(4).background(.blue).ignoresSafeArea()
    }
    return Image(decorative: try #require(CGImage(data: try screen.image().png)), scale: 1)
  }

  @Test func capInsetsKeepTheirSize() throws {
    let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let image = try framed().resizable(capInsets: insets)
    let screen = layOut { image.frame(width: 100, height: 60) }
    let seen = try [53, 55, 144, 146].map { try pixel(screen, $0, 50) }
    #expect(seen == ["#0088FF", "#FF383C", "#FF383C", "#0088FF"])
    let stretchable = try framed().resizable()
    let stretched = layOut { stretchable.frame(width: 100, height: 60) }
    #expect(try pixel(stretched, 60, 50) == "#0088FF")
  }

  @Test func tiledImageIsRepeated() throws {
    let image = try framed().resizable(resizingMode: .tile)
    let screen = layOut { image.frame(width: 64, height: 32) }
    for tile in 0..<4 {
      #expect(try pixel(screen, 68 + 16 * tile + 1, 35) == "#0088FF")
      #expect(try pixel(screen, 68 + 16 * tile + 8, 42) == "#FF383C")
    }
  }

  @Test func templateImageShowsTheForegroundStyle() throws {
    let image = try framed().renderingMode(.template)
    let screen = layOut { image.foregroundStyle(.green) }
    #expect(try [100, 93].map { try pixel(screen, $0, $0 - 50) } == ["#34C759", "#34C759"])
  }

  @Test(arguments: Image.Orientation.allCases) func imageOrientationTurnsAndMirrors(_ orientation: Image.Orientation)
    throws
  {
    // Red above on the left, green above on the right, blue below on the left, black below on the right.
    var pixels: [UInt8] = []
    for y in 0..<20 {
      for x in 0..<40 {
        pixels +=
          y < 10 ? (x < 20 ? [255, 0, 0, 255] : [0, 255, 0, 255]) : (x < 20 ? [0, 0, 255, 255] : [0, 0, 0, 255])
      }
    }
    let picture = try #require(CGImage(width: 40, height: 20, rgba: pixels))
    let screen = layOut { Image(decorative: picture, scale: 1, orientation: orientation) }
    let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
    let (width, height) = isTurned ? (20, 40) : (40, 20)
    let (left, top) = (100 - width / 2, 50 - height / 2)
    func corner(_ x: Int, _ y: Int) throws -> Character? {
      let names: [String: Character] = ["#FF0000": "r", "#00FF00": "g", "#0000FF": "b", "#000000": "k"]
      let place = (left + (x == 0 ? 3 : width - 4), top + (y == 0 ? 3 : height - 4))
      return names[try pixel(screen, place.0, place.1)]
    }
    let seen = String([try corner(0, 0), try corner(1, 0), try corner(0, 1), try corner(1, 1)].map { $0 ?? "?" })
    let expected: [Image.Orientation: String] = [
      .up: "rgbk", .upMirrored: "grkb", .down: "kbgr", .downMirrored: "bkrg", .right: "brkg", .left: "gkrb",
      .leftMirrored: "rbgk", .rightMirrored: "kgbr",
    ]
    #expect(seen == expected[orientation])
  }

  // MARK: Misuse

  @Test func missingImageIsReportedOnceAndOutlined() throws {
    struct Wrong: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("\(count)") { count += 1 }
          Image("no such picture")
        }
      }
    }
    let screen = layOut { Wrong() }
    #expect(screen.issues.count == 1)
    #expect(screen.issues.first?.message.contains("'no such picture'") == true)
    #expect(screen.issues.first?.message.contains("in the body of Wrong") == true)
    #expect(screen.displayList().contains("stroke 1"))
    try screen.find("0").tap()
    #expect(screen.issues.count == 1)
  }

  @Test func undecodableImageFileIsReportedAndOutlined() throws {
    let good = try Self.png(.red, 12, 8)
    let bomb =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\">" + String(repeating: "<g>", count: 300_000)
    let files: [String: Data] = [
      "short.png": good.prefix(40), "empty.png": Data(), "text.png": Data("This is no picture.".utf8),
      "broken.svg": Data("<svg><rect".utf8), "deep.svg": Data(bomb.utf8),
      "turned.jpg": Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]),
    ]
    try bundle(files) { bundle in
      for name in files.keys.sorted() {
        let screen = layOut { Image(name, bundle: bundle) }
        #expect(screen.issues.map(\.kind) == [.drawing], "\(name)")
        #expect(screen.issues.first?.message.contains(name) == true)
        #expect(screen.displayList().hasPrefix("stroke 1"))
      }
    }
  }

  /// A picture that says that it is 50,000 by 50,000 pixels: ten gigabytes.
  @Test func oversizedImageIsReportedAndNotDecoded() throws {
    var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    header += [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50, 8, 6, 0, 0, 0]
    let check = header[12...].reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    for shift in [24, 16, 8, 0] { header.append(UInt8((~check >> UInt32(shift)) & 255)) }
    header += [0, 0, 1, 0, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C] + [UInt8](repeating: 0, count: 64)
    try bundle(["bomb.png": Data(header)]) { bundle in
      let screen = layOut { Image("bomb", bundle: bundle) }
      #expect(screen.issues.first?.message.contains("50000 × 50000 pixels are too many") == true)
    }
  }

  /// Each `use` draws all before it ten times: a billion rectangles.
  @Test func exponentiallyNestedSVGIsDrawnInTime() throws {
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"20\" height=\"10\">"
    svg += "<defs><g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>"
    for level in 1...9 {
      svg += "<g id=\"a\(level)\">" + String(repeating: "<use xlink:href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
    }
    svg += "</defs><use xlink:href=\"#a9\"/></svg>"
    let picture = try #require(CGImage(data: Data(svg.utf8)))
    let time = try ProcessorTime.measure {
      _ = try layOut { Image(decorative: picture, scale: 1) }.image()
    }
    #expect(time < .seconds(20))
  }

  @Test func missingAssetColorIsReportedOnceAndDrawnGray() {
    struct Wrong: View {
      var body: some View {
        VStack {
          Color("no such colour").frame(width: 10, height: 10)
          Text("a").foregroundStyle(Color("no such colour"))
        }
      }
    }
    let screen = layOut { Wrong() }
    let first = screen.displayList()
    #expect(first.hasPrefix("fill #808080"))
    #expect(screen.displayList() == first)
    #expect(screen.issues.map(\.kind) == [.drawing])
    #expect(screen.issues.first?.message.contains("'no such colour'") == true)
  }

  @Test func cgImageWithoutPixelsIsNil() {
    #expect(CGImage(width: 0, height: 1, rgba: []) == nil)
    #expect(CGImage(width: 2, height: 1, rgba: [0, 0, 0, 0]) == nil)
    #expect(CGImage(data: Data()) == nil)
    #expect(CGImage(contentsOf: URL(filePath: "/no/such/file.png")) == nil)
  }
}
