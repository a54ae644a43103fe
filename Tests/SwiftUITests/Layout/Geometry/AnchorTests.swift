import CanopyTesting
import SwiftUI
import Testing

/// Points and rectangles of views, which other views read in their own coordinates. The window is 200 by 100 points.
@MainActor @Suite struct AnchorTests {
  /// Returns what an overlay reads of the anchors of a box of 60 by 40 points at (70, 30).
  private func read<Value>(_ source: Anchor<Value>.Source) -> [String] {
    layOut {
      box("a", 60, 40).marked(source).frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlayPreferenceValue(Marks<Value>.self) { marks in
          GeometryReader { geometry in
            ForEach(Array(marks.enumerated()), id: \.offset) { Text(verbatim: "\(geometry[$0.element])") }
          }
        }
    }.texts
  }

  private func text(_ x: CGFloat, _ y: CGFloat) -> [String] { ["\(CGPoint(x: x, y: y))"] }

  @Test func aPointOfAnEdgeOrACornerIsThatOfTheView() {
    #expect(read(.topLeading) == text(70, 30) && read(.top) == text(100, 30) && read(.topTrailing) == text(130, 30))
    #expect(read(.leading) == text(70, 50) && read(.center) == text(100, 50) && read(.trailing) == text(130, 50))
    #expect(read(.bottomLeading) == text(70, 70) && read(.bottom) == text(100, 70))
    #expect(read(.bottomTrailing) == text(130, 70))
  }

  @Test func aPointMayBeAnywhereInTheCoordinatesOfTheView() {
    #expect(read(.point(CGPoint(x: 5, y: -6))) == text(75, 24))
    #expect(read(.unitPoint(UnitPoint(x: 0.25, y: 2))) == text(85, 110))
  }

  @Test func aRectangleMayBeAPartOfTheView() {
    #expect(read(.bounds) == ["\(CGRect(x: 70, y: 30, width: 60, height: 40))"])
    #expect(read(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))) == ["\(CGRect(x: 71, y: 32, width: 3, height: 4))"])
  }

  @Test func severalPointsAreOneAnchor() {
    #expect(
      read(.init([Anchor<CGPoint>.Source.topLeading, .center])) == [
        "\([CGPoint(x: 70, y: 30), CGPoint(x: 100, y: 50)])"
      ])
  }

  @Test func anAnchorMayBeMissing() {
    let none: Anchor<CGPoint>.Source? = nil
    #expect(read(.init(none)) == ["nil"])
    let center = Optional(CGPoint(x: 100, y: 50))
    #expect(read(.init(Optional(Anchor<CGPoint>.Source.center))) == [String(describing: center)])
  }

  @Test func anAnchorIsReadInTheCoordinatesOfTheReader() {
    let screen = layOut {
      VStack(spacing: 0) {
        box("a", 60, 40).marked(.bounds).frame(maxWidth: .infinity, alignment: .leading)
        box("b", 20, 10)
      }
      .overlayPreferenceValue(Marks<CGRect>.self) { marks in
        GeometryReader { geometry in
          ForEach(Array(marks.enumerated()), id: \.offset) { Text(verbatim: "\(geometry[$0.element])") }
        }
        .padding(.leading, 10).padding(.top, 5)
      }
    }
    #expect(screen.texts == ["\(CGRect(x: -10, y: -5, width: 60, height: 40))"])
  }

  @Test func anAnchorFollowsItsView() throws {
    let screen = layOut { Following() }
    #expect(screen.texts == ["at 70", "move"])
    try screen.find("move").tap()
    #expect(screen.texts == ["at 100", "move"])
  }

  @Test func anchorsOfSeveralViewsAreInTheirOrder() {
    let screen = layOut {
      HStack(spacing: 0) {
        box("a", 20, 10).marked(.leading)
        box("b", 30, 10).marked(.leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlayPreferenceValue(Marks<CGPoint>.self) { marks in
        GeometryReader { geometry in Text(verbatim: "\(marks.map { geometry[$0].x })") }
      }
    }
    #expect(screen.texts == ["[0.0, 20.0]"])
  }

  @Test func transformAnchorPreferenceAddsToWhatIsInside() {
    let screen = layOut {
      box("a", 20, 10).marked(.leading).padding(10)
        .transformAnchorPreference(key: Marks<CGPoint>.self, value: .trailing) { $0.append($1) }
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlayPreferenceValue(Marks<CGPoint>.self) { marks in
          GeometryReader { geometry in Text(verbatim: "\(marks.map { geometry[$0].x })") }
        }
    }
    #expect(screen.texts == ["[10.0, 40.0]"])
  }

  @Test func anAnchorLeavesWithItsView() throws {
    let screen = layOut { Vanishing() }
    #expect(screen.texts == ["1", "remove"])
    try screen.find("remove").tap()
    #expect(screen.texts == ["0", "remove"])
  }
}

private struct Marks<Value>: PreferenceKey {
  static var defaultValue: [Anchor<Value>] { [] }
  static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) { value += nextValue() }
}

extension View {
  fileprivate func marked<Value>(_ source: Anchor<Value>.Source) -> some View {
    anchorPreference(key: Marks<Value>.self, value: source) { [$0] }
  }
}

private struct Following: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      box("a", 60, 40).marked(.leading).padding(.leading, 2 * offset).frame(maxWidth: .infinity)
        .overlayPreferenceValue(Marks<CGPoint>.self) { marks in
          GeometryReader { geometry in Text(verbatim: "at \(marks.map { Int(geometry[$0].x) }.first ?? -1)") }
        }
      Button("move") { offset = 30 }
    }
  }
}

private struct Vanishing: View {
  @State private var isHere = true

  var body: some View {
    VStack(spacing: 0) {
      VStack { if isHere { box("a", 20, 10).marked(.bounds) } }
        .overlayPreferenceValue(Marks<CGRect>.self) { Text(verbatim: "\($0.count)").fixedSize() }
      Button("remove") { isHere = false }
    }
  }
}
