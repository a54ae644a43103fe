import Foundation
import RandomTestSupport
import SwiftUI

@testable import CanopyTesting

/// A description of a view of any kind with its children, which tests can change.
final class RandomView {
  enum Kind: CaseIterable {
    case text, styledText, limitedText, box, image, spacer, divider
    case horizontalStack, verticalStack, deepStack, anyStack, fitting, grid, flow, group, scrolled
    case padding, frame, flexibleFrame, fixedSize, layers, priority, guide, ratio, effect, branch, reader, inset,
      button, relative, hidden

    var isLeaf: Bool {
      switch self {
      case .text, .styledText, .limitedText, .box, .image, .spacer, .divider: true
      default: false
      }
    }

    var isContainer: Bool {
      switch self {
      case .horizontalStack, .verticalStack, .deepStack, .anyStack, .fitting, .grid, .flow, .group, .scrolled:
        true
      default: false
      }
    }
  }

  let id: Int
  let kind: Kind
  var children: [RandomView] = []
  /// Parameters that each kind uses differently.
  var (length, inset, choice) = (0.0, 0.0, 0)
  var text = ""

  init(id: Int, kind: Kind) {
    self.id = id
    self.kind = kind
  }

  /// The view and all views inside it.
  var all: [RandomView] { [self] + children.flatMap(\.all) }

  /// A generator of random views and random changes.
  struct Source {
    private var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let texts = [
      "a", "Hello", "some longer text here", "two\nlines", "", "words that wrap at the end of their line",
    ]

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Sets the parameters and the text of a view to random values.
    mutating func fill(_ view: RandomView) {
      view.length = Double(number(0...60))
      view.inset = Double(number(-6...30))
      view.choice = number(0...7)
      view.text = Self.texts.randomElement(using: &random) ?? ""
    }

    mutating func view(depth: Int) -> RandomView {
      // Stacks are more frequent, because they cache the most.
      let kinds = RandomView.Kind.allCases + [.horizontalStack, .verticalStack, .verticalStack]
      count += 1
      let view = RandomView(
        id: count, kind: kinds.filter { depth > 0 || $0.isLeaf }.randomElement(using: &random) ?? .text)
      fill(view)
      if !view.kind.isLeaf {
        view.children = (0..<(view.kind.isContainer ? number(1...4) : 1)).map { _ in self.view(depth: depth - 1) }
      }
      return view
    }

    /// Changes a random view in the tree of `root`, or its children.
    mutating func change(_ root: RandomView) {
      guard let view = root.all.randomElement(using: &random) else { return }
      switch number(0...6) {
      case 0 where view.kind.isContainer: view.children.append(self.view(depth: 1))
      case 1 where view.children.count > 1: view.children.removeLast()
      case 2: view.children.shuffle(using: &random)
      default: fill(view)
      }
    }
  }
}

@MainActor
extension RandomView {
  private var rows: some View { ForEach(children, id: \.id) { $0.content } }
  private var only: AnyView { children.first?.content ?? AnyView(EmptyView()) }
  private var spacing: CGFloat? { choice < 3 ? nil : inset }

  /// The SwiftUI view that this description stands for.
  var content: AnyView {
    let (isEven, isLow) = (choice % 2 == 0, choice < 4)
    return switch kind {
    case .text: AnyView(Text(verbatim: text))
    case .styledText: AnyView(Text(verbatim: text).font(isLow ? .caption : .title).bold())
    case .limitedText: AnyView(Text(verbatim: text).lineLimit(isLow ? 1 : 2))
    case .box: AnyView(Color.red.frame(width: choice < 5 ? length : nil, height: choice > 2 ? length : nil))
    case .image: AnyView(Image(systemName: isLow ? "star" : "heart.fill"))
    case .spacer: AnyView(Spacer(minLength: isLow ? 4 : nil))
    case .divider: AnyView(Divider())
    case .horizontalStack:
      AnyView(HStack(alignment: isLow ? .center : .firstTextBaseline, spacing: spacing) { rows })
    case .verticalStack: AnyView(VStack(alignment: isLow ? .leading : .trailing, spacing: spacing) { rows })
    case .deepStack: AnyView(ZStack(alignment: isLow ? .center : .bottomLeading) { rows })
    case .anyStack: AnyView((isLow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { rows })
    case .fitting: AnyView(ViewThatFits { rows })
    case .grid:
      AnyView(
        Grid(horizontalSpacing: spacing) {
          GridRow { rows }
          if isLow { only }
        })
    case .flow: AnyView(FlowLayout { rows })
    case .group: AnyView(Group { rows }.padding(1))
    case .scrolled:
      AnyView(ScrollView(isLow ? .vertical : .horizontal) { isEven ? AnyView(VStack { rows }) : AnyView(rows) })
    case .branch: AnyView(Branch(isLow: isLow, content: only))
    case .reader:
      AnyView(GeometryReader { [length] in Text(verbatim: "\(Int($0.size.width + length))") }.frame(height: length))
    case .inset: AnyView(only.safeAreaInset(edge: isLow ? .top : .bottom) { Text(verbatim: "inset").padding(2) })
    case .button: AnyView(Button(action: {}) { only })
    case .relative:
      AnyView(only.containerRelativeFrame(isLow ? .horizontal : .vertical) { [length] size, _ in size / 2 + length })
    case .hidden: AnyView(isLow ? AnyView(only.hidden()) : AnyView(only))
    case .padding: AnyView(only.padding(inset))
    case .frame: AnyView(only.frame(width: isLow ? length * 2 : nil, height: isEven ? length : nil))
    case .flexibleFrame: AnyView(only.frame(minWidth: isEven ? length : nil, maxWidth: isLow ? .infinity : nil))
    case .fixedSize: AnyView(only.fixedSize(horizontal: isEven, vertical: isLow))
    case .layers: AnyView(only.background(.quaternary).overlay(alignment: .topTrailing) { Text("!") })
    case .priority: AnyView(only.layoutPriority(Double(choice % 3)))
    case .guide: AnyView(only.alignmentGuide(isLow ? .leading : .trailing) { [inset] in $0.width * 0.3 + inset })
    case .ratio: AnyView(only.aspectRatio(isLow ? 1.5 : nil, contentMode: isEven ? .fit : .fill))
    case .effect: AnyView(only.offset(x: inset, y: 3).opacity(0.5))
    }
  }
}

/// A view with a condition in its body.
private struct Branch<Content: View>: View {
  let isLow: Bool
  let content: Content

  var body: some View {
    if isLow { content } else { content.padding(3) }
    if !isLow { Text("else") }
  }
}

/// A flow layout as apps write it: a view that doesn't fit begins a new line, and an infinite width becomes 120 points.
private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(subviews, proposal.width.map { $0.isInfinite ? 120 : $0 } ?? 80)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: origin, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var (x, y, height) = (0.0, 0.0, 0.0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 4, 0) }
      defer { (x, height) = (x + size.width + 4, max(height, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
