import CanopyTesting
import SwiftUI
import Testing

/// Views in front of others and behind them. The window is 200 by 100 points.
@MainActor @Suite struct LayerTests {
  @Test(
    arguments: [
      (Alignment.topLeading, 70, 30), (.top, 95, 30), (.topTrailing, 120, 30), (.leading, 70, 45), (.center, 95, 45),
      (.trailing, 120, 45), (.bottomLeading, 70, 60), (.bottom, 95, 60), (.bottomTrailing, 120, 60),
    ] as [(Alignment, CGFloat, CGFloat)])
  func aLayerIsAlignedWithItsView(alignment: Alignment, x: CGFloat, y: CGFloat) throws {
    let screen = layOut {
      box("a", 60, 40).overlay(alignment: alignment) { box("over", 10, 10) }
        .background(alignment: alignment) { box("behind", 10, 10) }
    }
    #expect(try screen.frame("over") == [x, y, 10, 10])
    #expect(try screen.frame("behind") == [x, y, 10, 10])
  }

  @Test func theGuidesOfALayerMoveIt() throws {
    let screen = layOut {
      box("a", 60, 40).overlay(alignment: .topTrailing) {
        box("badge", 10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    #expect(try screen.frame("badge") == [125, 25, 10, 10])
  }

  @Test func layersDoNotChangeTheSizeOfTheirView() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 20, 10).overlay { box("over", 90, 90) }.background { box("behind", 150, 5) }
        box("b", 20, 10)
      }
    }
    #expect(try screen.frame("a") == [80, 45, 20, 10])
    #expect(try screen.frame("b") == [100, 45, 20, 10])
    #expect(try screen.frame("over") == [45, 5, 90, 90])
  }

  @Test func anAlignmentThatChangesMovesTheLayer() throws {
    let screen = layOut { Turning() }
    #expect(try screen.frame("over") == [70, 30, 10, 10])
    try screen.find("turn").tap()
    #expect(try screen.frame("over") == [120, 60, 10, 10])
  }

  @Test func anEmptyLayerIsNothing() throws {
    let screen = layOut { box("a", 60, 40).overlay {}.background {} }
    #expect(try screen.frame("a") == [70, 30, 60, 40])
  }

  // MARK: Order

  @Test func overlaysCoverTheirViewAndBackgroundsAreBehindIt() throws {
    let screen = layOut {
      Color.red.frame(width: 60, height: 40)
        .overlay(alignment: .leading) { Color.green.frame(width: 20) }
        .background { Color.blue.frame(width: 100) }
    }
    let image = try screen.image(scale: 1)
    func isSame(_ x: Int, _ color: Color) -> Bool {
      let resolved = color.resolve(in: screen.environment)
      let pixel = image.pixel(x: x, y: 50)
      let parts = [(pixel.red, resolved.red), (pixel.green, resolved.green), (pixel.blue, resolved.blue)]
      return parts.allSatisfy { abs(Float($0) - $1 * 255) <= 1 }
    }
    #expect(isSame(55, .blue) && isSame(75, .green) && isSame(100, .red) && isSame(145, .blue))
  }

  @Test func theOuterOfTwoOverlaysIsInFront() throws {
    let log = ActionLog()
    let screen = layOut {
      Color.red.frame(width: 60, height: 40)
        .overlay { Button("inner") { log.add("inner") } }
        .overlay { Button("outer") { log.add("outer") } }
    }
    let touch = screen.touch(at: CGPoint(x: 100, y: 50))
    touch.lift()
    screen.settle()
    #expect(log.lines == ["outer"])
  }

  @Test func anOverlayTakesTheTouchesWhereItIs() throws {
    let log = ActionLog()
    let screen = layOut {
      Button {
        log.add("under")
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .buttonStyle(.plain)
      .overlay(alignment: .leading) {
        Button {
          log.add("over")
        } label: {
          Color.blue.frame(width: 40, height: 100)
        }
        .buttonStyle(.plain)
      }
    }
    for x in [60, 130] as [CGFloat] {
      screen.touch(at: CGPoint(x: x, y: 50)).lift()
      screen.settle()
    }
    #expect(log.lines == ["over", "under"])
  }

  // MARK: Environment and state

  @Test("1.2 A layer inherits the environment outside of its view") func aLayerDoesNotInheritFromItsView() {
    let screen = layOut {
      Text("a").environment(\.layer, "inner")
        .overlay { ValueReader(\.layer) }
        .environment(\.layer, "outer")
    }
    #expect(screen.texts == ["a", "outer"])
  }

  @Test func aViewKeepsItsStateWhenItsLayerComesAndGoes() throws {
    let screen = layOut { Covered() }
    try screen.find("count 0").tap()
    for _ in 0..<2 { try screen.find("cover").tap() }
    #expect(screen.texts == ["count 1", "cover"])
  }

  @Test func aLayerKeepsItsStateWhenItsViewChanges() throws {
    let screen = layOut { Changing() }
    try screen.find("layer 0").tap()
    try screen.find("change").tap()
    #expect(screen.texts == ["new", "layer 1", "change"])
  }

  @Test func theViewsOfALayerAppearAndDisappearWithTheirView() throws {
    let log = ActionLog()
    let screen = layOut { Leaving(log: log) }
    #expect(log.lines == ["layer appears"])
    try screen.find("remove").tap()
    #expect(log.lines == ["layer appears", "layer disappears"])
  }

  @Test func eachRowHasALayerOfItsOwn() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        ForEach(0..<3) { row in Color.red.frame(width: 50, height: 20).overlay(alignment: .trailing) { Tally(row: row) }
        }
      }
    }
    try screen.find("1: 0").tap()
    #expect(screen.texts == ["0: 0", "1: 1", "2: 0"])
  }

  // MARK: Preferences

  @Test func aLayerMadeFromPreferencesDoesNotChangeTheSizeOfItsView() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 20, 10).preference(key: Names.self, value: ["n"])
          .backgroundPreferenceValue(Names.self, alignment: .topLeading) { box($0.joined(), 90, 5) }
        box("b", 20, 10)
      }
    }
    #expect(try screen.frame("a") == [80, 45, 20, 10])
    #expect(try screen.frame("n") == [80, 45, 90, 5])
    #expect(try screen.frame("b") == [100, 45, 20, 10])
  }

  @Test func aLayerMadeFromPreferencesIsAlignedWithItsView() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("a", 20, 10).preference(key: Names.self, value: ["x"])
        box("b", 20, 10).preference(key: Names.self, value: ["y"])
      }
      .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
        HStack(spacing: 0) { ForEach(names, id: \.self) { box($0, 5, 5) } }
      }
    }
    #expect(try screen.frame("x") == [100, 55, 5, 5])
    #expect(try screen.frame("y") == [105, 55, 5, 5])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var layer = "default"
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Turning: View {
  @State private var hasTurned = false

  var body: some View {
    ZStack {
      box("a", 60, 40).overlay(alignment: hasTurned ? .bottomTrailing : .topLeading) { box("over", 10, 10) }
      Button("turn") { hasTurned = true }.offset(y: 40)
    }
  }
}

private struct Covered: View {
  @State private var isCovered = false

  var body: some View {
    VStack(spacing: 0) {
      Tally(name: "count").overlay { if isCovered { Text("cover it").allowsHitTesting(false) } }
      Button("cover") { isCovered.toggle() }
    }
  }
}

private struct Changing: View {
  @State private var isNew = false

  var body: some View {
    VStack(spacing: 0) {
      Text(isNew ? "new" : "old").frame(width: 100, height: 50).overlay(alignment: .bottom) { Tally(name: "layer") }
      Button("change") { isNew = true }
    }
  }
}

private struct Tally: View {
  var name = ""
  var row = 0
  @State private var count = 0

  var body: some View { Button(name.isEmpty ? "\(row): \(count)" : "\(name) \(count)") { count += 1 } }
}

private struct Leaving: View {
  let log: ActionLog
  @State private var isHere = true

  var body: some View {
    VStack(spacing: 0) {
      if isHere {
        Text("here").background {
          Color.red.onAppear { log.add("layer appears") }.onDisappear { log.add("layer disappears") }
        }
      }
      Button("remove") { isHere = false }
    }
  }
}
