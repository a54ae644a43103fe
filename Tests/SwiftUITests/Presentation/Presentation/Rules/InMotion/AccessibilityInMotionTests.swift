import CanopyInput
import CanopyPresentation
import Foundation
import SwiftUI
import Testing

@testable import CanopyTesting

/// What assistive technologies see in each frame of the motion of presentations.
@MainActor @Suite struct AccessibilityInMotionTests {
  /// A kind, its role, and a Boolean value that indicates whether views behind it can be used.
  typealias Kind = (container: PresentationContainer, role: String, isUsableBehind: Bool)

  @Test(
    arguments: [
      (.sheet, "sheet", false), (.sheet, "sheet", true), (.fullScreenCover, "sheet", false),
      (.popover, "popover", false),
      (.popover, "popover", true), (.alert, "alert", false), (.confirmationDialog, "dialog", false),
    ] as [Kind])
  func whatIsBehindIsReachableOnlyIfPeopleCanUseIt(kind: Kind) throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(kind.container, log: log) {
        Inside(container: kind.container, isUsableBehind: kind.isUsableBehind)
      }
    }
    #expect(screen.accessibilityTree == "button “show”")
    try screen.startPressing("show")
    try screen.eachFrame {
      let tree = screen.accessibilityTree
      #expect(tree.contains("button “show”") == kind.isUsableBehind, "\(tree)")
      #expect(tree.contains("button “inside”"), "\(tree)")
      #expect(tree.split(separator: "\n").contains { $0.hasPrefix(kind.role) }, "\(tree)")
    }
    log.close?()
    screen.update()
    #expect(screen.presentations.count == 1)
    // What leaves is gone for people who don't see it.
    try screen.eachFrame { #expect(screen.accessibilityTree == "button “show”") }
  }

  @Test(arguments: [PresentationContainer.sheet, .fullScreenCover, .popover])
  func theFramesOfElementsAreWhereTheyAreShown(container: PresentationContainer) throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(container, log: log) { Inside(container: container, isUsableBehind: false) }
    }
    /// The distance of an element from the upper edge of its presentation.
    func distance() throws -> CGFloat {
      let node = try #require(screen.accessibilityNode { !$0.role.isContainer && $0.label == "inside" })
      return node.frame.minY - screen.presentations[0].frame.minY
    }
    try screen.find("show").tap()
    let atRest = try distance()
    log.close?()
    screen.settle()
    try screen.startPressing("show")
    var places: Set<CGFloat> = []
    try screen.eachFrame {
      // A popover also grows by a tenth.
      let now = try distance()
      #expect(abs(now - atRest) <= (container == .popover ? 8 : 0.5))
      places.insert(screen.presentations[0].frame.minY)
    }
    #expect(places.count > 10)
  }

  @Test func theFramesOfElementsFollowADrag() throws {
    let screen = TestScreen {
      PresentsInMotion(.sheet) {
        Inside(container: .sheet, isUsableBehind: false).presentationDetents([.medium, .large])
      }
    }
    try screen.find("show").tap()
    let touch = screen.touch(at: CGPoint(x: 60, y: 450))
    for distance in [-100.0, -150, 300, 120] {
      touch.move(by: CGSize(width: 0, height: distance), over: 0.1)
      let node = try #require(screen.accessibilityNode { !$0.role.isContainer && $0.label == "inside" })
      #expect(screen.presentations[0].frame.contains(CGPoint(x: node.frame.midX, y: node.frame.minY)))
      #expect(abs(node.frame.minY - screen.presentations[0].frame.minY - 60) < 1, "\(node.frame)")
    }
    touch.lift()
  }

  @Test func anElementThatMovesIsActivatedWhereItIs() throws {
    let log = MotionLog()
    let screen = TestScreen {
      PresentsInMotion(.fullScreenCover) {
        Color.red.frame(width: 50, height: 50).onTapGesture { log.lines.append("tapped") }
          .accessibilityElement().accessibilityLabel("inside").accessibilityAddTraits(.isButton)
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    try screen.startPressing("show")
    screen.advance(by: 0.1)
    let node = try #require(screen.accessibilityNode { !$0.role.isContainer && $0.label == "inside" })
    #expect(abs(node.frame.minY - screen.presentations[0].frame.minY) < 0.5 && node.frame.minY > 100)
    screen.touch(at: node.activationPoint).lift()
    #expect(log.lines == ["tapped"])
  }

  @Test func listenersLearnWhereAMovingPresentationIsUntilItRests() throws {
    let screen = TestScreen { PresentsInMotion(.sheet) { Inside(container: .sheet, isUsableBehind: false) } }
    let known = KnownFrames(of: screen)
    try screen.startPressing("show")
    var places: Set<CGFloat> = []
    try screen.eachFrame {
      let node = try #require(screen.accessibilityNode { !$0.role.isContainer && $0.label == "inside" })
      let frame = try #require(known.frames[node.id])
      #expect(frame == node.frame)
      places.insert(frame.minY)
    }
    #expect(places.count > 20)
    screen.frame.accessibility.stopListening()
  }
}

/// The frames that a listener knows from changes alone.
@MainActor private final class KnownFrames {
  private(set) var frames: [AccessibilityID: CGRect] = [:]

  init(of screen: TestScreen) {
    screen.frame.accessibility.listen { [weak self] diff in
      for node in diff.added + diff.changed { self?.frames[node.id] = node.frame }
      for (id, place) in diff.moved { self?.frames[id] = place.frame }
    }
  }
}

private struct Inside: View {
  let container: PresentationContainer
  let isUsableBehind: Bool
  var body: some View {
    Button("inside") {}
      .frame(width: 120, height: 80)
      .padding(.top, 30)
      .frame(maxHeight: .infinity, alignment: .top)
      .presentationCompactAdaptation(container == .popover ? .popover : .automatic)
      .presentationBackgroundInteraction(isUsableBehind ? .enabled : .automatic)
  }
}
