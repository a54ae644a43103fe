import CanopyInput
import Foundation
import Testing

@testable import CanopyGTK

struct WheelReadingTests {
  @Test func stepOfWheelScrollsThreeLines() {
    var reading = WheelReading()
    let step = reading.read(turn(0, 1))
    #expect(step?.phase == .step)
    #expect(step?.distance == CGSize(width: 0, height: 60))
  }

  @Test func shiftTurnsWheelSideways() {
    var reading = WheelReading()
    #expect(reading.read(turn(0, -2, isSideways: true))?.distance == CGSize(width: -120, height: 0))
  }

  @Test func movementOnTrackpadHasBeginningAndEnd() {
    var reading = WheelReading()
    #expect(reading.read(turn(0, 7, isInPoints: true))?.phase == .began)
    #expect(reading.read(turn(3, 7, isInPoints: true))?.phase == .moved)
    let end = reading.read(turn(0, 0, isStop: true))
    #expect(end?.phase == .ended)
    #expect(reading.read(turn(0, 0, isStop: true)) == nil)
    #expect(reading.read(turn(0, 2, isInPoints: true))?.phase == .began)
  }

  @Test func partOfStepMovesWithoutBeginning() {
    var reading = WheelReading()
    let part = reading.read(turn(0, 0.25))
    #expect(part?.phase == .moved)
    #expect(part?.distance == CGSize(width: 0, height: 15))
  }

  @Test func nothingAndInvalidNumbersMeanNothing() {
    var reading = WheelReading()
    #expect(reading.read(turn(0, 0)) == nil)
    #expect(reading.read(turn(.nan, 1)) == nil)
  }

  private func turn(
    _ x: Double, _ y: Double, isInPoints: Bool = false, isStop: Bool = false, isSideways: Bool = false
  ) -> WheelReading.Turn {
    WheelReading.Turn(
      distance: CGSize(width: x, height: y), isInPoints: isInPoints, isStop: isStop, isSideways: isSideways)
  }
}
