internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A picture of an appearing or disappearing view in its transition.
struct TransitionStage {
  var picture: TransitionPicture
  let transition: AnyTransition.Erased
  let change: TransitionChange
  /// The phases at the start and at the end.
  let phases: (first: TransitionPhase, last: TransitionPhase)
  /// A closure called when the transition has ended.
  var end: () -> Void = {}
  @State private var hasBegun = false

  init(
    _ picture: TransitionPicture, _ transition: AnyTransition.Erased, _ change: TransitionChange,
    from first: TransitionPhase, to last: TransitionPhase
  ) {
    (self.picture, self.transition, self.change) = (picture, transition, change)
    phases = (first, last)
  }
}

extension TransitionStage: View {
  var body: some View {
    transition.apply(AnyView(picture), hasBegun ? phases.last : phases.first)
      .onAppear {
        change.make {
          hasBegun = $0
        } completion: { [end] in
          end()
        }
      }
  }
}

/// The animated change of a transition. It is made once, and can be reversed before it has ended.
@MainActor
final class TransitionChange {
  /// The transaction of the change, or nil after the change has been made, so that completions don't wait for this object.
  private var transaction: Transaction?
  /// A closure that sets whether the transition is in its last phase, or nil before the change is made.
  private var set: ((Bool) -> Void)?

  /// Creates the change of a transition in an update, or returns nil if it isn't animated.
  init?(of transition: AnyTransition.Erased, in transaction: Transaction) {
    var transaction = transaction
    if let animation = transition.animation { transaction.animation = animation }
    guard transaction.animation != nil, !transition.isIdentity else { return nil }
    self.transaction = transaction
  }

  /// The animation of the change, or nil after the change has been made.
  var animation: Animation? { transaction?.animation }

  /// Makes the change.
  ///
  /// - Parameters:
  ///   - set: A closure that sets whether the transition is in its last phase.
  ///   - completion: A closure called when the animations have ended.
  func make(_ set: @escaping (Bool) -> Void, completion: @escaping () -> Void) {
    guard var transaction else { return }
    self.transaction = nil
    self.set = set
    transaction.addAnimationCompletion(criteria: .removed, completion)
    withTransaction(transaction) { set(true) }
  }

  /// Releases the views of the transition, which has ended.
  func end() { set = nil }

  /// Reverses the change with the animation of another change, which is made as well. Returns false if this change hasn't been
  /// made.
  func takeBack(with other: TransitionChange, completion: @escaping () -> Void) -> Bool {
    guard let set, var transaction = other.transaction else { return false }
    other.transaction = nil
    transaction.addAnimationCompletion(criteria: .removed, completion)
    withTransaction(transaction) { set(false) }
    return true
  }
}

/// A picture of an element.
struct TransitionPicture {
  let content: Content
  let size: CGSize
  /// A closure called with the picture's element when it is drawn.
  var didDraw: (ElementIndex) -> Void = { _ in }

  enum Content {
    /// The element's look when it left the tree.
    case last(LastPicture)
    /// The element itself with its current look.
    case live(LayoutNode)
  }
}

@MainActor
extension TransitionPicture: View, LeafView {
  func makeLeaf() -> PictureLeaf { PictureLeaf(picture: self) }
  func update(_ leaf: inout PictureLeaf) -> LeafChange { .nothing }
}

struct PictureLeaf: LeafContent {
  let picture: TransitionPicture

  var label: String { "picture in a transition" }
  var hasFixedSize: Bool { true }

  func sizeThatFits(_: ProposedViewSize, _: LeafMeasuring) -> CGSize { picture.size }

  @MainActor
  func isTouched(at _: CGPoint, of _: LayoutNode) -> Bool { false }

  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    picture.didDraw(node.element)
    let list =
      switch picture.content {
      case .last(let last): last.list(in: node)
      case .live(let live):
        DisplayBuilder.list(ofArriving: live, scale: drawing.scale, rendering: node.environment.textRendering)
      }
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return [DisplayItem(id: node.element, .group(DisplayGroup(.transform(move), list)))]
  }
}
