import Combine
import SwiftUI
import Testing

/// Pictures made with nothing but `import SwiftUI`, and no display.
@MainActor @Suite struct ImageRendererTests {
  private struct Badge: View {
    let name: String
    var body: some View { Text(name).padding(10).background(.blue).frame(width: 100, height: 50) }
  }

  @Test func pictureSizeIsContentSizeTimesScale() throws {
    let renderer = ImageRenderer(content: Badge(name: "Ada"))
    var picture = try #require(renderer.cgImage)
    #expect((picture.width, picture.height) == (100, 50))
    renderer.scale = 2
    picture = try #require(renderer.cgImage)
    #expect((picture.width, picture.height) == (200, 100))
  }

  @Test func contentReceivesTheProposedSize() throws {
    let renderer = ImageRenderer(content: Rectangle())
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [10, 10])
    renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
    #expect(renderer.cgImage.map { [$0.width, $0.height] } == [30, 40])
    renderer.proposedSize = ProposedViewSize(width: 0, height: 40)
    #expect(renderer.cgImage == nil && renderer.pdfData == nil && renderer.svgData == nil && renderer.pngData == nil)
  }

  @Test func contentMeasuredWithNilWidthIsDrawnWithNilWidth() throws {
    var widths: [CGFloat] = []
    func noting(_ width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10).frame(maxWidth: .infinity)
        .background {
          GeometryReader { proxy in
            let _ = widths.append(proxy.size.width)
            Color.clear
          }
        }
    }
    let row = HStack(spacing: 0) {
      noting(10)
      noting(60)
    }
    #expect(ImageRenderer(content: row).cgImage?.width == 70)
    // Before anything is laid out, there is no size.
    #expect(Set(widths).subtracting([0]) == [10, 60])
  }

  @Test func backgroundIsTransparentUnlessOpaque() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    let clear = try #require(renderer.pngData)
    renderer.isOpaque = true
    let opaque = try #require(renderer.pngData)
    #expect(clear != opaque)
  }

  @Test func pictureUpdatesWithTheContent() throws {
    let renderer = ImageRenderer(content: Badge(name: "Ada"))
    var changes = 0
    let listening = renderer.objectWillChange.sink { changes += 1 }
    let before = try #require(renderer.pngData)
    renderer.content = Badge(name: "Grace")
    #expect(changes == 1)
    #expect(try #require(renderer.pngData) != before)
    listening.cancel()
  }

  @Observable final class Model { var name = "Ada" }

  @Test func pictureUpdatesWithObservedObjects() throws {
    struct Named: View {
      let model: Model
      var body: some View { Text(model.name).frame(width: 80, height: 20) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Named(model: model))
    let before = try #require(renderer.pngData)
    model.name = "Grace"
    #expect(try #require(renderer.pngData) != before)
  }

  @Test func contentEnvironmentIsApplied() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.displayScale) private var scale
      var body: some View { Rectangle().fill(scheme == .dark ? .black : .white).frame(width: 10 * scale, height: 10) }
    }
    let renderer = ImageRenderer(content: Scheme().environment(\.colorScheme, .dark))
    renderer.scale = 3
    let picture = try #require(renderer.cgImage)
    #expect((picture.width, picture.height) == (90, 30))
  }

  // MARK: Files

  @Test func pdfContainsSelectableText() throws {
    let renderer = ImageRenderer(content: Badge(name: "Ada Lovelace"))
    let pdf = try #require(renderer.pdfData)
    #expect(pdf.prefix(5) == Data("%PDF-".utf8))
    // The font is in the file, with a map back to letters.
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 100 50 ]") && text.contains("/FontFile") && text.contains("/ToUnicode"))
    #expect(text.contains("Inter"))
  }

  @Test func svgConsistsOfPaths() throws {
    let svg = String(decoding: try #require(ImageRenderer(content: Badge(name: "Ada")).svgData), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("width=\"100px\"") && svg.contains("<path"))
    #expect(!svg.contains("<image"))
    // Made of lines, it can be opened again.
    let again = try #require(CGImage(data: Data(svg.utf8)))
    #expect((again.width, again.height) == (100, 50))
  }

  @Test func pdfPagesAreWrittenAsWithCoreGraphics() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var told = CGSize.zero
    ImageRenderer(content: Badge(name: "Ada").shadow(radius: 3)).render(rasterizationScale: 2) { size, context in
      told = size
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      for _ in 0..<2 {
        pdf.beginPDFPage(nil)
        context(pdf)
        pdf.endPDFPage()
      }
      pdf.closePDF()
    }
    #expect(told == CGSize(width: 100, height: 50))
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(text.contains("/Count 2"))
  }

  @Test func renderedImagesCanBeShownAgain() throws {
    let picture = try #require(ImageRenderer(content: Color.red.frame(width: 6, height: 4)).cgImage)
    let again = ImageRenderer(content: Image(decorative: picture, scale: 1))
    #expect(again.cgImage.map { [$0.width, $0.height] } == [6, 4])
    #expect(again.pngData == picture.pngData)
  }

  // MARK: Misuse

  @Test(arguments: [0, -1, .nan, .infinity, 1e9]) func invalidScaleDoesNotAffectPDF(scale: CGFloat) {
    let renderer = ImageRenderer(content: Badge(name: "Ada"))
    renderer.scale = scale
    _ = renderer.cgImage
    _ = renderer.pngData
    #expect(renderer.pdfData != nil)
  }

  @Test func unboundedContentHasNoPicture() {
    let renderer = ImageRenderer(content: Rectangle())
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: .infinity)
    #expect(renderer.cgImage == nil && renderer.pdfData == nil)
  }
}
