import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Presentations for people who want less motion: they fade, and move nowhere.
@MainActor @Suite struct ReducedMotionTests {
  @Observable @MainActor final class Model {
    var isShown = false
  }

  enum Kind: CaseIterable {
    case sheet, card, cover, popover, alert, dialog, inspector

    var isWide: Bool { self == .card }
  }

  private let model = Model()
  /// The difference of pixels that comes from rounding, of each of several layers.
  private static let rounding = 5

  private func screen(_ kind: Kind) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: kind.isWide ? 700 : 300, height: 260)) {
      Window(kind: kind, model: model)
    }
    screen.reducesMotion = true
    screen.settle()
    return screen
  }

  @Test(arguments: Kind.allCases)
  func presentationsFadeInAndOutInTheirPlace(kind: Kind) throws {
    let screen = screen(kind)
    // Small pictures, because blurs take long in tests. The edges of a popover need whole pixels.
    let scale = kind == .popover ? 1.0 : 0.5
    /// The window at every tenth point in each direction.
    func pixels() throws -> [Int] {
      let image = try screen.image(scale: scale)
      func pixel(_ x: Int, _ y: Int) -> Int {
        Int(image.pixel(x: Int(Double(10 * x + 5) * scale), y: Int(Double(10 * y + 5) * scale)).green)
      }
      return (0..<26).flatMap { y in (0..<30).map { x in pixel(x, y) } }
    }
    let gone = try pixels()
    model.isShown = true
    screen.settle()
    let there = try pixels()
    #expect(there != gone)
    let place = screen.presentations.first?.frame
    for isComing in [false, true] {
      model.isShown = isComing
      screen.update()
      var last = isComing ? gone : there
      var frames = 0
      for _ in 0..<20 {
        screen.advance(by: 0.05)
        let now = try pixels()
        if let presentation = screen.presentations.first { #expect(presentation.frame == place) }
        // Each pixel is on its straight way from one end to the other, never back and never elsewhere.
        let ends = isComing ? there : gone
        let astray = now.indices.filter { index in
          let (old, pixel, end) = (last[index], now[index], ends[index])
          let isOnTheWay = min(old, end) - Self.rounding...max(old, end) + Self.rounding ~= pixel
          return abs(pixel - end) > abs(old - end) + Self.rounding || !isOnTheWay
        }
        #expect(astray == [], "pixels of \(kind)")
        if now != last { frames += 1 }
        last = now
      }
      #expect(frames > 5, "\(kind) doesn't fade")
      #expect(last == (isComing ? there : gone))
    }
  }

  @Test("The column of an inspector fades beside content that is in its place at once")
  func theColumnOfAnInspectorFadesInItsPlace() throws {
    let screen = TestScreen(size: CGSize(width: 700, height: 500)) { Window(kind: .inspector, model: model) }
    screen.reducesMotion = true
    screen.settle()
    for isComing in [true, false] {
      model.isShown = isComing
      screen.update()
      var shades: [Int] = []
      for _ in 0..<30 {
        let image = try screen.image(scale: 0.5)
        // On either side of the edge between the orange content and the column.
        #expect(image.pixel(x: 212, y: 125).description == "#FF8D28")
        if isComing { #expect(image.pixel(x: 217, y: 125).description != "#FF8D28") }
        shades.append(Int(image.pixel(x: 280, y: 125).red))
        screen.advance(by: 1 / 30)
      }
      // From white to blue, and from blue to orange.
      #expect(shades == shades.sorted(by: isComing ? (>) : (<)))
      #expect(Set(shades).count > 5)
    }
  }
}

private struct Window: View {
  let kind: ReducedMotionTests.Kind
  @Bindable var model: ReducedMotionTests.Model

  var body: some View {
    let back = Color.orange
    switch kind {
    case .sheet: back.sheet(isPresented: $model.isShown) { content.presentationDetents([.medium, .large]) }
    case .card: back.sheet(isPresented: $model.isShown) { content }
    case .cover: back.fullScreenCover(isPresented: $model.isShown) { content }
    case .popover:
      back.frame(width: 50, height: 50).popover(isPresented: $model.isShown) {
        content.frame(width: 100, height: 100).presentationCompactAdaptation(.popover)
      }
    case .alert: back.alert("Alert", isPresented: $model.isShown) {}
    case .dialog: back.confirmationDialog("Dialog", isPresented: $model.isShown) { Button("Button") {} }
    case .inspector: back.inspector(isPresented: $model.isShown) { content }
    }
  }

  private var content: some View {
    Color.blue.padding(20)
  }
}
