import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Random touches on sheets inside each other: whatever people do, nothing stays behind.
@MainActor @Suite struct RandomSheetDragsTests {
  /// Each seed makes this many streams of touches.
  private static let streams = 25

  @Test(arguments: 0..<40)
  func randomDragsLeaveNothingStuck(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = World(&random)
    let screen = TestScreen(size: CGSize(width: 390, height: 600)) { Floor(world: world, depth: 0) }
    for _ in 0..<Self.streams {
      if screen.presentations.count < 3, Bool.random(using: &random) {
        world.open?(screen.presentations.count)
        if Bool.random(using: &random) { screen.settle() } else { screen.update() }
      }
      try stream(&random, on: screen, world)
      screen.settle()
      #expect(screen.isUntouched)
      #expect(screen.presentations.allSatisfy { $0.phase == .presented })
      #expect(world.opened == world.dismissed + screen.presentations.count)
      for (depth, sheet) in screen.presentations.enumerated() where sheet.shownAs == .sheet {
        #expect(world.heights(depth).contains { abs($0 - sheet.frame.height) < 0.5 })
        #expect(abs(sheet.frame.maxY - 600) < 0.5)
      }
    }
    #expect(screen.issues.isEmpty)
    world.closeAll?()
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(world.opened == world.dismissed)
  }

  /// Sends one or two touches that move, wait, and are lifted or cancelled. Meanwhile the app may close a sheet.
  private func stream(_ random: inout SeededGenerator, on screen: TestScreen, _ world: World) throws {
    let touches = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      screen.touch(
        at: CGPoint(x: .random(in: 10...380, using: &random), y: .random(in: 10...590, using: &random)))
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let touch = touches.randomElement(using: &random) else { return }
      let distance = CGSize(
        width: .random(in: -60...60, using: &random), height: .random(in: -400...400, using: &random))
      touch.move(by: distance, over: .random(in: 0.02...0.15, using: &random))
      if Int.random(in: 0..<10, using: &random) == 0 { world.close?(screen.presentations.count - 1) }
    }
    for touch in touches {
      if Int.random(in: 0..<6, using: &random) == 0 { touch.cancel() } else { touch.lift() }
    }
  }
}

/// What the app knows: how its sheets look, and how many it has opened and seen dismissed.
@MainActor
private final class World {
  var opened = 0
  var dismissed = 0
  private let detents: [[CGFloat]]
  let isStubborn: [Bool]
  var openers: [() -> Void] = [{}, {}, {}, {}]
  var closers: [() -> Void] = [{}, {}, {}, {}]

  init(_ random: inout SeededGenerator) {
    detents = (0..<3).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in CGFloat(Int.random(in: 100...560, using: &random)) }
    }
    isStubborn = (0..<3).map { _ in Int.random(in: 0..<4, using: &random) == 0 }
  }

  func heights(_ depth: Int) -> [CGFloat] { detents[depth] }
  func detents(_ depth: Int) -> Set<PresentationDetent> { Set(detents[depth].map { .height($0) }) }

  var open: ((Int) -> Void)? { { [self] depth in if depth < 3 { openers[depth]() } } }
  var close: ((Int) -> Void)? { { [self] depth in if depth >= 0 { closers[depth]() } } }
  var closeAll: (() -> Void)? { { [self] in closers[0]() } }
}

/// A view that presents another one of its kind.
private struct Floor: View {
  let world: World
  let depth: Int
  @State private var isShown = false

  var body: some View {
    let _ = connect()
    ScrollView {
      VStack {
        ForEach(0..<(depth % 2 == 0 ? 40 : 3)) { Text("row \($0)").frame(height: 30).frame(maxWidth: .infinity) }
      }
    }
    .sheet(isPresented: $isShown) {
      world.dismissed += 1
    } content: {
      if depth < 3 {
        AnyView(Floor(world: world, depth: depth + 1))
          .presentationDetents(world.detents(depth))
          .interactiveDismissDisabled(world.isStubborn[depth])
      }
    }
  }

  private func connect() {
    world.openers[depth] = {
      if !isShown { world.opened += 1 }
      isShown = true
    }
    world.closers[depth] = { isShown = false }
  }
}
