import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Custom layouts.
@MainActor @Suite struct LayoutProtocolTests {
  @Test func aCustomLayoutPlacesItsSubviews() throws {
    let screen = layOut {
      Diagonal {
        box("a", 10, 20)
        box("b", 30, 40)
      }
      .id(frame: "all")
    }
    #expect(try screen.frame("all") == [80, 20, 40, 60])
    #expect(try screen.frame("a") == [80, 20, 10, 20])
    #expect(try screen.frame("b") == [90, 40, 30, 40])
  }

  @Test func aCustomLayoutIsMirroredInRightToLeftLayouts() throws {
    let screen = layOut(environment: { $0.layoutDirection = .rightToLeft }) {
      Diagonal {
        box("a", 10, 20)
        box("b", 30, 40)
      }
    }
    #expect(try screen.frame("a") == [110, 20, 10, 20])
    #expect(try screen.frame("b") == [80, 40, 30, 40])
  }

  @Test func layoutValuesReachTheLayout() throws {
    let screen = layOut {
      Shifting {
        box("a", 10, 10).layoutValue(key: Shift.self, value: 7).padding(1)
        box("b", 10, 10)
      }
    }
    #expect(try screen.frame("a")[0] - screen.frame("b")[0] == 8)
  }

  @Test func theCacheIsMadeOnceAndUpdatedWhenSubviewsChange() throws {
    let log = Log()
    let model = Model()
    let screen = layOut { Kept(model: model, log: log) }
    #expect(log.lines == ["made"])
    model.count += 1
    screen.update()
    #expect(log.lines == ["made", "updated"])
    screen.update()
    #expect(log.lines == ["made", "updated"])
  }

  @Test func unplacedSubviewsAreCenteredAndReportIssue() throws {
    let screen = layOut { Lazybones { box("a", 10, 10) }.frame(width: 100, height: 100) }
    #expect(try screen.frame("a") == [95, 45, 10, 10])
    #expect(screen.issues.map(\.kind) == [.layout])
    #expect(screen.issues.first?.message.hasPrefix("Lazybones hasn't placed all of its views.") == true)
  }

  @Test func invalidSizesAndPositionsReportIssuesAndAreCorrected() throws {
    let screen = layOut { Confused { box("a", 10, 10) }.id(frame: "all") }
    #expect(try screen.frame("all") == [100, 50, 0, 0])
    #expect(screen.issues.allSatisfy { $0.kind == .layout })
    #expect(screen.issues.contains { $0.message.contains("returned a size of (nan, -5.0)") })
    #expect(screen.issues.contains { $0.message.contains("was placed at (nan, inf)") })
  }

  @Test func switchingLayoutsKeepsState() throws {
    let model = Model()
    let screen = layOut { Switching(model: model) }
    try screen.find("0").tap()
    #expect(try screen.find("b").frame == CGRect(x: 100, y: 40, width: 8, height: 20))
    model.count = 1
    screen.update()
    #expect(screen.texts == ["1", "b"])
    #expect(try screen.find("b").frame == CGRect(x: 96, y: 50, width: 8, height: 20))
  }

  @Test func viewThatFitsShowsTheFirstViewThatFits() throws {
    func shown(_ width: CGFloat) -> [String] {
      layOut(width: width) {
        ViewThatFits {
          Text("a long way to say it")
          Text("shorter")
          Text("x")
        }
      }.texts
    }
    #expect(shown(200) == ["a long way to say it"])
    #expect(shown(159) == ["shorter"])
    #expect(shown(10) == ["x"])
    #expect(shown(2) == ["x"])
  }

  @Test func viewThatFitsUpdatesWithItsProposal() throws {
    let model = Model()
    let screen = layOut { Fitting(model: model) }
    #expect(screen.texts == ["wide text"])
    model.count = 1
    screen.update()
    #expect(screen.texts == ["w"])
    model.count = 0
    screen.update()
    #expect(screen.texts == ["wide text"])
  }

  @Test func hiddenViewsTakePartInLayout() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Text("secret").hidden()
        Text("seen")
      }
    }
    #expect(screen.texts == ["seen"])
    #expect(try screen.find("seen").frame.minX == 108)
  }
}

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height
    }
  }
}

private struct Shift: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

private struct Shifting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + subview[Shift.self], y: bounds.minY), proposal: .unspecified)
    }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}

@Observable private final class Model {
  var count = 0
}

private struct Keeping: Layout {
  let log: Log
  struct Cache { var sizes: [CGSize] }

  func makeCache(subviews: Subviews) -> Cache {
    MainActor.assumeIsolated { log.lines.append("made") }
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    MainActor.assumeIsolated { log.lines.append("updated") }
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.sizes.first ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct Kept: View {
  let model: Model
  let log: Log
  var body: some View { Keeping(log: log) { Counted(model: model) } }
}

private struct Counted: View {
  let model: Model
  var body: some View { Text(String(repeating: "x", count: model.count + 1)) }
}

private struct Lazybones: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Confused: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat.nan, height: -5)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: proposal) }
  }
}

private struct Switching: View {
  let model: Model

  var body: some View {
    let layout =
      model.count == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      Tapped()
      Text("b")
    }
  }
}

private struct Tapped: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct Fitting: View {
  let model: Model

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("wide text")
      Text("w")
    }
    .frame(width: model.count == 0 ? 100 : 20)
  }
}
