import CanopyGraph
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Compares random nested presentations with a simple model of the presentation stack.
@MainActor @Suite struct RandomPresentationsTests {
  @Test(arguments: Rounds.some(of: 0..<40))
  func thePresentationStackMatchesTheBindings(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let world = World()
    let screen = TestScreen { Root(world: world) }
    var ended = 0
    for _ in 0..<60 {
      let before = world.stack
      try world.change(&random, on: screen)
      screen.settle()
      let after = world.stack
      ended += before.count - zip(before, after).prefix { $0 == $1 }.count
      #expect(screen.presentations.map { $0.texts.first ?? "" } == after)
      #expect(screen.presentations.allSatisfy { $0.phase == .presented })
      #expect(world.dismissed == ended)
      #expect(world.shown == after.count)
    }
  }

  /// Changes the bindings without waiting for animations, with alerts in between: in the end the stack matches the bindings.
  @Test(arguments: Rounds.some(of: 0..<40))
  func interruptedPresentationsEndUpMatchingTheBindings(seed: UInt64) throws {
    var random = SeededGenerator(seed: 1000 + seed)
    let world = World()
    let screen = TestScreen { Root(world: world) }
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        try world.change(&random, on: screen)
        if Bool.random(using: &random) { world.asks = Bool.random(using: &random) }
        screen.advance(by: Double.random(in: 0...0.5, using: &random))
      }
      world.asks = false
      screen.settle()
      #expect(screen.presentations.map { $0.texts.first ?? "" } == world.stack)
      #expect(world.shown == world.stack.count)
    }
    world.items = [:]
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(world.shown == 0)
  }

  @Test func presentationsReleaseTheirModelsAndElements() throws {
    // The first window of all installs what stays.
    _ = TestScreen { Text(verbatim: "first") }
    ViewRuntime.update()
    var worlds: [() -> World?] = []
    let (attributes, elements) = (ViewRuntime.graph.statistics.attributes, ViewRuntime.elements.live)
    for seed in Rounds.some(of: 0..<20) {
      var random = SeededGenerator(seed: UInt64(seed))
      let world = World()
      let screen = TestScreen { Root(world: world) }
      for _ in 0..<30 {
        try world.change(&random, on: screen)
        screen.settle()
      }
      screen.tree.end()
      worlds.append { [weak world] in world }
    }
    ViewRuntime.update()
    #expect(worlds.allSatisfy { $0() == nil })
    // Other tests may make or free a few attributes on their threads at the same time.
    #expect(ViewRuntime.graph.statistics.attributes < attributes + 20)
    #expect(ViewRuntime.elements.live == elements)
  }
}

/// The values of the bindings of all places: an item for each place that presents one.
@MainActor @Observable private final class World {
  var items: [String: Int] = [:]
  var isThere = true
  var asks = false
  @ObservationIgnored var dismissed = 0
  /// The number of contents in the tree.
  @ObservationIgnored var shown = 0

  /// The expected presentation stack, from the bottom to the top.
  var stack: [String] {
    guard isThere else { return [] }
    var result: [String] = []
    var place = ""
    while let item = items[place] {
      place += "/\(item)"
      result.append(place)
    }
    return result
  }

  func change(_ random: inout some RandomNumberGenerator, on screen: TestScreen) throws {
    // Usually a place that is on the screen, and sometimes one that isn't.
    let places = [""] + stack + ["/1/1", "/2"]
    guard let place = places.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: if place.count < 8 { items[place] = Int.random(in: 1...3, using: &random) }
    case 5, 6: items[place] = nil
    case 7: _ = screen.presentations.last?.presentation.dismissByGesture()
    case 8: isThere.toggle()
    default: screen.environment.locale = Locale(identifier: ["de_DE", "ja_JP"].randomElement(using: &random) ?? "")
    }
  }
}

private struct Root: View {
  let world: World
  var body: some View { if world.isThere { Presents(world: world, place: "") } }
}

private struct Presents: View {
  struct Item: Identifiable {
    let id: Int
  }

  let world: World
  let place: String
  var body: some View {
    EmptyText()
      .sheet(item: item) {
        world.dismissed += 1
      } content: { item in
        Content(world: world, place: "\(place)/\(item.id)")
      }
      .alert("Sure?", isPresented: Binding(get: { world.asks && place == "/1" }, set: { world.asks = $0 })) {}
  }

  private var item: Binding<Item?> {
    Binding(get: { world.items[place].map(Item.init) }, set: { world.items[place] = $0?.id })
  }
}

private struct EmptyText: View {
  var body: some View { EmptyView() }
}

private struct Content: View {
  let world: World
  let place: String
  @Environment(\.locale) private var locale
  var body: some View {
    let _ = locale
    VStack {
      Text(verbatim: place)
      Presents(world: world, place: place)
    }
    .onAppear { world.shown += 1 }
    .onDisappear { world.shown -= 1 }
  }
}
