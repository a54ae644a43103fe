import CanopyTesting
import Foundation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// The public protocol is all that layouts need: custom implementations of the framework's layouts give the same frames.
@MainActor @Suite struct CustomLayoutsTests {
  @Test(arguments: Rounds.some(of: 0..<400))
  func customLayoutsGiveTheSameFrames(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Tree.random(depth: 4, &random)
    let direction: LayoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    func frames(isCustom: Bool) -> [CGRect] {
      let screen = layOut(environment: { $0.layoutDirection = direction }) { TreeView(tree: tree, isCustom: isCustom) }
      // Views that `ViewThatFits` has moved out of view aren't compared.
      return screen.elements.filter { !$0.isWrapper && ["text", "leaf"].contains($0.role) }.map(\.frame).filter {
        abs($0.minX) < 5_000 && abs($0.minY) < 5_000
      }
    }
    #expect(frames(isCustom: true) == frames(isCustom: false), "\(tree)")
  }
}

private indirect enum Tree {
  case text(Int)
  case fill
  case fixed
  case horizontal([Tree], CGFloat?, Int)
  case vertical([Tree], CGFloat?, Int)
  case layers([Tree], Int)
  case fitting([Tree])
  case frame(Tree, Int)
  case padding(Tree, CGFloat)
  case priority(Tree, Double)

  static func random(depth: Int, _ random: inout SeededGenerator) -> Tree {
    func children(_ range: ClosedRange<Int>) -> [Tree] {
      (0..<Int.random(in: range, using: &random)).map { _ in
        let child = Tree.random(depth: depth - 1, &random)
        // Only on direct children of a container: priorities pass through modifiers, but not out of containers.
        return Int.random(in: 0..<6, using: &random) == 0 ? .priority(child, 1) : child
      }
    }
    let spacing = Bool.random(using: &random) ? CGFloat(Int.random(in: 0...9, using: &random)) : nil
    let alignment = Int.random(in: 0..<3, using: &random)
    switch depth == 0 ? Int.random(in: 0..<3, using: &random) : Int.random(in: 0..<11, using: &random) {
    case 0: return .text(Int.random(in: 1..<12, using: &random))
    case 1: return .fill
    case 2: return .fixed
    case 3, 4: return .horizontal(children(0...4), spacing, alignment)
    case 5, 6: return .vertical(children(0...4), spacing, alignment)
    case 7: return .layers(children(0...3), alignment)
    case 8: return .fitting(children(1...3))
    case 9: return .frame(.random(depth: depth - 1, &random), Int.random(in: 0..<60, using: &random))
    default: return .padding(.random(depth: depth - 1, &random), CGFloat(Int.random(in: 0...9, using: &random)))
    }
  }
}

private struct TreeView: View {
  let tree: Tree
  let isCustom: Bool

  var body: some View {
    switch tree {
    case .text(let words): Text(verbatim: String(repeating: "word ", count: words))
    case .fill: Color.red
    case .fixed: Color.blue.frame(width: 13, height: 7)
    case .horizontal(let children, let spacing, let alignment):
      let alignment: VerticalAlignment = [.top, .center, .lastTextBaseline][alignment]
      if isCustom {
        CustomStack(isVertical: false, spacing: spacing) { $0[alignment] }.callAsFunction { rows(children) }
      } else {
        HStack(alignment: alignment, spacing: spacing) { rows(children) }
      }
    case .vertical(let children, let spacing, let alignment):
      let alignment: HorizontalAlignment = [.leading, .center, .trailing][alignment]
      if isCustom {
        CustomStack(isVertical: true, spacing: spacing) { $0[alignment] }.callAsFunction { rows(children) }
      } else {
        VStack(alignment: alignment, spacing: spacing) { rows(children) }
      }
    case .layers(let children, let alignment):
      let alignment: Alignment = [.topLeading, .center, .bottomTrailing][alignment]
      if isCustom {
        CustomLayers(alignment: alignment) { rows(children) }
      } else {
        ZStack(alignment: alignment) { rows(children) }
      }
    case .fitting(let children):
      if isCustom { CustomFit { rows(children) } } else { ViewThatFits { rows(children) } }
    case .frame(let child, let value): framed(child, CGFloat(value))
    case .padding(let child, let length):
      if isCustom {
        CustomPadding(length: length) { TreeView(tree: child, isCustom: isCustom) }
      } else {
        TreeView(tree: child, isCustom: isCustom).padding(.horizontal, length)
      }
    case .priority(let child, let priority): TreeView(tree: child, isCustom: isCustom).layoutPriority(priority)
    }
  }

  @ViewBuilder private func framed(_ child: Tree, _ value: CGFloat) -> some View {
    let view = TreeView(tree: child, isCustom: isCustom)
    if value < 20 {
      if isCustom {
        CustomFrame(width: value * 4, alignment: .center) { view }
      } else {
        view.frame(width: value * 4)
      }
    } else {
      let most: CGFloat = value < 40 ? .infinity : value
      if isCustom {
        CustomFrame(maxWidth: most, minHeight: value, alignment: .trailing) { view }
      } else {
        view.frame(maxWidth: most, minHeight: value, alignment: .trailing)
      }
    }
  }

  private func rows(_ children: [Tree]) -> some View {
    ForEach(children.indices, id: \.self) { TreeView(tree: children[$0], isCustom: isCustom) }
  }
}
