import CanopyDrawing
import Foundation
import Testing

/// Parts of pictures, and tiles, of numbers that can't be drawn.
@Suite struct ExtremeImagePartTests {
  private let size = CGSize(width: 30, height: 20)
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func parts(
    _ slices: DisplayImage.Slices = DisplayImage.Slices(), of size: CGSize? = nil, in frame: CGRect? = nil
  ) -> [ImagePart] {
    slices.parts(of: size ?? self.size, in: frame ?? self.frame)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func lengthsThatAreNotFiniteMakeNoParts(number: CGFloat) {
    let borders = DisplayImage.Slices(top: 2, left: 2, bottom: 2, right: 2)
    for slices in [DisplayImage.Slices(), borders] {
      #expect(parts(slices, of: CGSize(width: number, height: 20)).isEmpty)
      #expect(parts(slices, of: CGSize(width: 30, height: number)).isEmpty)
      #expect(parts(slices, in: CGRect(x: 0, y: 0, width: number, height: 40)).isEmpty)
    }
  }

  @Test(arguments: [CGFloat.nan, -5, 0]) func bordersThatAreNoLengthsAreNone(border: CGFloat) {
    let none = parts(DisplayImage.Slices(top: border, left: border, bottom: border, right: border))
    #expect(none.map(\.target) == [frame])
    let right = parts(DisplayImage.Slices(left: border, right: 10))
    #expect(right.map(\.target.width) == [50, 10])
    #expect(right.map(\.source.width) == [20, 10])
  }

  @Test func anInfiniteBorderIsThePicture() {
    let left = parts(DisplayImage.Slices(left: .infinity, right: 5))
    #expect(left.map(\.source.width) == [30])
    #expect(left.map(\.target.minX) == [0])
  }

  private func tiled(in frame: CGRect) -> ImagePart? { parts(DisplayImage.Slices(isTiled: true), in: frame).first }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30])
  func tilesThatBeginNowhereAreNotDrawn(number: CGFloat) {
    let window = Extent(CGRect(x: 0, y: 0, width: 100, height: 100))
    let parts = [
      tiled(in: CGRect(x: number, y: 0, width: 60, height: 40)),
      tiled(in: CGRect(x: 0, y: number, width: 60, height: 40)),
    ]
    for part in parts { #expect(part?.tiles(meeting: window) == nil) }
  }

  @Test func tilesOfAHugeRectangleAreThoseInTheWindow() throws {
    let part = try #require(tiled(in: CGRect(x: -3_000_000, y: 0, width: 1e8, height: 40)))
    let tiles = try #require(part.tiles(meeting: Extent(CGRect(x: 0, y: 0, width: 100, height: 100))))
    #expect(tiles.columns == 100_000...100_003)
    #expect(tiles.rows == 0...2)
  }

  @Test func rectanglesBesideTheWindowHaveNoTiles() throws {
    let part = try #require(tiled(in: CGRect(x: 200, y: 0, width: 60, height: 40)))
    #expect(part.tiles(meeting: Extent(CGRect(x: 0, y: 0, width: 100, height: 100))) == nil)
    #expect(part.tiles(meeting: .nothing) == nil)
  }

  @Test func theSizeOfAFontIsALength() {
    for size in [.nan, -4, 0, -.infinity] as [CGFloat] { #expect(FontRequest(size: size).size == 0) }
    #expect(FontRequest(size: .infinity).size == 10_000)
    #expect(FontRequest(size: 12.5).size == 12.5)
  }
}
