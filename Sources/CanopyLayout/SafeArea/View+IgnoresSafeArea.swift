internal import Foundation
public import CanopyCore
public import CanopyStyle

/// The regions of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
  /// Bars and views added by `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}

extension View {
  /// Expands this view into the safe area at the edges that it touches. The layout of other views isn't affected.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Expands this view into the safe area at the edges that it touches: the older form of `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

struct SafeAreaIgnoringModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

@MainActor
extension SafeAreaIgnoringModifier: WrappingModifier {
  func makeWrapper(_ context: _MountContext) -> SafeAreaIgnoringWrapper { SafeAreaIgnoringWrapper(self, context) }
  func update(_ wrapper: SafeAreaIgnoringWrapper) { wrapper.update(self) }
}

/// The wrapper of a view that ignores the safe area. It expands its content by the insets beyond its edges.
final class SafeAreaIgnoringWrapper: ElementWrapper, GeometryObserver {
  private var edges: Edge.Set
  private var regions: SafeAreaRegions
  /// The insets by which the content of each element was expanded.
  private var reach: [ElementIndex: EdgeInsets] = [:]

  init(_ modifier: SafeAreaIgnoringModifier, _ context: _MountContext) {
    (edges, regions) = (modifier.edges, modifier.regions)
    super.init(context)
  }

  override var label: String { "ignoresSafeArea" }

  func update(_ new: SafeAreaIgnoringModifier) {
    guard edges != new.edges || regions != new.regions else { return }
    (edges, regions) = (new.edges, new.regions)
    for element in elements { LayoutChanges.needsPlacing(LayoutNode(element)) }
  }

  override func willUnwrap(in wrapping: ElementIndex) {
    reach[wrapping] = nil
    if reach.isEmpty { context.tree.layout.observers.remove(self) }
  }

  override func placeChildren(of node: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) {
    let insets = insets(of: node)
    reach[node.element] = insets
    context.tree.layout.observers.add(self)
    let inner = ProposedViewSize(
      width: (proposal.width ?? size.width) + insets.horizontal,
      height: (proposal.height ?? size.height) + insets.vertical)
    Placing.place(node.wrapped, at: CGPoint(x: -insets.leading, y: -insets.top), inner)
  }

  private func insets(of node: LayoutNode) -> EdgeInsets {
    var insets = EdgeInsets()
    insets.take(edges, from: node.safeAreaInsets(of: regions))
    return insets
  }

  /// When other views move, the content may start or stop touching an edge.
  func layoutChanged() {
    for (element, known) in reach where insets(of: LayoutNode(element)) != known {
      LayoutChanges.needsPlacing(LayoutNode(element))
    }
  }
}
