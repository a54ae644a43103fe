import CanopyDrawing
import CanopyRaster
import Foundation
import Testing

@MainActor @Suite struct RasterImageTests {
  private func picture(_ content: DisplayItem.Content..., scale: CGFloat = 1) throws -> RasterImage {
    let items = content.enumerated().map { DisplayItem(id: UInt32($0.offset), $0.element) }
    let white = DrawColor(red: 1, green: 1, blue: 1)
    return try #require(
      RasterImage(DisplayList(items), size: CGSize(width: 20, height: 20), scale: scale, background: white))
  }

  private func fill(_ rect: CGRect, _ color: DrawColor) -> DisplayItem.Content {
    .fill(DisplayFill(Path(rect), .color(color)))
  }

  private let red = DrawColor(red: 1, green: 0, blue: 0)
  private let blue = DrawColor(red: 0, green: 0, blue: 1)

  @Test func areasHaveSharpEdgesOnWholePixels() throws {
    let image = try picture(fill(CGRect(x: 5, y: 5, width: 10, height: 10), red))
    #expect(image.pixel(x: 4, y: 10)?.description == "#FFFFFF")
    #expect(image.pixel(x: 5, y: 5)?.description == "#FF0000")
    #expect(image.pixel(x: 14, y: 14)?.description == "#FF0000")
    #expect(image.pixel(x: 15, y: 14)?.description == "#FFFFFF")
    #expect(image.pixel(x: 20, y: 0) == nil)
    let twice = try picture(fill(CGRect(x: 5, y: 5, width: 10, height: 10), red), scale: 2)
    #expect((twice.width, twice.height) == (40, 40))
    #expect(twice.pixel(x: 29, y: 29)?.description == "#FF0000")
    #expect(twice.pixel(x: 30, y: 29)?.description == "#FFFFFF")
  }

  @Test func roundEdgesAreAntialiased() throws {
    let image = try picture(.fill(DisplayFill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), .color(red))))
    #expect(image.pixel(x: 10, y: 10)?.description == "#FF0000")
    #expect(image.pixel(x: 0, y: 0)?.description == "#FFFFFF")
    let edge = try #require(image.pixel(x: 3, y: 2))
    #expect(edge.green > 0 && edge.green < 1)
  }

  @Test func translucentColorsAreMixed() throws {
    let image = try picture(
      fill(CGRect(x: 0, y: 0, width: 20, height: 20), DrawColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
    #expect(image.pixel(x: 1, y: 1)?.description == "#FF8080" || image.pixel(x: 1, y: 1)?.description == "#FF7F7F")
  }

  @Test func groupOpacityAppliesToTheWholeGroup() throws {
    let both = [
      DisplayItem(id: 1, fill(CGRect(x: 0, y: 0, width: 12, height: 20), red)),
      DisplayItem(id: 2, fill(CGRect(x: 8, y: 0, width: 12, height: 20), blue)),
    ]
    let image = try picture(.group(DisplayGroup(.layer(opacity: 0.5), both)))
    // Where both are, only the one in front is to be seen.
    let middle = try #require(image.pixel(x: 10, y: 10))
    #expect(abs(middle.red - 0.5) < 0.01 && middle.blue == 1)
  }

  @Test func clipHidesContentOutside() throws {
    let inside = [DisplayItem(id: 1, fill(CGRect(x: 0, y: 0, width: 20, height: 20), red))]
    let area = Path(CGRect(x: 5, y: 5, width: 5, height: 5))
    let image = try picture(.group(DisplayGroup(.clip(area, FillStyle()), inside)))
    #expect(image.pixel(x: 7, y: 7)?.description == "#FF0000")
    #expect(image.pixel(x: 12, y: 7)?.description == "#FFFFFF")
  }

  @Test func transformsMovePoints() throws {
    let inside = [DisplayItem(id: 1, fill(CGRect(x: 0, y: 0, width: 5, height: 5), red))]
    let image = try picture(.group(DisplayGroup(.transform(CGAffineTransform(translationX: 10, y: 10)), inside)))
    #expect(image.pixel(x: 12, y: 12)?.description == "#FF0000")
    #expect(image.pixel(x: 2, y: 2)?.description == "#FFFFFF")
    let flat = try picture(.group(DisplayGroup(.transform(CGAffineTransform(scaleX: 0, y: 1)), inside)))
    #expect(flat.pixel(x: 2, y: 2)?.description == "#FFFFFF")
  }

  @Test func blurSpreadsContent() throws {
    let inside = [DisplayItem(id: 1, fill(CGRect(x: 5, y: 5, width: 10, height: 10), red))]
    let image = try picture(.group(DisplayGroup(.blur(radius: 2, isOpaque: false), inside)))
    let (outside, edge) = (try #require(image.pixel(x: 3, y: 10)), try #require(image.pixel(x: 5, y: 10)))
    #expect(outside.green < 1 && outside.green > edge.green)
  }

  @Test func gradientsGoFromOneColorToAnother() throws {
    let stops = [DrawGradient.Stop(red, at: 0), DrawGradient.Stop(blue, at: 1)]
    let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    func picture(_ geometry: DrawGradient.Geometry) throws -> RasterImage {
      try self.picture(.fill(DisplayFill(all, .gradient(DrawGradient(stops, geometry)))))
    }
    let linear = try picture(.linear(from: .zero, to: CGPoint(x: 20, y: 0)))
    let (left, right) = (try #require(linear.pixel(x: 0, y: 5)), try #require(linear.pixel(x: 19, y: 5)))
    #expect(left.red > 0.95 && right.blue > 0.95)
    let radial = try picture(.radial(center: CGPoint(x: 10, y: 10), from: 0, to: 10, height: 1))
    #expect(try #require(radial.pixel(x: 10, y: 10)).red > 0.9)
    #expect(try #require(radial.pixel(x: 0, y: 0)).blue == 1)
    let angular = try picture(.angular(center: CGPoint(x: 10, y: 10), from: 0, to: 2 * .pi))
    #expect(try #require(angular.pixel(x: 18, y: 11)).red > 0.9)
    #expect(try #require(angular.pixel(x: 18, y: 8)).blue > 0.9)
    #expect(abs(try #require(angular.pixel(x: 2, y: 10)).blue - 0.5) < 0.1)
    let none = try self.picture(.fill(DisplayFill(all, .gradient(DrawGradient([], .linear(from: .zero, to: .zero))))))
    #expect(none.pixel(x: 5, y: 5)?.description == "#FFFFFF")
  }

  @Test("A picture whose caps have too little room is drawn, and so is what follows")
  func tooLargeCapInsetsAreScaled() throws {
    let pixels = [UInt8](repeating: 255, count: 16 * 16 * 4)
    let source = DrawImage(.pixels(pixels, width: 16, height: 16), size: CGSize(width: 16, height: 16), isVector: false)
    for width in [2.259, 0.1, 1.0 / 3, 3.999, 1e-9] as [CGFloat] {
      var image = DisplayImage(source, naturalSize: source.size, in: CGRect(x: 1, y: 1, width: width, height: 9))
      image.slices = DisplayImage.Slices(top: 2, left: 1, bottom: 1, right: 3)
      for turn in [0, 0.6] {
        let turned = DisplayGroup(
          .transform(CGAffineTransform(rotationAngle: turn)), [DisplayItem(id: 1, .image(image))])
        let list = DisplayList([
          DisplayItem(id: 2, .group(turned)), DisplayItem(id: 3, fill(CGRect(x: 10, y: 10, width: 5, height: 5), red)),
        ])
        for method in [DrawingMethod.fast, .plain] {
          let drawn = RasterImage(
            list, size: CGSize(width: 20, height: 20), scale: 1, background: .clear, method: method)
          #expect(drawn?.pixel(x: 12, y: 12)?.description == "#FF0000", "\(width)")
        }
      }
    }
  }

  @Test func pictureCanBeEncoded() throws {
    let png = try picture(fill(CGRect(x: 0, y: 0, width: 20, height: 20), red)).png
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(png.count < 1_000)
  }

  @Test func emptyPictureIsNil() {
    for size in [
      CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e6, height: 1),
    ] {
      #expect(RasterImage(DisplayList(), size: size, scale: 1, background: .clear) == nil)
    }
  }
}
