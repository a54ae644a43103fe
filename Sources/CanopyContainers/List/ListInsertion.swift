public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
public import CoreTransferable
internal import Foundation
public import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Lets people drop items between the elements of the data in a list.
  ///
  /// ```swift
  /// ForEach(links, id: \.self) { Link($0.path, destination: $0) }
  ///   .onInsert(of: [.url]) { index, items in insert(items, at: index) }
  /// ```
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. An item has to conform to at least one.
  ///   - action: A closure that inserts the items at an offset of the data.
  @MainActor @preconcurrency
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: supportedContentTypes.map(\.identifier), perform: action)
  }

  /// Lets people drop items between the elements of the data in a list.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: The identifiers of the accepted types. An item has to conform to at least one.
  ///   - action: A closure that inserts the items at an offset of the data.
  @MainActor @preconcurrency
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      ContentEditModifier(
        path: \.contentInsertion, action: ContentInsertion(types: acceptedTypeIdentifiers, perform: action)))
  }
}

/// The action of a program when people drop items between rows.
struct ContentInsertion {
  /// The identifiers of the accepted types.
  let types: [String]
  let perform: (Int, [NSItemProvider]) -> Void
}

extension ContainerValues {
  @Entry var contentInsertion: ContentEdit<ContentInsertion>?
}

/// A modifier that lets people drop items above and below a row, and shows a line where they would be inserted.
struct InsertableRow: ViewModifier {
  let row: ListedRow
  let insertion: ContentEdit<ContentInsertion>?
  /// The edge at which the dragged items would be inserted; nil while there are none.
  @State private var edge: VerticalEdge?

  func body(content: Content) -> some View {
    if let insertion {
      content
        .overlay(alignment: edge == .bottom ? .bottom : .top) {
          if edge != nil {
            Rectangle().fill(.tint).frame(height: 2).offset(y: edge == .bottom ? 1 : -1).allowsHitTesting(false)
          }
        }
        .zIndex(edge == nil ? 0 : 1)
        .onDrop(of: insertion.action.types, delegate: RowDrop(row: row, insertion: insertion, edge: $edge))
    } else {
      content
    }
  }
}

/// Receives the items that people drop on a row.
private struct RowDrop: DropDelegate {
  let row: ListedRow
  let insertion: ContentEdit<ContentInsertion>
  @Binding var edge: VerticalEdge?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: insertion.action.types) }
  func dropEntered(info: DropInfo) { edge = edge(for: info) }
  func dropExited(info: DropInfo) { edge = nil }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    edge = edge(for: info)
    return DropProposal(operation: .copy)
  }

  func performDrop(info: DropInfo) -> Bool {
    edge = nil
    guard let offset = row.offset(inside: insertion.parent) else { return false }
    let place = edge(for: info) == .bottom ? offset + 1 : offset
    insertion.action.perform(place, info.itemProviders(for: insertion.action.types))
    return true
  }

  private func edge(for info: DropInfo) -> VerticalEdge {
    info.location.y > row.node.frame.height / 2 ? .bottom : .top
  }
}
