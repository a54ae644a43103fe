internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

/// The position of a scroll view: a view, an edge or a point.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// var body: some View {
///   ScrollView { Rows() }
///     .scrollPosition($position)
///   Button("To top") { withAnimation { position.scrollTo(edge: .top) } }
/// }
/// ```
public struct ScrollPosition {
  enum Place: Equatable, Sendable {
    /// The view with the identifier `id`.
    case view(anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The position that a program has chosen; nil if there is none.
  var place: Place?
  /// The type of the identifiers of views.
  let idType: any (Hashable & Sendable).Type
  /// The identifier of the view at the position.
  var id: (any Hashable & Sendable)?
  /// A Boolean value that indicates whether a person has chosen the position.
  public internal(set) var isPositionedByUser = false
  /// The number of calls of `scrollTo`, which makes each of them a change.
  var requests = 0

  private init(_ place: Place?, _ idType: any (Hashable & Sendable).Type, id: (any Hashable & Sendable)? = nil) {
    (self.place, self.idType, self.id) = (place, idType, id)
  }

  /// Creates a position without a view.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(nil, idType) }

  /// Creates the position of a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.view(anchor: anchor), type(of: id), id: id)
  }

  /// Creates the position of an edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates the position of a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates the position of a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a horizontal position.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a vertical position.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  // MARK: Scrolling

  private mutating func go(to place: Place, id: (any Hashable & Sendable)? = nil) {
    self.place = place
    self.id = id
    isPositionedByUser = false
    requests += 1
  }

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(anchor: anchor), id: id)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Scrolls to a horizontal position.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Scrolls to a vertical position.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  // MARK: The position

  /// The edge that a program has scrolled to, or nil if the position isn't an edge.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that a program has scrolled to, or nil if the position isn't a point.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal position that a program has scrolled to, or nil if there is none.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical position that a program has scrolled to, or nil if there is none.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identifier of the view at the position, or nil if it isn't known.
  ///
  /// While people scroll, it identifies a view in a layout with `scrollTargetLayout(isEnabled:)`.
  public var viewID: (any Hashable & Sendable)? { id }

  /// Returns the identifier of the view at the position, or nil if it isn't known, or has a different type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }

  /// Returns a value as an identifier of the type of this position, or nil if the value has a different type.
  func identifier(_ value: Any) -> (any Hashable & Sendable)? {
    func typed<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? { value as? ID }
    return typed(idType)
  }

  /// The destination that a program scrolls to; nil if there is none.
  var destination: ScrollDestination? {
    switch place {
    case .view(let anchor): id.map { .view(AnyHashable($0), anchor: anchor) }
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x._sound, y: y._sound)
    case nil: nil
    }
  }
}

extension CGFloat? {
  /// The position, if it is a finite number.
  fileprivate var _sound: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}

extension ScrollPosition: Equatable {
  /// Returns a Boolean value that indicates whether two positions are the same.
  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place && one.isPositionedByUser == other.isPositionedByUser && one.requests == other.requests
      && one.id.map { AnyHashable($0) } == other.id.map { AnyHashable($0) }
  }
}

extension ScrollPosition: Sendable {}
