import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore
@testable import CanopyTesting

/// Random trees under random edits: what was laid out step by step is as if it had been laid out anew.
@MainActor @Suite(.serialized) struct RandomLayoutsTests {
  @Test(arguments: 0..<60)
  func afterEachEditTheLayoutIsAsIfMadeAnew(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model(Shape.random(depth: 4, &random))
    let screen = layOut { Root(model: model) }
    #if DEBUG
      LayoutCheck.interval = 1
      defer { LayoutCheck.interval = 64 }
    #endif
    for _ in 0..<12 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: screen.environment.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      case 1: model.size = CGFloat.random(in: 10...20, using: &random).rounded()
      default: model.shape.edit(&random)
      }
      screen.settle()
      let fresh = layOut(environment: { $0.layoutDirection = screen.environment.layoutDirection }) {
        Root(model: Model(model.shape, model.size))
      }
      try #require(frames(of: screen) == frames(of: fresh), "\(model.shape)")
      try #require(screen.issues.isEmpty)
    }
  }

  private func frames(of screen: TestScreen) -> [CGRect] { screen.elements.map(\.frame) }
}

@Observable private final class Model {
  var shape: Shape
  var size: CGFloat

  init(_ shape: Shape, _ size: CGFloat = 16) {
    self.shape = shape
    self.size = size
  }
}

private struct Root: View {
  let model: Model
  var body: some View { ShapeView(shape: model.shape).font(.system(size: model.size)) }
}

/// A view that can be changed in any place.
private indirect enum Shape: Hashable {
  case text(Int)
  case fill
  case spacer
  case horizontal([Shape], spacing: Int?, alignment: Int)
  case vertical([Shape], spacing: Int?, alignment: Int)
  case layered([Shape])
  case modified(Shape, Int, Int)

  static func random(depth: Int, _ random: inout SeededGenerator) -> Shape {
    let kind = depth == 0 ? Int.random(in: 0..<3, using: &random) : Int.random(in: 0..<9, using: &random)
    func children() -> [Shape] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in Shape.random(depth: depth - 1, &random) }
    }
    let spacing = Bool.random(using: &random) ? Int.random(in: 0...5, using: &random) : nil
    let alignment = Int.random(in: 0..<3, using: &random)
    switch kind {
    case 0: return .text(Int.random(in: 0..<40, using: &random))
    case 1: return .fill
    case 2: return .spacer
    case 3, 4: return .horizontal(children(), spacing: spacing, alignment: alignment)
    case 5, 6: return .vertical(children(), spacing: spacing, alignment: alignment)
    case 7: return .layered(children())
    default:
      return .modified(
        .random(depth: depth - 1, &random), Int.random(in: 0..<9, using: &random),
        Int.random(in: 0..<40, using: &random))
    }
  }

  mutating func edit(_ random: inout SeededGenerator) {
    if Int.random(in: 0..<4, using: &random) == 0 {
      self = .random(depth: 2, &random)
      return
    }
    switch self {
    case .text: self = .text(Int.random(in: 0..<40, using: &random))
    case .fill, .spacer: self = .random(depth: 1, &random)
    case .horizontal(var children, let spacing, let alignment):
      Self.edit(&children, &random)
      self = .horizontal(children, spacing: spacing, alignment: alignment)
    case .vertical(var children, let spacing, let alignment):
      Self.edit(&children, &random)
      self = .vertical(children, spacing: spacing, alignment: (alignment + 1) % 3)
    case .layered(var children):
      Self.edit(&children, &random)
      self = .layered(children)
    case .modified(var child, let modifier, _):
      if Bool.random(using: &random) { child.edit(&random) }
      self = .modified(child, modifier, Int.random(in: 0..<40, using: &random))
    }
  }

  private static func edit(_ children: inout [Shape], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...children.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: children.insert(.random(depth: 1, &random), at: place)
    case 1 where place < children.count: children.remove(at: place)
    case 2: children.shuffle(using: &random)
    default: if place < children.count { children[place].edit(&random) }
    }
  }
}

private struct ShapeView: View {
  let shape: Shape

  var body: some View {
    switch shape {
    case .text(let length): Text(verbatim: String(repeating: "word ", count: length / 4) + "end")
    case .fill: Color.red
    case .spacer: Spacer()
    case .horizontal(let children, let spacing, let alignment):
      HStack(alignment: [.top, .center, .firstTextBaseline][alignment], spacing: spacing.map { CGFloat($0) }) {
        rows(children)
      }
    case .vertical(let children, let spacing, let alignment):
      VStack(alignment: [.leading, .center, .trailing][alignment], spacing: spacing.map { CGFloat($0) }) {
        rows(children)
      }
    case .layered(let children): ZStack(alignment: .bottomLeading) { rows(children) }
    case .modified(let child, let modifier, let value):
      ShapeView(shape: child).modifier(Change(kind: modifier, value: CGFloat(value)))
    }
  }

  private func rows(_ children: [Shape]) -> some View {
    ForEach(children.indices, id: \.self) { ShapeView(shape: children[$0]) }
  }
}

private struct Change: ViewModifier {
  let kind: Int
  let value: CGFloat

  func body(content: Content) -> some View {
    switch kind {
    case 0: content.frame(width: value)
    case 1: content.frame(maxWidth: .infinity, minHeight: value, alignment: .trailing)
    case 2: content.padding(.horizontal, value / 4)
    case 3: content.fixedSize(horizontal: value > 20, vertical: value < 30)
    case 4: content.offset(x: value)
    case 5: content.layoutPriority(value / 10)
    case 6: content.alignmentGuide(.leading) { $0.width - value }
    case 7: content.overlay(alignment: .topLeading) { Text(verbatim: "over") }
    default: content.aspectRatio(1 + value / 20, contentMode: .fit)
    }
  }
}
