import CanopyGraph
import CanopyInput
import CanopyPresentation
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Random touches on presentations inside each other: whatever people do, nothing stays behind.
@MainActor @Suite struct RandomSheetDragsTests {
  /// Each seed makes this many streams of touches.
  private nonisolated static let streams = 25

  @Test(arguments: Rounds.some(of: 0..<80))
  func randomDragsLeaveNothingStuck(seed: UInt64) throws {
    // The first window makes what all windows share.
    TestScreen { EmptyView() }.tree.end()
    ViewRuntime.update()
    let attributes = ViewRuntime.graph.statistics.attributes
    let elements = ViewRuntime.elements.live
    var shown: [WeakPresentation] = []
    weak var forgotten: World?
    try {
      var random = SeededGenerator(seed: seed)
      let world = World(&random)
      forgotten = world
      try streams(of: &random, in: world, seed: seed) { shown.append(WeakPresentation($0)) }
    }()
    ViewRuntime.update()
    #expect(forgotten == nil)
    #expect(!shown.isEmpty && shown.allSatisfy { $0.presentation == nil })
    #expect(ViewRuntime.elements.live == elements)
    // Other tests may make or free a few attributes on their threads at the same time.
    #expect(ViewRuntime.graph.statistics.attributes < attributes + 20)
  }

  /// Runs the streams of a seed, and closes the window.
  ///
  /// Every third window is wide, so that its sheets are cards, and every second one is mirrored.
  private func streams(
    of random: inout SeededGenerator, in world: World, seed: UInt64, _ note: (Presentation) -> Void
  ) throws {
    let size = CGSize(width: seed % 3 == 0 ? 700 : 390, height: 600)
    let screen = TestScreen(size: size) {
      $0.layoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
    } content: {
      Floor(world: world, depth: 0)
    }
    for _ in 0..<Self.streams {
      let count = screen.presentations.count
      if count < World.depths, Bool.random(using: &random) {
        world.open(count)
        if Bool.random(using: &random) { screen.settle() } else { screen.update() }
      }
      try stream(&random, on: screen, world)
      screen.settle()
      screen.presentations.forEach { note($0.presentation) }
      check(screen, world)
    }
    #expect(screen.issues.isEmpty)
    world.closers[0]()
    screen.settle()
    check(screen, world)
    #expect(screen.presentations.isEmpty)
    screen.tree.end()
    // The closures of the app hold its views, which hold the world.
    (world.openers, world.closers) = ([], [])
  }

  /// Checks a window at rest.
  private func check(_ screen: TestScreen, _ world: World) {
    #expect(screen.isUntouched)
    #expect(screen.presentations.allSatisfy { $0.phase == .presented })
    // Each presentation whose content has appeared is still there, or its `onDismiss` has run once.
    #expect(world.shown.count == Set(world.shown).count)
    #expect(world.present.count == screen.presentations.count)
    #expect(world.dismissed.sorted() == world.shown.filter { !world.present.contains($0) }.sorted())
    for (depth, sheet) in screen.presentations.enumerated() where sheet.shownAs == .sheet && screen.size.width < 600 {
      if sheet.kind == .sheet { #expect(world.detents[depth].contains { abs($0 - sheet.frame.height) < 0.5 }) }
      #expect(abs(sheet.frame.maxY - 600) < 0.5)
    }
  }

  /// Sends one or two touches that move, wait, and are lifted or cancelled. Meanwhile the app may open or close a presentation,
  /// and people may press Escape.
  private func stream(_ random: inout SeededGenerator, on screen: TestScreen, _ world: World) throws {
    let (width, height) = (screen.size.width, screen.size.height)
    let touches = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      screen.touch(
        at: CGPoint(
          x: .random(in: 10...width - 10, using: &random), y: .random(in: 10...height - 10, using: &random)))
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let touch = touches.randomElement(using: &random) else { return }
      let distance = CGSize(
        width: .random(in: -60...60, using: &random), height: .random(in: -400...400, using: &random))
      // A touch that hardly moves is a tap.
      let part = Int.random(in: 0..<8, using: &random) == 0 ? 0.01 : 1
      touch.move(
        by: CGSize(width: distance.width * part, height: distance.height * part),
        over: .random(in: 0.02...0.15, using: &random))
      switch Int.random(in: 0..<20, using: &random) {
      case 0, 1: world.close(screen.presentations.count - 1)
      case 2: world.close(0)
      case 3: world.open(screen.presentations.count)
      case 4: screen.send(KeyEvent(.down, key: .escape))
      default: break
      }
    }
    for touch in touches {
      if Int.random(in: 0..<6, using: &random) == 0 { touch.cancel() } else { touch.lift() }
    }
  }
}

private struct WeakPresentation {
  weak var presentation: Presentation?
  init(_ presentation: Presentation) { self.presentation = presentation }
}

/// What the app knows: how its presentations look, and which ones it has seen coming and going.
@MainActor
private final class World {
  static let depths = 3

  /// The labels of the presentations whose content has appeared.
  var shown: [Int] = []
  /// The labels of those whose content is in the tree.
  var present: [Int] = []
  /// The labels with which `onDismiss` was called.
  var dismissed: [Int] = []
  private var labels = 0

  let kinds: [PresentationContainer]
  let detents: [[CGFloat]]
  let isStubborn: [Bool]
  /// A Boolean value that indicates whether popovers remain popovers in a narrow window.
  let keepsPopovers: Bool
  var openers: [(Int) -> Void] = Array(repeating: { _ in }, count: World.depths + 1)
  var closers: [() -> Void] = Array(repeating: {}, count: World.depths + 1)

  init(_ random: inout SeededGenerator) {
    kinds = (0..<World.depths).map { _ in
      [.sheet, .sheet, .sheet, .fullScreenCover, .popover].randomElement(using: &random) ?? .sheet
    }
    detents = (0..<World.depths).map { _ in
      (0..<Int.random(in: 1...3, using: &random)).map { _ in CGFloat(Int.random(in: 100...560, using: &random)) }
    }
    isStubborn = (0..<World.depths).map { _ in Int.random(in: 0..<4, using: &random) == 0 }
    keepsPopovers = Bool.random(using: &random)
  }

  func open(_ depth: Int) {
    guard depth < World.depths else { return }
    labels += 1
    openers[depth](labels)
  }

  func close(_ depth: Int) { if depth >= 0 { closers[depth]() } }
}

private struct Label: Identifiable {
  let id: Int
}

/// A view that presents another one of its kind.
private struct Floor: View {
  let world: World
  let depth: Int
  @State private var item: Label?

  var body: some View {
    let _ = connect()
    let rows = ScrollView {
      VStack {
        ForEach(0..<(depth % 2 == 0 ? 40 : 3)) { Text("row \($0)").frame(height: 30).frame(maxWidth: .infinity) }
      }
    }
    if depth < World.depths {
      switch world.kinds[depth] {
      case .popover: rows.popover(item: $item) { inner($0).onDisappear(of: $0, world) }
      case .fullScreenCover: rows.fullScreenCover(item: $item, onDismiss: dismissed) { inner($0) }
      default: rows.sheet(item: $item, onDismiss: dismissed) { inner($0) }
      }
    } else {
      rows
    }
  }

  private var dismissed: (Label) -> Void { { world.dismissed.append($0.id) } }

  private func inner(_ label: Label) -> some View {
    AnyView(Floor(world: world, depth: depth + 1))
      .onAppear {
        world.shown.append(label.id)
        world.present.append(label.id)
      }
      .onDisappear { world.present.removeAll { $0 == label.id } }
      .presentationDetents(Set(world.detents[depth].map { .height($0) }))
      .interactiveDismissDisabled(world.isStubborn[depth])
      .presentationCompactAdaptation(world.keepsPopovers ? .popover : .automatic)
  }

  private func connect() {
    world.openers[depth] = { if item == nil { item = Label(id: $0) } }
    world.closers[depth] = { item = nil }
  }
}

extension View {
  /// Popovers have no `onDismiss`: the end of their content is what the app sees.
  fileprivate func onDisappear(of label: Label, _ world: World) -> some View {
    onDisappear { world.dismissed.append(label.id) }
  }
}
