import Foundation
import RandomTestSupport
import SwiftUI

/// A tree of views of the reference: with gestures and buttons, inside each other, beside each other, and above each other.
indirect enum ReferenceTree {
  /// A color, which fills its place.
  case leaf
  /// A button, which fills its place.
  case button(Int)
  case untouchable(ReferenceTree)
  /// A space of 20 points around a view, which isn't touched.
  case padded(ReferenceTree)
  case row(ReferenceTree, ReferenceTree)
  case pile([(tree: ReferenceTree, zIndex: Double)])
  case gesture(Int, ReferenceGesture, ReferenceRecognizer.Priority, GestureMask, ReferenceTree)

  /// Creates views inside each other, the innermost first.
  init(_ gestures: [(ReferenceGesture, ReferenceRecognizer.Priority)]) {
    self = .leaf
    for (index, (gesture, priority)) in gestures.enumerated() {
      self = .gesture(index, gesture, priority, .all, self)
    }
  }

  /// Creates a random tree.
  ///
  /// - Parameters:
  ///   - depth: The greatest number of views inside each other.
  ///   - width: The width of its place.
  ///   - count: The number of gestures, to which those of the tree are added.
  init(depth: Int, width: CGFloat = 200, count: inout Int, random: inout SeededGenerator) {
    func inside(_ width: CGFloat, _ count: inout Int, _ random: inout SeededGenerator) -> Self {
      Self(depth: depth - 1, width: width, count: &count, random: &random)
    }
    func nextIndex() -> Int {
      count += 1
      return count - 1
    }
    switch depth == 0 ? .random(in: 8...9, using: &random) : Int.random(in: 0...9, using: &random) {
    case 0 where width > 50: self = .row(inside(width / 2, &count, &random), inside(width / 2, &count, &random))
    case 1, 2:
      self = .pile(
        (0..<Int.random(in: 2...3, using: &random)).map { _ in
          (inside(width, &count, &random), [0, 0, 1, -1].randomElement(using: &random) ?? 0)
        })
    case 3: self = .untouchable(inside(width, &count, &random))
    case 4 where width >= 100: self = .padded(inside(width - 40, &count, &random))
    case 8: self = .leaf
    case 9: self = .button(nextIndex())
    default:
      let masks: [GestureMask] = [.all, .all, .all, .all, .gesture, .subviews, .none]
      self = .gesture(
        nextIndex(), RandomGesture.make(&random),
        ReferenceRecognizer.Priority.allCases.randomElement(using: &random) ?? .normal,
        masks.randomElement(using: &random) ?? .all, inside(width, &count, &random))
    }
  }

  /// Returns the gestures of the tree by their numbers.
  func gestures(in place: CGRect, around: Set<Int> = []) -> [Int: ReferenceRecognizer.Node] {
    var found: [Int: ReferenceRecognizer.Node] = [:]
    for (tree, place) in parts(of: place) {
      var around = around
      if case .gesture(let index, _, _, _, _) = self { around.insert(index) }
      found.merge(tree.gestures(in: place, around: around)) { one, _ in one }
    }
    switch self {
    case .button(let index):
      found[index] = ReferenceRecognizer.Node(gesture: .press(place), priority: .normal, around: around)
    case .gesture(let index, let gesture, let priority, _, _):
      found[index] = ReferenceRecognizer.Node(gesture: gesture, priority: priority, around: around)
    default: break
    }
    return found
  }

  /// Returns the gestures that a finger touches, the innermost first; nil if it touches nothing.
  func touched(at point: CGPoint, in place: CGRect) -> [Int]? {
    switch self {
    case .leaf: return place.contains(point) ? [] : nil
    case .button(let index): return place.contains(point) ? [index] : nil
    case .untouchable: return nil
    case .padded, .row: return parts(of: place).lazy.compactMap { $0.tree.touched(at: point, in: $0.place) }.first
    case .pile(let trees):
      // The last of the highest is in front.
      let order = trees.indices.sorted { (trees[$0].zIndex, $0) > (trees[$1].zIndex, $1) }
      return order.lazy.compactMap { trees[$0].tree.touched(at: point, in: place) }.first
    case .gesture(let index, _, _, let mask, let tree):
      guard let inside = tree.touched(at: point, in: place) else { return nil }
      return (mask.contains(.subviews) ? inside : []) + (mask.contains(.gesture) ? [index] : [])
    }
  }

  private func parts(of place: CGRect) -> [(tree: ReferenceTree, place: CGRect)] {
    switch self {
    case .leaf, .button: []
    case .untouchable(let tree), .gesture(_, _, _, _, let tree): [(tree, place)]
    case .padded(let tree): [(tree, place.insetBy(dx: 20, dy: 20))]
    case .row(let left, let right):
      [
        (left, place.divided(atDistance: place.width / 2, from: .minXEdge).slice),
        (right, place.divided(atDistance: place.width / 2, from: .minXEdge).remainder),
      ]
    case .pile(let trees): trees.map { ($0.tree, place) }
    }
  }
}

// MARK: Views

extension ReferenceTree {
  /// Returns the views, whose gestures log what they do.
  @MainActor func view(_ log: ActionLog) -> AnyView {
    switch self {
    case .leaf: return AnyView(Color.red)
    case .button(let index):
      return AnyView(
        Button {
          log.add("\(index) ended press")
        } label: {
          Color.blue
        }
        .buttonStyle(BareStyle()))
    case .untouchable(let tree): return AnyView(tree.view(log).allowsHitTesting(false))
    case .padded(let tree): return AnyView(tree.view(log).padding(20))
    case .row(let left, let right):
      return AnyView(
        HStack(spacing: 0) {
          left.view(log)
          right.view(log)
        })
    case .pile(let trees):
      return AnyView(
        ZStack { ForEach(trees.indices, id: \.self) { trees[$0].tree.view(log).zIndex(trees[$0].zIndex) } })
    case .gesture(let index, let gesture, let priority, let mask, let tree):
      return Self.view(tree.view(log), gesture, priority, mask) { log.add("\(index) \($0)") }
    }
  }

  @MainActor private static func view(
    _ view: AnyView, _ gesture: ReferenceGesture, _ priority: ReferenceRecognizer.Priority, _ mask: GestureMask,
    _ add: @escaping (String) -> Void
  ) -> AnyView {
    func text(_ drag: DragGesture.Value) -> String { "\(drag.translation.width), \(drag.translation.height)" }
    func attach(_ gesture: some Gesture) -> AnyView {
      switch priority {
      case .normal: AnyView(view.gesture(gesture, including: mask))
      case .high: AnyView(view.highPriorityGesture(gesture, including: mask))
      case .simultaneous: AnyView(view.simultaneousGesture(gesture, including: mask))
      }
    }
    switch gesture {
    case .tap(let count): return attach(TapGesture(count: count).onEnded { add("ended tap") })
    case .longPress(let duration, let distance):
      let press = LongPressGesture(minimumDuration: duration, maximumDistance: distance)
      return attach(press.onEnded { _ in add("ended press") })
    case .drag(let distance):
      let drag = DragGesture(minimumDistance: distance, coordinateSpace: .global)
        .onChanged { add("changed \(text($0))") }
        .onEnded { add("ended \(text($0))") }
      return attach(drag)
    case .sequence(.longPress(let duration, let most), .drag(let distance)):
      let press = LongPressGesture(minimumDuration: duration, maximumDistance: most)
      let drag = DragGesture(minimumDistance: distance, coordinateSpace: .global)
      let sequence = press.sequenced(before: drag)
        .onChanged { if case .second(_, let drag?) = $0 { add("changed \(text(drag))") } }
        .onEnded { if case .second(_, let drag?) = $0 { add("ended \(text(drag))") } }
      return attach(sequence)
    case .exclusive(.tap(let first), .tap(let second)):
      let taps = TapGesture(count: first).exclusively(before: TapGesture(count: second))
      return attach(taps.onEnded { _ in add("ended tap") })
    case .press, .sequence, .exclusive:
      preconditionFailure("Random gestures have no other combinations.")
    }
  }
}

private struct BareStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
