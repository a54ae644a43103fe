import Foundation
import SwiftUI
import Testing

@testable import CanopyPresentation

/// Where a sheet goes that is let go.
@Suite struct SheetStopsTests {
  /// The height of a sheet with detents at 400 and 800 when it is let go, its velocity upwards, and the height that it goes to.
  static let ends: [(height: CGFloat, velocity: CGFloat, end: CGFloat)] = [
    // At rest: the nearest height.
    (790, 0, 800), (610, 0, 800), (590, 0, 400), (210, 0, 400), (190, 0, 0), (830, 0, 800),
    // Slowly: the nearest height to where it would be after a moment.
    (560, 300, 800), (640, -300, 400), (160, 300, 400), (240, -300, 0),
    // Fast: at least the next height in its direction.
    (410, 900, 800), (790, -900, 400), (390, -900, 0), (10, 900, 400), (420, -900, 400),
    // Very fast: as far as it would go.
    (790, -5000, 0), (100, 6000, 800),
  ]

  @Test(arguments: ends)
  func aSheetGoesWherePositionAndVelocityLead(height: CGFloat, velocity: CGFloat, end: CGFloat) {
    #expect(SheetStops(detents: [400, 800], isDismissible: true).end(from: height, velocity: velocity) == end)
  }

  @Test(arguments: ends)
  func aSheetThatPeopleCannotDismissGoesToADetentInstead(height: CGFloat, velocity: CGFloat, end: CGFloat) {
    let stops = SheetStops(detents: [400, 800], isDismissible: false)
    #expect(stops.end(from: height, velocity: velocity) == max(end, 400))
  }

  @Test func aSheetFollowsATouchExactlyBetweenItsLimitsAndLessBeyond() {
    let stops = SheetStops(detents: [400, 800], isDismissible: true)
    for height: CGFloat in [0, 100, 400, 555, 800] { #expect(stops.stretched(height, in: 844) == height) }
    let beyond = stops.stretched(900, in: 844)
    #expect(beyond > 800 && beyond < 860)
    #expect(abs(stops.unstretched(beyond, in: 844) - 900) < 1e-9)
    let stubborn = SheetStops(detents: [400, 800], isDismissible: false)
    #expect(stubborn.stretched(300, in: 844) > 340)
  }
}
