import CanopyDrawing
import Foundation
import Testing

/// Display lists as text, one line for each item.
@Suite struct DisplayListDescriptionTests {
  private let red = DrawColor(red: 1, green: 0, blue: 0)
  private let square = Path(CGRect(x: 1, y: 2, width: 3.333, height: 4))

  private func line(_ content: DisplayItem.Content) -> String { DisplayList([DisplayItem(id: 1, content)]).description }

  private func fill(_ path: Path, _ style: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) -> String {
    line(.fill(DisplayFill(path, .color(red), style, stroke: stroke)))
  }

  private func group(_ effect: DisplayGroup.Effect) -> String {
    let lines = line(.group(DisplayGroup(effect, [DisplayItem(id: 1, .fill(DisplayFill(square, .color(red))))])))
    #expect(lines.hasSuffix("\n  fill #FF0000: rectangle 1,2 3.33×4"))
    return String(lines.prefix { $0 != "\n" })
  }

  @Test func anEmptyListIsAnEmptyText() {
    #expect(DisplayList().description == "")
    #expect(DisplayList([]).description == "")
  }

  @Test func rectanglesAreShortAndOtherPathsHaveTheirSteps() {
    #expect(fill(square) == "fill #FF0000: rectangle 1,2 3.33×4")
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: -0.001))
      path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
      path.closeSubpath()
    }
    #expect(fill(curve) == "fill #FF0000: 0,0 m 2,0 4,0 q 2,2 3,3 1,1 c h")
  }

  @Test func fillsAndStrokesAreTold() {
    #expect(fill(square, FillStyle(eoFill: true)).hasPrefix("fill even-odd #FF0000"))
    #expect(fill(square, stroke: StrokeStyle(lineWidth: 2.5)).hasPrefix("stroke 2.5 #FF0000"))
    #expect(fill(square, stroke: StrokeStyle(lineWidth: 1, dash: [4, 0.25])).hasPrefix("stroke 1 dashed 4,0.25 #"))
  }

  @Test func paintsAreTold() {
    func paint(_ paint: DrawPaint) -> String {
      line(.fill(DisplayFill(square, paint))).components(separatedBy: ": rectangle")[0]
    }
    let stops = [DrawGradient.Stop(red, at: 0), DrawGradient.Stop(.clear, at: 1)]
    func gradient(_ geometry: DrawGradient.Geometry) -> String { paint(.gradient(DrawGradient(stops, geometry))) }
    #expect(
      gradient(.linear(from: .zero, to: CGPoint(x: 1, y: 2))) == "fill linear 0,0 to 1,2 (#FF0000 0, #00000000 1)")
    #expect(gradient(.radial(center: .zero, from: 1, to: 2, height: 1)).hasPrefix("fill radial around 0,0, 1 to 2 ("))
    #expect(gradient(.radial(center: .zero, from: 1, to: 2, height: 0.5)).contains(", 0.5 high ("))
    #expect(gradient(.angular(center: .zero, from: 0, to: .pi)).hasPrefix("fill angular around 0,0, 0° to 180° ("))
    #expect(paint(.material(DrawMaterial(tone: red, blur: 20))) == "fill material #FF0000 over blur 20")
    let mesh = DrawMesh(
      columns: 2, points: [.zero, .zero, .zero, .zero], colors: [red, red, red, red], background: .clear)
    #expect(paint(.mesh(mesh)) == "fill mesh 2×2 around #FF0000")
  }

  @Test func effectsAreTold() {
    let shadow = DisplayShadow(red, radius: 3, offset: CGSize(width: 1, height: -2))
    func shade(_ kind: DisplayShadow.Kind) -> String {
      var shade = shadow
      shade.kind = kind
      return group(.shadow(shade))
    }
    #expect(shade(.drop) == "shadow #FF0000 radius 3 at 1,-2")
    #expect(shade(.inner).hasPrefix("inner shadow") && shade(.alone).hasPrefix("shadow alone"))
    #expect(group(.layer(opacity: 1)) == "layer" && group(.layer(opacity: 0.25)) == "layer, opacity 0.25")
    #expect(group(.blur(radius: 2, isOpaque: true)) == "blur 2 opaque")
    #expect(group(.blend(.multiply)) == "blend multiply")
    #expect(group(.clip(square, FillStyle())) == "clip: rectangle 1,2 3.33×4")
    #expect(group(.transform(CGAffineTransform(translationX: 1, y: 2))) == "transform (1, 0, 0, 1, 1, 2)")
    #expect(group(.threshold(min: 0.5, max: 1, red)) == "threshold 0.5 to 1: #FF0000")
    #expect(group(.projection(ProjectionTransform())) == "projection (1, 0, 0, 0, 1, 0, 0, 0, 1)")
    #expect(group(.colors(.inversion)).hasPrefix("colors ("))
  }

  @Test func aMaskHasItsItemsBesideALine() {
    let item = DisplayItem(id: 1, .fill(DisplayFill(square, .color(red))))
    let text = line(.group(DisplayGroup(.mask([item, item]), [item])))
    let shape = "fill #FF0000: rectangle 1,2 3.33×4"
    #expect(text == "mask\n  | \(shape)\n  | \(shape)\n  \(shape)")
  }

  @Test func textsAndPicturesHaveTheirFrames() {
    let request = TextRequest(.plain("two\nlines", TextRequest.LetterStyle(font: FontRequest(size: 12))))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      line(.text(DisplayText(request, in: frame, [DisplayText.Look(.color(red))])))
        == "text #FF0000 in 1,2 30×40: “two\nlines”")
    let picture = DrawImage(
      .pixels([0, 0, 0, 0], width: 1, height: 1), size: CGSize(width: 1, height: 1), isVector: false)
    var image = DisplayImage(picture, naturalSize: picture.size, in: frame)
    #expect(line(.image(image)) == "image 1×1 in 1,2 30×40")
    image.template = .color(red)
    #expect(line(.image(image)) == "image 1×1 as #FF0000 in 1,2 30×40")
  }

  @Test func itemsOfMovedPartsAreInTheCoordinatesOfTheList() {
    let part = DisplayList([DisplayItem(id: 1, .fill(DisplayFill(square, .color(red))))])
    let list = DisplayList(parts: [DisplayList.Part(id: 1, part, movedBy: CGSize(width: 10, height: 20))])
    #expect(list.description == "fill #FF0000: rectangle 11,22 3.33×4")
  }
}
