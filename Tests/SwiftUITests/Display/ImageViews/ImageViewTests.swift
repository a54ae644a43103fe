import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Images as views: what is drawn and said, and how that follows changes.
@MainActor @Suite struct ImageViewTests {
  private let model = MovingModel()

  private func list(@ViewBuilder _ content: () -> some View) -> String { layOut(content).displayList() }

  /// A picture of two columns, red and blue.
  private func picture(_ width: CGFloat = 8, _ height: CGFloat = 4) throws -> CGImage {
    try TestScreen(size: CGSize(width: width, height: height)) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .ignoresSafeArea()
    }
    .image().cgImage
  }

  // MARK: Changes

  @Test func anotherSymbolIsDrawnAsIfItHadAlwaysBeenThere() {
    let screen = layOut { With(model) { Image(systemName: $0.isOn ? "star.fill" : "heart") } }
    #expect(screen.displayList() == list { Image(systemName: "heart") })
    model.isOn = true
    screen.settle()
    #expect(screen.displayList() == list { Image(systemName: "star.fill") })
  }

  @Test func anotherImageHasItsOwnSize() throws {
    let (small, large) = (try picture(), try picture(30, 20))
    let screen = layOut {
      With(model) { model in
        Image(decorative: model.isOn ? large : small, scale: 1).id(frame: "image")
      }
    }
    #expect(try screen.frame("image") == [96, 48, 8, 4])
    model.isOn = true
    screen.settle()
    #expect(try screen.frame("image") == [85, 40, 30, 20])
  }

  @Test func anImageThatBecomesResizableTakesItsPlace() throws {
    let picture = try picture()
    let screen = layOut {
      With(model) { model in
        let image = Image(decorative: picture, scale: 1)
        (model.isOn ? image.resizable() : image).id(frame: "image")
      }
    }
    #expect(try screen.frame("image") == [96, 48, 8, 4])
    model.isOn = true
    screen.settle()
    #expect(try screen.frame("image") == [0, 0, 200, 100])
  }

  @Test func aPictureBecomesATemplate() throws {
    let picture = try picture()
    let screen = layOut {
      With(model) { model in
        Image(decorative: picture, scale: 1).renderingMode(model.isOn ? .template : .original).foregroundStyle(.green)
      }
    }
    #expect(try screen.image(scale: 1).pixel(x: 97, y: 50).description == "#FF383C")
    model.isOn = true
    screen.settle()
    #expect(try screen.image(scale: 1).pixel(x: 97, y: 50).description == "#34C759")
  }

  @Test func anEqualImageIsNotDrawnAgain() {
    let screen = layOut {
      With(model) { model in
        Text("\(Int(model.number))")
        Image(systemName: "star")
      }
    }
    let before = screen.displayList()
    model.number = 1
    screen.settle()
    #expect(screen.displayList() == before.replacing("\"0\"", with: "\"1\"").replacing("“0”", with: "“1”"))
  }

  // MARK: Sizes

  @Test func theScaleIsTheNumberOfPixelsPerPoint() throws {
    let picture = try picture(12, 6)
    func size(_ scale: CGFloat) throws -> [CGFloat] {
      try Array(layOut { Image(decorative: picture, scale: scale).id(frame: "a") }.frame("a")[2...])
    }
    #expect(try size(1) == [12, 6])
    #expect(try size(2) == [6, 3])
    #expect(try size(3) == [4, 2])
  }

  @Test func aPictureStandsOnTheBaseline() throws {
    let picture = try picture()
    let screen = layOut {
      HStack(alignment: .firstTextBaseline) {
        Text("x").alignmentGuide(.firstTextBaseline) { $0.height }.id(frame: "text")
        Image(decorative: picture, scale: 1).id(frame: "image")
      }
    }
    let (text, image) = (try screen.frame("text"), try screen.frame("image"))
    #expect(text[1] + text[3] == image[1] + image[3])
  }

  @Test func anImageThatIsNotResizableIgnoresItsFrame() throws {
    let picture = try picture()
    let screen = layOut { Image(decorative: picture, scale: 1).id(frame: "image").frame(width: 2, height: 50) }
    #expect(try screen.frame("image") == [96, 48, 8, 4])
  }

  // MARK: Drawing

  @Test func aPlaceholderHasTheSizeOfItsImage() throws {
    let picture = try picture(40, 20)
    let screen = layOut { Image(decorative: picture, scale: 1).redacted(reason: .placeholder) }
    let image = try screen.image(scale: 1)
    #expect(!screen.displayList().contains("image 40×20"))
    #expect(image.pixel(x: 100, y: 50) != image.pixel(x: 70, y: 50))
    #expect(image.pixel(x: 82, y: 50) == image.pixel(x: 118, y: 50))
  }

  @Test func nothingIsDrawnOutsideOfADrawnImage() throws {
    let screen = layOut {
      Image(size: CGSize(width: 20, height: 20)) { context in
        context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.red))
      }
    }
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 100, y: 50).description == "#FF383C")
    #expect(image.pixel(x: 85, y: 50).description == "#FFFFFF")
    #expect(image.pixel(x: 115, y: 50).description == "#FFFFFF")
  }

  @Test func drawingFollowsTheValuesThatItReads() throws {
    let screen = layOut {
      Image(size: CGSize(width: 20, height: 20)) { context in
        let isBold = context.environment.legibilityWeight == .bold
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(isBold ? .blue : .red))
      }
    }
    #expect(try screen.image(scale: 1).pixel(x: 100, y: 50).description == "#FF383C")
    screen.environment.legibilityWeight = .bold
    screen.settle()
    #expect(try screen.image(scale: 1).pixel(x: 100, y: 50).description == "#0088FF")
  }

  // MARK: Accessibility

  private func tree(@ViewBuilder _ content: () -> some View) -> String {
    TestScreen(content: content).accessibilityTree
  }

  @Test func aSymbolIsReadByTheWordsOfItsName() {
    #expect(tree { Image(systemName: "heart.circle.fill") } == "image “heart circle fill”")
  }

  @Test func aPictureIsReadByItsLabel() throws {
    let picture = try picture()
    #expect(tree { Image(picture, scale: 1, label: Text("Two columns")) } == "image “Two columns”")
    #expect(tree { Image(decorative: picture, scale: 1) } == "")
  }

  @Test func anAssetIsReadByItsNameUnlessItHasALabelOrIsDecorative() {
    #expect(tree { Image("holiday") } == "image “holiday”")
    #expect(tree { Image("holiday", label: Text("At the sea")) } == "image “At the sea”")
    #expect(tree { Image(decorative: "holiday") } == "")
  }

  // MARK: Loading

  @Test func withoutAURLAnImageShowsItsPlaceholder() {
    let screen = layOut {
      AsyncImage(url: nil) { image in
        image
      } placeholder: {
        Text("Placeholder")
      }
    }
    #expect(screen.texts == ["Placeholder"])
  }

  @Test func withoutARequestTheEmptyPhaseIsShown() {
    let screen = layOut {
      AsyncImage(request: nil) { phase in
        Text(phase.image == nil && phase.error == nil ? "empty" : "other")
      }
    }
    #expect(screen.texts == ["empty"])
  }

  @Test func aPlaceholderFillsTheRoomOfTheImage() throws {
    let screen = layOut { AsyncImage(url: nil).frame(width: 60, height: 40).id(frame: "image") }
    #expect(try screen.frame("image") == [70, 30, 60, 40])
    #expect(screen.displayList() == "fill #3C3C432E: rectangle 70,30 60×40")
  }
}
