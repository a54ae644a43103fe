import CanopyDrawing
import CanopyStyle
import CanopyTesting
import CanopyText
import SwiftUI
import Testing

@MainActor @Suite struct ImageLabelTests {
  @Test func imageIsEqualOnlyToOneWithAnEqualLabel() {
    #expect(Image("photo", label: Text("A tree")) == Image("photo", label: Text("A tree")))
    #expect(Image("photo", label: Text("A tree")) != Image("photo", label: Text("A house")))
    #expect(Image("photo", label: Text("A tree")) != Image("photo"))
  }

  @Test func labelOfAnyTypeIsUnequalToText() {
    struct OtherLabel: ImageLabelText {}
    #expect(ImageLabel(OtherLabel()) == ImageLabel(OtherLabel()))
    #expect(ImageLabel(OtherLabel()) != ImageLabel(Text("A tree")))
  }

  @Test func initializersKeepTheLabel() {
    let pixels = CGImage(
      DrawImage(.pixels([0, 0, 0, 255], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false))
    let label = Text("A tree")
    #expect(Image("photo", label: label).labelText == label)
    #expect(Image("photo", variableValue: 0.5, label: label).labelText == label)
    #expect(Image(pixels, scale: 1, label: label).labelText == label)
    #expect(Image("photo").labelText == nil)
    #expect(Image(decorative: "photo").labelText == nil)
  }

  @Test func symbolIsAsLargeAsTheLettersOfTheFont() throws {
    func height(_ font: Font) throws -> CGFloat {
      try layOut { Image(systemName: "star").font(font).accessibilityIdentifier("star") }.find(id: "star").frame.height
    }
    #expect(try height(.system(size: 40)) > 1.9 * height(.system(size: 20)))
  }
}
