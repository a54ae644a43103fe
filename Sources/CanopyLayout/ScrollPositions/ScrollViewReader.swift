public import CanopyCore
public import CanopyDrawing
internal import CanopyStyle
internal import Foundation

/// A view that can scroll to views inside it, or in the enclosing scroll view.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView {
///     ForEach(messages) { MessageView($0) }
///   }
///   .onChange(of: messages.count) {
///     withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///   }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View, ClosureView {
  /// The view builder that creates the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var places = ScrollReaderPlaces()

  /// Creates a reader.
  ///
  /// - Parameter content: A view builder that creates the content, which contains one or several scroll views, or is
  ///   inside one.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View {
    content(ScrollViewProxy(places: places)).modifier(ScrollReaderModifier(places: places))
  }

  package var caller: String { "ScrollViewReader" }
}

/// A proxy that scrolls to views in a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let places: ScrollReaderPlaces

  /// Scrolls to the first view with an identifier, set by `id(_:)` or by a `ForEach`.
  ///
  /// Call it in an action, not in a body. In `withAnimation(_:_:)`, the scroll view moves with the animation.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view.
  ///   - anchor: The point of the view to align with the same point of the scroll view, or nil to scroll by the minimum
  ///     distance.
  /// - Complexity: O(*n*) in the number of rows, if the row of a lazy container has never been visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let (places, id) = (places, AnyHashable(unwrapped: id))
    RequestSource("ScrollViewProxy.scrollTo(_:anchor:)") {
      onMainActor(with: (places, id)) { $0.scroll(to: $1, anchor) }
    }.make()
  }
}

extension ScrollViewProxy: Sendable {}

extension AnyHashable {
  /// Creates the value of an identifier, unwrapping an optional: `scrollTo(messages.last?.id)`.
  init<ID: Hashable>(unwrapped id: ID) {
    if let wrapper = id as? any OptionalIdentifier, let inside = wrapper._inside {
      self = inside
    } else {
      self.init(id)
    }
  }
}

private protocol OptionalIdentifier {
  var _inside: AnyHashable? { get }
}

extension Optional: OptionalIdentifier where Wrapped: Hashable {
  var _inside: AnyHashable? { map { AnyHashable(unwrapped: $0) } }
}

/// The elements of a scroll view reader.
///
/// Safe because only the main actor uses them.
final class ScrollReaderPlaces: @unchecked Sendable {
  fileprivate var elements: [ElementIndex] = []
  fileprivate var tree: TreeContext?

  /// Scrolls after the running update has placed everything.
  @MainActor
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    tree?.requestScroll { [self] in
      for element in elements {
        guard let found = ScrollSearch.find(id, in: element), let nearest = found.nearest else { continue }
        return scroll(to: id, anchor, found, nearest, in: element)
      }
    }
  }

  /// Scrolls the innermost scroll view that contains the view, and then the enclosing scroll views in the reader so
  /// that the view is visible.
  @MainActor
  private func scroll(
    to id: AnyHashable, _ anchor: UnitPoint?, _ found: ScrollSearch.Found, _ view: LayoutNode,
    in element: ElementIndex
  ) {
    let around = Array(sequence(first: view, next: \.parent))
    let end = around.firstIndex { $0.element == element } ?? around.count - 1
    var containers = around[...end].compactMap { $0.ownScrollContainer }
    if containers.isEmpty { containers = around[end...].compactMap { $0.ownScrollContainer }.prefix(1).map { $0 } }
    var anchored: Axis.Set = []
    for container in containers {
      let own = container.scroll.axes
      let anchor = anchored.isDisjoint(with: own) ? anchor : nil
      anchored.formUnion(own)
      container.isPositionedByUser = false
      let transaction = container.node.flatMap { ViewRuntime.elements.transaction(of: $0.element) }
      container.begin(ScrollPursuit(.view(id, anchor: anchor), found: found), transaction)
    }
  }
}

/// A modifier that tracks the elements of a scroll view reader.
struct ScrollReaderModifier {
  let places: ScrollReaderPlaces
}

@MainActor
extension ScrollReaderModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<ScrollReaderSource> {
    places.tree = context.tree
    return HandledAttachment(ScrollReaderSource(places), context)
  }

  func update(_ source: HandledAttachment<ScrollReaderSource>) {}
}

final class ScrollReaderSource: AttachmentHandler {
  private let places: ScrollReaderPlaces

  init(_ places: ScrollReaderPlaces) { self.places = places }

  func attached(to element: ElementIndex) { places.elements.append(element) }
  func detached(from element: ElementIndex) { places.elements.removeAll { $0 == element } }
}
