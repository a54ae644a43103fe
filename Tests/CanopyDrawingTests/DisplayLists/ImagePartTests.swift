import CanopyDrawing
import Foundation
import Testing

/// Pictures that are resized with borders that keep their size.
@Suite struct ImagePartTests {
  private let size = CGSize(width: 30, height: 20)

  private func parts(_ slices: DisplayImage.Slices, in frame: CGRect) -> [ImagePart] {
    slices.parts(of: size, in: frame)
  }

  @Test func aPictureWithoutBordersIsOnePart() {
    let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    let whole = parts(DisplayImage.Slices(isTiled: true), in: frame)
    #expect(whole.map(\.source) == [CGRect(origin: .zero, size: size)])
    #expect(whole.map(\.target) == [frame] && whole.allSatisfy(\.isTiled))
  }

  @Test func bordersKeepTheirLengthAndTheMiddleTakesTheRest() {
    let nine = parts(.init(top: 2, left: 3, bottom: 4, right: 5), in: CGRect(x: 100, y: 200, width: 60, height: 50))
    #expect(nine.count == 9)
    #expect(nine[0].target == CGRect(x: 100, y: 200, width: 3, height: 2))
    #expect(nine[4].source == CGRect(x: 3, y: 2, width: 22, height: 14))
    #expect(nine[4].target == CGRect(x: 103, y: 202, width: 52, height: 44))
    #expect(nine[8].target == CGRect(x: 155, y: 246, width: 5, height: 4))
  }

  @Test func bordersShrinkTogetherIfTheyHaveTooLittleRoom() {
    let narrow = parts(.init(left: 10, right: 20), in: CGRect(x: 0, y: 0, width: 15, height: 20))
    #expect(narrow.map(\.target.width) == [5, 10])
    #expect(narrow.map(\.source.width) == [10, 20])
  }

  @Test func bordersAreNotLargerThanThePicture() {
    let huge = parts(
      .init(top: -9, left: 1_000, bottom: 1_000, right: 1_000), in: CGRect(x: 0, y: 0, width: 60, height: 40))
    for part in huge {
      #expect(CGRect(origin: .zero, size: size).contains(part.source))
    }
  }

  /// Any borders in a frame of any size. If they leave no middle of the picture, nothing fills the middle of the frame.
  @Test(arguments: 0..<20 as Range<UInt64>) func partsCoverTheFrameWithoutOverlapping(seed: UInt64) {
    var dice = Dice(seed)
    for _ in 0..<500 {
      func border() -> CGFloat {
        dice.one(of: [0, dice.number(0...9), dice.number(0...40), CGFloat(dice.int(0...40))])
      }
      let slices = DisplayImage.Slices(top: border(), left: border(), bottom: border(), right: border())
      let frame = CGRect(
        x: dice.number(-50...50), y: dice.number(-50...50), width: dice.number(0.1...60), height: dice.number(0.1...60))
      let parts = parts(slices, in: frame)
      let area = parts.reduce(0) { $0 + $1.target.width * $1.target.height }
      if slices.left + slices.right < size.width, slices.top + slices.bottom < size.height {
        #expect(abs(area - frame.width * frame.height) < 1e-3, "\(slices) in \(frame)")
      }
      #expect(area < frame.width * frame.height + 1e-3)
      let picture = Extent(CGRect(origin: .zero, size: size))
      for part in parts {
        #expect(Extent(frame).grown(by: 1e-6).contains(Extent(part.target)))
        #expect(picture.grown(by: 1e-6).contains(Extent(part.source)))
      }
    }
  }

  @Test func partsWithoutAnAreaAreLeftOut() {
    #expect(parts(.init(), in: CGRect(x: 0, y: 0, width: 0, height: 9)).isEmpty)
    #expect(parts(.init(left: 2), in: CGRect(x: 0, y: 0, width: 9, height: 0)).isEmpty)
  }

  // MARK: Tiles

  private func tiles(_ area: Extent) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let part = try #require(parts(.init(isTiled: true), in: CGRect(x: 10, y: 10, width: 300, height: 200)).first)
    return part.tiles(meeting: area)
  }

  @Test func onlyTilesThatMeetTheAreaAreDrawn() throws {
    let some = try #require(try tiles(Extent(left: 45, top: 55, right: 95, bottom: 60)))
    #expect(some.columns == 1...2 && some.rows == 2...2)
    #expect(try tiles(Extent(left: 0, top: 0, right: 9, bottom: 9)) == nil)
    #expect(try tiles(.nothing) == nil)
  }

  @Test func tilesAreInTheFrame() throws {
    let all = try #require(try tiles(Extent(left: -1e7, top: -1e7, right: 1e7, bottom: 1e7)))
    #expect(all.columns.lowerBound == 0 && all.rows.lowerBound == 0)
    #expect((9...10).contains(all.columns.upperBound) && (9...10).contains(all.rows.upperBound))
  }

  @Test func numberOfTilesIsBounded() throws {
    let dot = DisplayImage.Slices(isTiled: true)
      .parts(of: CGSize(width: 1e-5, height: 1e-5), in: CGRect(x: 0, y: 0, width: 1e7, height: 1e7))
    let area = Extent(left: 0, top: 0, right: 1e7, bottom: 1e7)
    let part = try #require(dot.first)
    let tiles = try #require(part.tiles(meeting: area))
    #expect(tiles.columns.count <= 1_001 && tiles.rows.count <= 1_001)
  }
}
