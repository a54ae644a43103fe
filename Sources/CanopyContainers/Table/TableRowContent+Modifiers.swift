internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
public import CoreTransferable
internal import Foundation
public import UniformTypeIdentifiers

/// Rows with a modifier of their views.
struct ModifiedTableRows<Content: TableRowContent, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

@MainActor
extension ModifiedTableRows: TableRowContent {
  typealias TableRowValue = Content.TableRowValue

  var tableRowBody: Self { self }
  static var _isOutline: Bool { Content._isOutline }
  func _rows(in table: _TableCells<TableRowValue>) -> some View { content._rows(in: table).modifier(modifier) }
}

extension ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
  var data: Content.Data { content.data }
}

extension TableRowContent {
  /// Adds a menu to each row, which opens with the secondary button of the pointer.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self, modifier: TableRowMenu(menu: menuItems))
  }

  /// Lets people drag each row as an item; nil for rows that can't be dragged.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self, modifier: TableRowItem(item: action))
  }

  /// Lets people drag each row as a value.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self, modifier: TableRowPayload(payload: payload))
  }

  /// Lets people drop values on each row.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self, modifier: TableRowDestination(action: action))
  }
}

extension DynamicTableRowContent {
  /// Lets people drop items between the rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types. An item has to conform to at least one.
  ///   - action: A closure that inserts the items at an offset of the data.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent {
    ModifiedTableRows(
      content: self,
      modifier: ContentEditModifier(
        path: \.contentInsertion,
        action: ContentInsertion(types: supportedContentTypes.map(\.identifier), perform: action)))
  }
}

private struct TableRowMenu<M: View> {
  let menu: () -> M
}

extension TableRowMenu: ViewModifier {
  func body(content: Content) -> some View { content.contextMenu(menuItems: menu) }
}

private struct TableRowItem {
  let item: (() -> NSItemProvider?)?
}

extension TableRowItem: ViewModifier {
  func body(content: Content) -> some View {
    if let item {
      content.onDrag { item() ?? NSItemProvider() }
    } else {
      content
    }
  }
}

private struct TableRowPayload<T: Transferable> {
  let payload: () -> T
}

extension TableRowPayload: ViewModifier {
  func body(content: Content) -> some View { content.draggable(payload()) }
}

private struct TableRowDestination<T: Transferable> {
  let action: ([T]) -> Void
}

extension TableRowDestination: ViewModifier {
  func body(content: Content) -> some View {
    content.dropDestination(for: T.self) { values, _ in
      action(values)
      return true
    }
  }
}
