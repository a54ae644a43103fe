internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A picture of a view that comes or goes, in its transition.
struct TransitionStage {
  var picture: TransitionPicture
  let transition: AnyTransition.Erased
  let change: TransitionChange
  /// The phases at the beginning and at the end.
  let phases: (first: TransitionPhase, last: TransitionPhase)
  /// A closure that is called when the transition has ended.
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
          hasBegun = true
        } completion: { [end] in
          end()
        }
      }
  }
}

/// The animated change of a transition, which is made once.
@MainActor
final class TransitionChange {
  /// Nil once the change has been made, so that completions don't wait for this object.
  private var transaction: Transaction?

  /// Creates the change of a transition in an update; nil if it isn't animated.
  init?(of transition: AnyTransition.Erased, in transaction: Transaction?) {
    var transaction = transaction ?? Transaction()
    if let animation = transition.animation { transaction.animation = animation }
    guard transaction.animation != nil, !transition.isIdentity else { return nil }
    self.transaction = transaction
  }

  /// The animation of the change; nil once the change has been made.
  var animation: Animation? { transaction?.animation }

  /// Makes the change.
  ///
  /// - Parameter completion: A closure that is called when the animations have ended.
  func make(_ change: () -> Void, completion: @escaping () -> Void) {
    guard var transaction else { return }
    self.transaction = nil
    transaction.addAnimationCompletion(criteria: .removed, completion)
    withTransaction(transaction, change)
  }
}

/// A picture of an element.
struct TransitionPicture {
  let content: Content
  let size: CGSize
  /// A closure that is called with the element of the picture.
  var didMount: (ElementIndex) -> Void = { _ in }

  enum Content {
    /// The display list of the element when it left.
    case last(DisplayList)
    /// The element itself, as it looks now.
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

  func sizeThatFits(_: ProposedViewSize, _: LayoutNode) -> CGSize { picture.size }

  @MainActor
  func isTouched(at _: CGPoint, of _: LayoutNode) -> Bool { false }

  @MainActor
  func items(of node: LayoutNode, in frame: CGRect, _ drawing: ElementDrawing) -> [DisplayItem] {
    let list =
      switch picture.content {
      case .last(let list): list
      case .live(let node): DisplayBuilder.list(ofArriving: node, scale: drawing.scale)
      }
    let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return [DisplayItem(id: node.element, .group(DisplayGroup(.transform(move), list)))]
  }
}
