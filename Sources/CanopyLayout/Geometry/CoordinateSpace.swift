public import CanopyCore
public import CanopyStyle

/// Coordinates to tell places in.
public enum CoordinateSpace: Hashable {
  /// Those of the window.
  case global
  /// Those of the view itself.
  case local
  /// Those of a view around that has been given a name.
  case named(AnyHashable)

  /// Whether they are those of the window.
  public var isGlobal: Bool { self == .global }
  /// Whether they are those of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something that stands for coordinates: `.local`, `.global`, `.named("list")`.
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes it.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes it.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the view around that has been given a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest scroll view: of the part that is to be seen.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

  /// The coordinates of the nearest scroll view that scrolls along an axis: of the part that is to be seen.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }
}

/// The name of the coordinates of a scroll view.
struct ScrollSpace: Hashable {
  /// Along which it scrolls; nil if that makes no difference.
  let axis: Axis?
}

extension View {
  /// Gives the coordinates of the view a name, for views inside it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(UnaryModifier(layout: NamedSpaceLayout(name: name.name)))
  }

  /// Gives the coordinates of the view a name, for views inside it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(UnaryModifier(layout: NamedSpaceLayout(name: AnyHashable(name))))
  }
}

struct NamedSpaceLayout: UnaryLayout, Equatable {
  let name: AnyHashable
  var spaceName: AnyHashable? { name }
  var label: String { "coordinateSpace(\(name))" }
}
