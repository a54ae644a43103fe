import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyCore

/// Tags and container values that views set for their container.
@MainActor @Suite struct TraitsTests {
  @Test func aTagIsFoundByItsType() {
    let tree = makeTree { Text("x").tag(3).tag("three") }
    #expect(tag(Int.self, in: tree) == [3])
    #expect(tag(String.self, in: tree) == ["three"])
    #expect(tag(Double.self, in: tree) == [nil])
  }

  @Test func aTagOfAGroupAppliesToEachMember() {
    let tree = makeTree {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .tag(1)
      }
    }
    var inside: [Int?] = []
    ViewRuntime.elements.forEachChild(of: elements(in: tree)[0]) {
      inside.append(ViewRuntime.elements.trait(TagKey<Int>.self, of: $0)?.value)
    }
    #expect(inside == [1, 1])
  }

  @Test func eachRowHasItsOwnTag() {
    let tree = makeTree { ForEach(0..<3) { Text("\($0)").tag($0) } }
    #expect(tag(Int.self, in: tree) == [0, 1, 2])
  }

  @Test func aTagOfAContainerDoesNotApplyToItsChildren() {
    let tree = makeTree { VStack { Text("x") }.tag(1) }
    #expect(tag(Int.self, in: tree) == [1])
    let stack = elements(in: tree)[0]
    var inside: [Int?] = []
    ViewRuntime.elements.forEachChild(of: stack) {
      inside.append(ViewRuntime.elements.trait(TagKey<Int>.self, of: $0)?.value)
    }
    #expect(inside == [nil])
  }

  @Test func aTagUpdatesWithItsView() {
    let knob = Knob()
    let tree = makeTree { Tagged(knob: knob) }
    knob.value = 5
    ViewRuntime.update()
    #expect(tag(Int.self, in: tree) == [5])
  }

  @Test func containerValuesApplyToTheirViewOnly() {
    let tree = makeTree {
      Text("a").containerValue(\.depth, 2)
      Text("b")
    }
    let depths = elements(in: tree).map { ViewRuntime.elements.containerValues(of: $0).depth }
    #expect(depths == [2, 0])
  }

  @Test func theOuterOfTwoContainerValuesWins() {
    let tree = makeTree { Text("a").containerValue(\.depth, 1).containerValue(\.depth, 2) }
    #expect(elements(in: tree).map { ViewRuntime.elements.containerValues(of: $0).depth } == [2])
  }

  private func makeTree(@ViewBuilder content: () -> some View) -> ViewTree {
    ViewTree(content(), environment: EnvironmentValues(), context: TreeContext())
  }

  private func elements(in tree: ViewTree) -> [ElementIndex] {
    var elements: [ElementIndex] = []
    ViewRuntime.elements.forEachChild(of: tree.element) { elements.append($0) }
    return elements
  }

  private func tag<Value: Hashable>(_: Value.Type, in tree: ViewTree) -> [Value?] {
    elements(in: tree).map { ViewRuntime.elements.trait(TagKey<Value>.self, of: $0)?.value }
  }
}

@Observable private final class Knob {
  var value = 0
}

extension ContainerValues {
  @Entry fileprivate var depth = 0
}

private struct Tagged: View {
  let knob: Knob
  var body: some View { Text("x").tag(knob.value) }
}
