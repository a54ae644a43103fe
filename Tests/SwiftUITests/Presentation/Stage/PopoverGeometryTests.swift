import Foundation
import Testing

@testable import CanopyPresentation
@testable import SwiftUI

/// The place of a popover's card and arrow in a window of 800 × 600 points.
@Suite struct PopoverGeometryTests {
  /// A case of the table: an anchor, the size of the content, and the edge that the program wants.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let anchor: CGRect
    var content = CGSize(width: 200, height: 100)
    var edge: Edge?
    var isMirrored = false
    let side: PopoverGeometry.Side
    let frame: CGRect
    let tip: CGPoint

    init(
      _ testDescription: String, _ anchor: CGRect, content: CGSize = CGSize(width: 200, height: 100),
      edge: Edge? = nil, isMirrored: Bool = false, _ side: PopoverGeometry.Side, _ frame: CGRect, _ tip: CGPoint
    ) {
      self.testDescription = testDescription
      self.anchor = anchor
      self.content = content
      self.edge = edge
      self.isMirrored = isMirrored
      self.side = side
      self.frame = frame
      self.tip = tip
    }
  }

  static let center = rect(350, 280, 100, 40)

  static let rows = [
    Row("below", center, .below, rect(300, 330, 200, 100), point(400, 320)),
    Row("above", center, edge: .top, .above, rect(300, 170, 200, 100), point(400, 280)),
    Row("at the trailing edge", center, edge: .trailing, .right, rect(460, 250, 200, 100), point(450, 300)),
    Row("at the leading edge", center, edge: .leading, .left, rect(140, 250, 200, 100), point(350, 300)),
    Row(
      "leading from right to left", center, edge: .leading, isMirrored: true, .right, rect(460, 250, 200, 100),
      point(450, 300)),
    Row("a point", rect(400, 300, 0, 0), edge: .bottom, .below, rect(300, 310, 200, 100), point(400, 300)),
    // Flipping.
    Row("at the bottom of the window", rect(350, 550, 100, 40), .above, rect(300, 440, 200, 100), point(400, 550)),
    Row("no room above", rect(350, 20, 100, 40), edge: .top, .below, rect(300, 70, 200, 100), point(400, 60)),
    Row("no room after", rect(700, 280, 90, 40), edge: .trailing, .left, rect(490, 250, 200, 100), point(700, 300)),
    Row("no room above and below", rect(10, 0, 90, 600), edge: .top, .right, rect(110, 250, 200, 100), point(100, 300)),
    Row(
      "no room above and below, from right to left", rect(350, 0, 100, 600), isMirrored: true, .left,
      rect(140, 250, 200, 100), point(350, 300)),
    // Sliding.
    Row("near the left edge", rect(20, 280, 60, 40), .below, rect(10, 330, 200, 100), point(50, 320)),
    Row("in the corner", rect(0, 0, 20, 20), .below, rect(10, 30, 200, 100), point(36, 20)),
    Row("in the lower right corner", rect(780, 580, 20, 20), .above, rect(590, 470, 200, 100), point(764, 580)),
    Row(
      "near the top, beside", rect(350, 10, 100, 40), edge: .trailing, .right, rect(460, 10, 200, 100), point(450, 36)),
    // Outside of the window.
    Row("left of the window", rect(-300, 280, 100, 40), .below, rect(10, 330, 200, 100), point(36, 320)),
    Row("below the window", rect(350, 900, 100, 40), .above, rect(300, 490, 200, 100), point(400, 600)),
    // Shrinking.
    Row("as large as fits", center, content: size(2000, 2000), .below, rect(10, 330, 780, 260), point(400, 320)),
    Row(
      "more room above", rect(350, 380, 100, 40), content: size(2000, 2000), .above, rect(10, 10, 780, 360),
      point(400, 380)),
    Row(
      "smaller at the wanted edge", center, content: size(500, 500), edge: .leading, .left, rect(10, 50, 330, 500),
      point(350, 300)),
    Row("an anchor that fills the window", rect(0, 0, 800, 600), .below, rect(300, 310, 200, 100), point(400, 300)),
    // Tiny content.
    Row("room for the arrow", center, content: size(20, 10), .below, rect(374, 330, 52, 10), point(400, 320)),
    Row(
      "room for the arrow beside", center, content: size(20, 10), edge: .trailing, .right, rect(460, 274, 20, 52),
      point(450, 300)),
  ]

  @Test("A popover has the place that the table says", arguments: rows)
  func place(row: Row) {
    let room = PopoverRoom(
      window: rect(0, 0, 800, 600), anchor: row.anchor, edge: row.edge, isMirrored: row.isMirrored, cornerRadius: 13)
    let geometry = room.geometry {
      CGSize(width: min(row.content.width, $0.width), height: min(row.content.height, $0.height))
    }
    #expect(geometry.side == row.side)
    #expect(geometry.frame == row.frame)
    #expect(geometry.tip == row.tip)
  }

  @Test func aPopoverWithoutAnAnchorIsInTheMiddleAndHasNoArrow() {
    let room = PopoverRoom(window: rect(0, 0, 800, 600), anchor: nil, cornerRadius: 13)
    let geometry = room.geometry { _ in CGSize(width: 200, height: 100) }
    #expect(geometry.side == nil)
    #expect(geometry.frame == rect(300, 250, 200, 100))
    #expect(geometry.bounds == geometry.frame)
  }

  @Test func aPopoverStaysAtItsSideAsLongAsItHasRoomThere() {
    func side(_ y: CGFloat, _ current: PopoverGeometry.Side?) -> PopoverGeometry.Side? {
      var room = PopoverRoom(
        window: rect(0, 0, 800, 600), anchor: rect(350, y, 100, 40), cornerRadius: 13)
      room.current = current.map { PopoverGeometry(frame: .zero, side: $0, tip: .zero) }
      return room.geometry { _ in CGSize(width: 200, height: 100) }.side
    }
    #expect(side(300, .above) == .above)
    #expect(side(100, .above) == .below)
    #expect(side(300, .left) == .left)
  }

  @Test("A card is always in the window, and its arrow between its corners", arguments: [1, 2, 3, 4])
  func cardsAreInTheWindow(seed: UInt64) {
    var state = seed
    func random(_ range: Range<Int>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(range.lowerBound + Int(state >> 33) % range.count)
    }
    for _ in 0..<500 {
      let window = rect(0, random(0..<50), random(40..<900), random(40..<900))
      let anchor = rect(random(-200..<1000), random(-200..<1000), random(0..<600), random(0..<600))
      let content = CGSize(width: random(0..<1200), height: random(0..<1200))
      let room = PopoverRoom(
        window: window, anchor: anchor, edge: ([nil] + Edge.allCases)[Int(random(0..<5))], cornerRadius: random(0..<40))
      let geometry = room.geometry {
        CGSize(width: min(content.width, $0.width), height: min(content.height, $0.height))
      }
      if geometry.frame.isEmpty { continue }
      #expect(covers(window.insetBy(dx: 10, dy: 10), geometry.frame), "\(room) \(content) \(geometry)")
      let outline = geometry.outline(cornerRadius: room.cornerRadius).boundingRect
      #expect(covers(geometry.bounds, outline), "\(room) \(content) \(geometry)")
    }
  }

  // MARK: Outline

  @Test(arguments: [
    (PopoverGeometry.Side.below, point(60, 92)), (.above, point(60, 158)), (.right, point(2, 125)),
    (.left, point(118, 125)),
  ])
  func theOutlineHasAnArrowTowardsTheAnchor(side: PopoverGeometry.Side, tip: CGPoint) {
    let geometry = PopoverGeometry(frame: rect(10, 100, 100, 50), side: side, tip: tip)
    let outline = geometry.outline(cornerRadius: 5)
    #expect(outline.contains(tip))
    #expect(outline.contains(point(60, 125)))
    #expect(!outline.contains(point(10.2, 100.2)))
    for other in PopoverGeometry.Side.allCases where other != side {
      let place: CGPoint =
        switch other {
        case .below: point(60, 97)
        case .above: point(60, 153)
        case .right: point(7, 125)
        case .left: point(113, 125)
        }
      #expect(!outline.contains(place))
    }
    let area = outline.boundingRect
    #expect(abs(area.minX - geometry.bounds.minX) < 0.1 && abs(area.maxX - geometry.bounds.maxX) < 0.1)
    #expect(abs(area.minY - geometry.bounds.minY) < 0.1 && abs(area.maxY - geometry.bounds.maxY) < 0.1)
  }
}

/// Returns whether a rectangle is in another one, except for invisible differences.
private func covers(_ outer: CGRect, _ inner: CGRect) -> Bool {
  let distances = [
    inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY,
  ]
  return distances.allSatisfy { $0 > -0.1 }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
