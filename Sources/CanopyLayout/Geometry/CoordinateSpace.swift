internal import Foundation
public import CanopyCore
public import CanopyStyle

/// A coordinate space: of the window, of the view, or of a named ancestor.
public enum CoordinateSpace: Hashable {
  /// The coordinates of the window.
  case global
  /// The coordinates of the view.
  case local
  /// The coordinates of an ancestor with a name.
  case named(AnyHashable)

  /// A Boolean value that indicates whether this is the space of the window.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether this is the space of the view.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space: `.local`, `.global`, `.named("list")`.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the visible part of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

  /// Returns the coordinate space of the visible part of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }
}

/// The name of the coordinate space of a scroll view.
struct ScrollSpace: Hashable {
  /// The axis of the scroll view; nil for any axis.
  let axis: Axis?
}

extension View {
  /// Names the coordinate space of this view for its descendants.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(UnaryModifier(layout: NamedSpaceLayout(name: name.name)))
  }

  /// Names the coordinate space of this view for its descendants.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(UnaryModifier(layout: NamedSpaceLayout(name: AnyHashable(name))))
  }
}

struct NamedSpaceLayout: UnaryLayout, Equatable {
  let name: AnyHashable
  var spaceName: AnyHashable? { name }
  var label: String { "coordinateSpace(\(name))" }
}

@MainActor
extension LayoutNode {
  /// Returns the frame in a coordinate space. If no ancestor has the name, uses the coordinate space of the window.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      // An element that hasn't been placed may have the record of a removed one.
      let isPlaced = record.pointee.flags.contains(.isPlaced)
      if !isPlaced { return .zero }
      return CGRect(origin: .zero, size: ShownGeometry.isSeen ? shownSize : record.pointee.size)
    case .global: return frame
    case .named(let name):
      let frame = frame
      guard let origin = ancestor(named: name)?.frame.origin else { return frame }
      return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the nearest element with a coordinate space of the given name, starting with this element.
  package func ancestor(named name: AnyHashable) -> LayoutNode? {
    if let space = name.base as? ScrollSpace { return scrollView(along: space.axis) }
    return includingAncestors.first { node in
      ViewRuntime.elements[node.element].kind == .wrapper && node.layout.spaceName == name
    }
  }

  private func scrollView(along axis: Axis?) -> LayoutNode? {
    includingAncestors.dropFirst().first { node in
      guard let scroll = node.ownScrollContainer else { return false }
      return axis.map(scroll.scrolls) ?? true
    }
  }
}
