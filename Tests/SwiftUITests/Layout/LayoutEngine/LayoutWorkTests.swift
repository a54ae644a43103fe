import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// The number of views that are laid out again after a change.
@MainActor @Suite(.serialized) struct LayoutWorkTests {
  /// Returns the number of measurements and the number of placements that `body` causes.
  private func work(_ body: () throws -> Void) rethrows -> [Int] {
    LayoutCounters.reset()
    try body()
    return [LayoutCounters.measured, LayoutCounters.placed]
  }

  @Test func aChangedLabelRemeasuresOnlyItsAncestors() throws {
    let model = Model()
    let screen = layOut { ManyRows(model: model) }
    let total = try screen.findInTree("row 9999").frame.width
    // The text and its enclosing stacks are measured again: for the minimum, for the maximum and for the proposal.
    let work = work {
      model.label = "a longer label"
      screen.update()
    }
    #expect(total == 64)
    #expect(work[0] <= 12)
    #expect(work[1] <= 4)
    #expect(try screen.findInTree("a longer label").frame.width == 112)
  }

  @Test func aChangedLabelOfTheSameSizeRemeasuresNoOtherView() throws {
    let model = Model()
    let screen = layOut { ManyRows(model: model) }
    let work = work {
      model.label = "label 2"
      screen.update()
    }
    // For the minimum and for the maximum width that were proposed.
    #expect(work[0] <= 3)
    #expect(work[1] <= 1)
    #expect(screen.textsInTree.contains("label 2"))
  }

  @Test func aChangedOffsetLaysOutNoView() throws {
    let model = Model()
    let screen = layOut { Moved(model: model) }
    #expect(try screen.frame("a") == [90, 40, 20, 20])
    let work = work {
      model.offset = 7
      screen.update()
    }
    #expect(work == [0, 0])
    #expect(try screen.frame("a") == [97, 40, 20, 20])
  }

  @Test func aFixedFrameLimitsLayoutToItsContent() throws {
    let model = Model()
    let screen = layOut { Framed(model: model) }
    let work = work {
      model.label = "a longer label"
      screen.update()
    }
    #expect(work[0] <= 4)
    #expect(work[1] <= 3)
    #expect(try screen.findInTree("a longer label").frame == CGRect(x: 44, y: 40, width: 112, height: 20))
  }

  @Test(arguments: [5, 10, 20, 30])
  func nestedStacksAreMeasuredALinearNumberOfTimes(depth: Int) throws {
    let work = work { _ = layOut(width: 1000, height: 1000) { Nested(depth: depth) } }
    #expect(work[0] <= depth * 60)
  }
}

@Observable private final class Model {
  var label = "label 1"
  var offset: CGFloat = 0
}

private struct Label: View {
  let model: Model
  var body: some View { Text(model.label) }
}

private struct ManyRows: View {
  let model: Model

  var body: some View {
    VStack {
      ForEach(0..<100) { group in
        VStack { ForEach(0..<100) { Text(verbatim: "row \(group * 100 + $0)") } }
      }
      Label(model: model)
    }
  }
}

private struct Moved: View {
  let model: Model
  var body: some View { box("a", 20, 20).offset(x: model.offset) }
}

private struct Framed: View {
  let model: Model

  var body: some View {
    HStack {
      Label(model: model).frame(width: 200, height: 20)
    }
  }
}

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red
    } else if depth.isMultiple(of: 2) {
      HStack {
        Text("a")
        Nested(depth: depth - 1)
        Color.blue
      }
    } else {
      VStack {
        Text("a")
        Nested(depth: depth - 1)
        Color.blue
      }
    }
  }
}
