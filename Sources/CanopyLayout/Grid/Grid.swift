public import CanopyCore
public import Foundation

/// A container that arranges views in rows and columns.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Name")
///     Text("Ann")
///   }
///   Divider()
///   GridRow {
///     Text("Age")
///     Text("34")
///   }
/// }
/// ```
///
/// A view outside of a `GridRow` takes up a whole row.
public struct Grid<Content: View> {
  @usableFromInline var layout: GridLayout
  @usableFromInline var content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns; nil for the default.
  ///   - verticalSpacing: The distance between rows; nil for the default.
  ///   - content: A view builder that creates the rows.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

@MainActor
extension Grid: View, ContainerView {}

/// A row of a grid. Each of its views is a cell.
///
/// A modifier of a row applies to each of its cells. Outside of a grid, a row is a `Group`.
public struct GridRow<Content: View> {
  @usableFromInline var alignment: VerticalAlignment?
  @usableFromInline var content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the row, or nil to use the grid's.
  ///   - content: A view builder that creates the cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

// Slots: the group of the row and its properties, followed by the slots of the cells.

extension Slot where Kept == GridRowProperties {
  fileprivate static var properties: Self { Slot(1) }
}

@MainActor
extension GridRow: View, PrimitiveView {
  public static var _words: Int { 2 + Content._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let properties = GridRowProperties(view.pointee.alignment)
    slots.keep(properties, in: .properties)
    let group = ElementGroup.makeShared(in: context)
    ElementGroup.setRow(properties, of: group)
    slots[0] = UInt(group)
    Content._mount(&view.pointee.content, slots.dropFirst(2), context.inside(listOf: group))
    ElementGroup.didMount(group)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    let group = ElementIndex(slots[0])
    Content._update(&view.pointee.content, slots.dropFirst(2), context.inside(listOf: group))
    let properties = slots[.properties]
    guard properties.alignment != view.pointee.alignment else { return }
    properties.alignment = view.pointee.alignment
    if let grid = LayoutNode(group).parent { LayoutChanges.childrenChanged(of: grid) }
  }

  public static func _unmount(_ slots: _Slots) {
    let group = ElementIndex(slots[0])
    ElementGroup.willUnmount(group)
    Content._unmount(slots.dropFirst(2))
    ElementGroup.remove(group)
    slots.release(.properties)
  }
}

/// The properties of a row that its grid reads.
@MainActor
final class GridRowProperties {
  fileprivate(set) var alignment: VerticalAlignment?

  fileprivate init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

@MainActor
extension LayoutNode {
  /// The group of the row that contains this child of a grid; nil outside of a row. A row inside a row adds cells to the outer
  /// row.
  var gridRow: ElementIndex? {
    let elements = ViewRuntime.elements
    var (row, group): (ElementIndex?, ElementIndex) = (nil, elements[element].parent)
    while group != 0, elements[group].kind == .group {
      if elements[group].flags.contains(.isGridRow) { row = group }
      group = elements[group].parent
    }
    return row
  }
}
