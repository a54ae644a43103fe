@testable import CanopyHosting
import CanopyInput
import Foundation
import SwiftUI
import Testing

@Suite struct HostEventTests {
  private let place = CGPoint(x: 3, y: 4)

  @Test(arguments: [
    (HostEvent.PointerPhase.began, PointerEvent.Phase.began), (.moved, .moved), (.ended, .ended),
    (.cancelled, .cancelled),
  ])
  func pointersKeepTheirPhaseAndDevice(phase: HostEvent.PointerPhase, expected: PointerEvent.Phase) throws {
    guard case .pointer(let event) = HostEvent.pointer(phase, at: place, device: .pen, id: 7, modifiers: .shift).input
    else { throw Unexpected() }
    #expect(event.phase == expected)
    #expect(event.device == .pen)
    #expect((event.id, event.location) == (7, place))
    #expect(event.modifiers == .shift)
  }

  @Test(arguments: [
    (HostEvent.WheelPhase.step, WheelEvent.Phase.step), (.began, .began), (.moved, .moved), (.ended, .ended),
  ])
  func wheelsKeepTheirPhaseAndDistance(phase: HostEvent.WheelPhase, expected: WheelEvent.Phase) throws {
    let distance = CGSize(width: 1, height: -60)
    guard case .wheel(let event) = HostEvent.wheel(by: distance, at: place, phase: phase).input else {
      throw Unexpected()
    }
    #expect(event.phase == expected)
    #expect((event.distance, event.location) == (distance, place))
  }

  @Test func keysTypeTheirCharacterUnlessAModifierMakesThemACommand() throws {
    #expect(try key(.key("a")).characters == "a")
    #expect(try key(.key("A", modifiers: .shift)).characters == "A")
    #expect(try key(.key("a", modifiers: .control)).characters.isEmpty)
    #expect(try key(.key("a", characters: "æ", modifiers: .option)).characters == "æ")
    #expect(try key(.key("a", .up)).characters.isEmpty)
    #expect(try key(.key("a", .up)).phase == .up)
    #expect(try key(.key(.leftArrow, .repeated)).phase == .repeated)
    #expect(try key(.key(.leftArrow)).characters.isEmpty)
  }

  @Test func compositionsHaveTheirCaretAtTheEnd() throws {
    guard case .composition(.changed(let text, let selection)) = HostEvent.composition("かな").input else {
      throw Unexpected()
    }
    #expect(text == "かな")
    #expect(selection == 2..<2)
    guard case .composition(.cancelled) = HostEvent.composition(nil).input else { throw Unexpected() }
    guard case .composition(.committed("x")) = HostEvent.text("x").input else { throw Unexpected() }
  }

  private func key(_ event: HostEvent) throws -> KeyEvent {
    guard case .key(let key) = event.input else { throw Unexpected() }
    return key
  }

  private struct Unexpected: Error {}
}
