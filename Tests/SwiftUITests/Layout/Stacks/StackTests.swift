import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The positions of views in `HStack`, `VStack` and `ZStack`.
@MainActor @Suite struct StackTests {
  @Test func aStackOfFixedViewsFitsThemAndIsCentered() throws {
    let screen = layOut {
      VStack {
        box("a", 20, 10)
        box("b", 40, 10)
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [80, 36, 40, 28])
    #expect(try screen.frame("a") == [90, 36, 20, 10])
    #expect(try screen.frame("b") == [80, 54, 40, 10])
  }

  @Test func aStackUsesItsSpacing() throws {
    let screen = layOut {
      HStack(spacing: 3) {
        box("a", 20, 10)
        box("b", 40, 10)
      }
    }
    #expect(try screen.frame("a") == [69, 45, 20, 10])
    #expect(try screen.frame("b") == [92, 45, 40, 10])
  }

  @Test func flexibleViewsShareTheSpaceThatFixedViewsLeave() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        fill("a")
        box("b", 50, 10)
        fill("c")
      }
    }
    #expect(try screen.frame("a") == [0, 0, 75, 100])
    #expect(try screen.frame("b") == [75, 45, 50, 10])
    #expect(try screen.frame("c") == [125, 0, 75, 100])
  }

  @Test func lessFlexibleViewsAreMeasuredFirst() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        fill("wide")
        Color.red.frame(maxWidth: 30).id(frame: "narrow")
      }
    }
    #expect(try screen.frame("narrow") == [170, 0, 30, 100])
    #expect(try screen.frame("wide") == [0, 0, 170, 100])
  }

  @Test func viewsOfLowerPriorityKeepTheirMinimum() throws {
    let screen = layOut {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).id(frame: "low")
        fill("high").layoutPriority(1)
      }
    }
    #expect(try screen.frame("low") == [0, 0, 40, 100])
    #expect(try screen.frame("high") == [40, 0, 160, 100])
  }

  @Test func spacersExpandAlongTheStackWithoutSpacing() throws {
    let screen = layOut {
      HStack {
        box("a", 20, 10)
        Spacer()
        box("b", 20, 10)
      }
    }
    #expect(try screen.frame("a") == [0, 45, 20, 10])
    #expect(try screen.frame("b") == [180, 45, 20, 10])
    let tight = self.tight
    #expect(try tight.frame("a") == [76, 45, 20, 10])
    #expect(try tight.frame("b") == [104, 45, 20, 10])
  }

  private var tight: TestScreen {
    layOut {
      HStack {
        box("a", 20, 10)
        Spacer()
        box("b", 20, 10)
      }
      .fixedSize()
    }
  }

  @Test func defaultSpacingDependsOnTheAdjacentViews() throws {
    let screen = layOut {
      HStack {
        box("a", 20, 10)
        box("b", 20, 10)
        box("c", 20, 10)
        Spacer()
        box("d", 20, 10)
        box("e", 20, 10)
      }
    }
    #expect(try screen.frame("b") == [28, 45, 20, 10])
    #expect(try screen.frame("c") == [56, 45, 20, 10])
    #expect(try screen.frame("d") == [152, 45, 20, 10])
    #expect(try screen.frame("e") == [180, 45, 20, 10])
  }

  @Test func dividersExtendAcrossTheStack() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        box("a", 20, 10)
        Divider().id(frame: "line")
      }
    }
    #expect(try screen.frame("line") == [0, 55, 200, 1])
    let row = divided(row: 0)
    #expect(try row.frame("line") == [110, 0, 1, 100])
  }

  private func divided(row spacing: CGFloat) -> TestScreen {
    layOut {
      HStack(spacing: spacing) {
        box("a", 20, 10)
        Divider().id(frame: "line")
      }
    }
  }

  @Test func viewsAreAlignedAcrossTheStack() throws {
    func frames(_ alignment: HorizontalAlignment) throws -> [[CGFloat]] {
      let screen = layOut {
        VStack(alignment: alignment, spacing: 0) {
          box("a", 20, 10)
          box("b", 40, 10)
        }
      }
      return [try screen.frame("a"), try screen.frame("b")]
    }
    #expect(try frames(.leading) == [[80, 40, 20, 10], [80, 50, 40, 10]])
    #expect(try frames(.center) == [[90, 40, 20, 10], [80, 50, 40, 10]])
    #expect(try frames(.trailing) == [[100, 40, 20, 10], [80, 50, 40, 10]])
  }

  @Test("11.4 Alignment guides move views and resize the stack")
  func alignmentGuidesMoveViewsAndResizeTheStack() throws {
    let screen = layOut {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10)
        box("b", 40, 10).alignmentGuide(.leading) { $0.width / 2 }
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [80, 40, 40, 20])
    #expect(try screen.frame("a") == [100, 40, 20, 10])
    #expect(try screen.frame("b") == [80, 50, 40, 10])
  }

  @Test func firstTextBaselinesAlignTexts() throws {
    let screen = layOut {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("ab").id(frame: "small")
        Text("ab").font(.system(size: 32)).id(frame: "large")
        box("box", 10, 10)
      }
    }
    #expect(try screen.frame("large") == [87, 31, 32, 39])
    #expect(try screen.frame("small") == [71, 46, 16, 20])
    #expect(try screen.frame("box") == [119, 52, 10, 10])
  }

  @Test func lastTextBaselinesAlignTheLastLines() throws {
    let screen = layOut {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb").id(frame: "two")
        Text("c").id(frame: "one")
      }
    }
    #expect(try screen.frame("two") == [92, 30, 8, 40])
    #expect(try screen.frame("one") == [100, 50, 8, 20])
  }

  @Test func customAlignmentGuidesPassThroughStacks() throws {
    let screen = layOut {
      HStack(alignment: .middleName, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 10, 10)
          box("b", 10, 10).alignmentGuide(.middleName) { $0[VerticalAlignment.center] }
          box("c", 10, 10)
        }
        box("d", 10, 4)
      }
    }
    #expect(try screen.frame("b") == [90, 45, 10, 10])
    #expect(try screen.frame("d") == [100, 48, 10, 4])
  }

  @Test func aZStackLayersAndAlignsItsViews() throws {
    let screen = layOut {
      ZStack(alignment: .bottomTrailing) {
        box("a", 60, 40)
        box("b", 20, 10)
      }
      .id(frame: "stack")
    }
    #expect(try screen.frame("stack") == [70, 30, 60, 40])
    #expect(try screen.frame("b") == [110, 60, 20, 10])
  }

  @Test func membersOfGroupsAndForEachAreViewsOfTheStack() throws {
    let screen = layOut {
      VStack(spacing: 1) {
        Group {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        ForEach(0..<2) { box("row \($0)", 10, 10) }
        if true { box("c", 10, 10) }
      }
    }
    #expect(try ["a", "b", "row 0", "row 1", "c"].map { try screen.frame($0)[1] } == [23, 34, 45, 56, 67])
  }

  @Test func contentWiderThanTheWindowOverflowsOnBothSides() throws {
    let screen = layOut { HStack(spacing: 0) { box("a", 300, 10) } }
    #expect(try screen.frame("a") == [-50, 45, 300, 10])
  }

  @Test func anEmptyStackHasNoSize() throws {
    let screen = layOut {
      VStack(spacing: 0) {
        HStack {}.id(frame: "empty")
        box("a", 10, 10)
      }
    }
    #expect(try screen.frame("empty") == [100, 45, 0, 0])
    #expect(try screen.frame("a") == [95, 45, 10, 10])
  }

  /// A layout of an app that indents a stack.
  private struct IndentedLayout: Layout {
    let stack = HStackLayout(spacing: 5)

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { stack.makeCache(subviews: subviews) }

    func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
      stack.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
      let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      return CGSize(width: size.width + 15, height: size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
      stack.placeSubviews(in: bounds.offsetBy(dx: 15, dy: 0), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func aStackLayoutCanBePartOfAnotherLayout() throws {
    let screen = layOut {
      IndentedLayout() {
        box("a", 20, 10); box("b", 20, 10)
      }
    }
    // The layout is 60 points wide, in the middle of 200.
    #expect(try screen.frame("a") == [85, 45, 20, 10])
    #expect(try screen.frame("b") == [110, 45, 20, 10])
    #expect(IndentedLayout.layoutProperties.stackOrientation == .horizontal)
  }
}

extension VerticalAlignment {
  private enum MiddleName: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  fileprivate static let middleName = VerticalAlignment(MiddleName.self)
}
