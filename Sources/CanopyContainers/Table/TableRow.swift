public import CanopyCore
internal import CanopyLayout
public import CanopyText
internal import Foundation

/// A row of a table, with the value that its cells show.
public struct TableRow<Value: Identifiable> {
  private let value: Value?

  /// Creates a row for a value.
  public init(_ value: Value) { self.value = value }

  /// Creates a row for a value, or an empty row.
  @_disfavoredOverload
  public init(_ value: Value?) { self.value = value }
}

@MainActor
extension TableRow: TableRowContent {
  public typealias TableRowValue = Value

  /// The row itself.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { false }

  @ViewBuilder
  public func _rows(in table: _TableCells<Value>) -> some View {
    if let value {
      TableRowView(value: value, table: table)
    } else {
      // A row as high as the others, which can't be selected.
      Spacer(minLength: 0).frame(height: 0)
    }
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// Creates no rows.
  public init() {}
}

@MainActor
extension EmptyTableRowContent: TableRowContent {
  public typealias TableRowValue = Value

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { false }
  public func _rows(in _: _TableCells<Value>) -> EmptyView { EmptyView() }
}

// MARK: Rows of data

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  /// The elements.
  public let data: Data

  init(_ data: Data) { self.data = data }
}

@MainActor
extension TableForEachContent: DynamicTableRowContent {
  public typealias TableRowValue = Data.Element

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { false }

  public func _rows(in table: _TableCells<Data.Element>) -> some View {
    ForEach(data) { TableRowView(value: $0, table: table) }
  }
}

@MainActor
extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { Content._isOutline }

  public func _rows(in table: _TableCells<Content.TableRowValue>) -> ForEach<Data, ID, Content._Rows> {
    mapContent { content in onMainActor(with: (content, table)) { $0._rows(in: $1) } }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Creates rows for the elements of a collection of identifiable data.
  public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V {
    self.init(data, identifier: { $0.id }, content: content)
  }

  /// Creates a row for each element of a collection.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data, identifier: { $0.id }, content: { TableRow($0) })
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates rows for the elements of a collection, identified by a key path.
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data, identifier: { $0[keyPath: id] }, content: content)
  }
}

// MARK: Sections

/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content
}

@MainActor
extension TableHeaderRowContent: TableRowContent {
  public typealias TableRowValue = Value

  /// The header itself.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { false }
  public func _rows(in _: _TableCells<Value>) -> Content { content }
}

@MainActor
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { Content._isOutline }

  public func _rows(in table: _TableCells<TableRowValue>) -> Section<Parent._Rows, Content._Rows, Footer._Rows> {
    let parts = parts
    return Section<Parent._Rows, Content._Rows, Footer._Rows>(
      (parts.header._rows(in: table), parts.content._rows(in: table), parts.footer._rows(in: table)), like: self)
  }
}

extension Section where Content: TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
  /// Creates a section of rows with a header.
  public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Content.TableRowValue == V {
    self.init(parts: TableHeaderRowContent(content: header()), content(), EmptyTableRowContent())
  }

  /// Creates a section of rows with a localized title.
  public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of rows with a title.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Content.TableRowValue == V {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of rows.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Content.TableRowValue == V {
    self.init(parts: EmptyTableRowContent(), content(), EmptyTableRowContent())
  }
}
