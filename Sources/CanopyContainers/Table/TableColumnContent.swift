internal import CanopyControls
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
public import CanopyStyle
public import Foundation

/// The columns of a table, which a ``TableColumnBuilder`` creates.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators that sort rows.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that this type consists of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that this type consists of.
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns to those of a table.
  func _addColumns(to table: inout _TableColumns<TableRowValue, TableColumnSortComparator>)
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  public func _addColumns(to table: inout _TableColumns<TableRowValue, TableColumnSortComparator>) {
    tableColumnBody._addColumns(to: &table)
  }
}

/// The columns of a table, in the order of their definition.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  var items: [TableColumnItem<RowValue, Sort>] = []
}

/// A column, without the types of its views.
struct TableColumnItem<RowValue: Identifiable, Sort: SortComparator> {
  let label: AnyView
  /// The comparator that sorts the rows by the column; nil if it can't.
  let comparator: Sort?
  let content: (RowValue) -> AnyView
  var options: TableColumnOptions
}

/// The properties of a column that modifiers set.
struct TableColumnOptions {
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledCustomization: TableColumnCustomizationBehavior = []
}

/// The horizontal alignment of the texts in a column.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Value {
    case automatic, leading, center, trailing
  }

  let value: Value

  /// The usual alignment, at the leading edge.
  public static let automatic = TableColumnAlignment(value: .automatic)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(value: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(value: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(value: .trailing)
  /// At the edge at which numbers end in the language of the interface.
  public static let numeric = TableColumnAlignment(value: .trailing)

  /// At the edge at which the digits of a numbering system end.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }

  var horizontal: HorizontalAlignment {
    switch value {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

// MARK: Modifiers

extension TableColumnContent {
  /// Sets a width that people can't change; nil for a column of the usual width.
  nonisolated public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.width = TableColumnWidth(fixed: width) }
  }

  /// Sets the limits and the ideal of a width that people can change; nil for the usual ones.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Sets the alignment of the texts in the columns.
  nonisolated public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.alignment = alignment }
  }

  /// Sets the identifier of the column in a ``TableColumnCustomization``. Only columns with an identifier can be customized.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.customizationID = id }
  }

  /// Sets whether the columns show unless people say otherwise.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the ways in which people can't customize the columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.disabledCustomization = behavior }
  }
}

/// Columns with other properties.
struct ModifiedTableColumns<Content: TableColumnContent> {
  let content: Content
  let change: (inout TableColumnOptions) -> Void
}

@MainActor
extension ModifiedTableColumns: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator

  var tableColumnBody: Self { self }

  func _addColumns(to table: inout _TableColumns<TableRowValue, TableColumnSortComparator>) {
    let first = table.items.count
    content._addColumns(to: &table)
    for index in first..<table.items.count { change(&table.items[index].options) }
  }
}

// MARK: Builder

/// A result builder that creates the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// Returns a column that doesn't sort the rows of a table in which others do.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> some TableColumnContent<RowValue, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    UnsortedTableColumns<Content, Sort>(content: content)
  }

  /// Returns the first columns.
  public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { first }

  /// Returns columns followed by others.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<First, Next>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Next.TableRowValue == RowValue, Next.TableColumnSortComparator == Sort
  {
    TupleTableColumnContent(first: accumulated, next: next)
  }

  /// Returns the columns of an `if` without an `else`.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

  /// Returns the columns of the first branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> TableColumnBranch<First, Second>
  where First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort {
    .first(first)
  }

  /// Returns the columns of the second branch.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> TableColumnBranch<First, Second>
  where Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort {
    .second(second)
  }
}

/// Columns followed by others.
public struct TupleTableColumnContent<First: TableColumnContent, Next: TableColumnContent>
where
  First.TableRowValue == Next.TableRowValue, First.TableColumnSortComparator == Next.TableColumnSortComparator
{
  let first: First
  let next: Next
}

@MainActor
extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  /// The columns themselves.
  public var tableColumnBody: Self { self }

  public func _addColumns(to table: inout _TableColumns<TableRowValue, TableColumnSortComparator>) {
    first._addColumns(to: &table)
    next._addColumns(to: &table)
  }
}

@MainActor
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

  /// The columns themselves.
  public var tableColumnBody: Self { self }

  public func _addColumns(
    to table: inout _TableColumns<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator>
  ) {
    self?._addColumns(to: &table)
  }
}

/// The columns of one of two branches.
public enum TableColumnBranch<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  case first(First)
  case second(Second)
}

@MainActor
extension TableColumnBranch: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator

  /// The columns themselves.
  public var tableColumnBody: Self { self }

  public func _addColumns(to table: inout _TableColumns<TableRowValue, TableColumnSortComparator>) {
    switch self {
    case .first(let content): content._addColumns(to: &table)
    case .second(let content): content._addColumns(to: &table)
    }
  }
}

/// Columns that don't sort the rows of a table in which others do.
private struct UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>
where Content.TableColumnSortComparator == Never {
  let content: Content
}

@MainActor
extension UnsortedTableColumns: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Sort

  var tableColumnBody: Self { self }

  func _addColumns(to table: inout _TableColumns<TableRowValue, Sort>) {
    var columns = _TableColumns<TableRowValue, Never>()
    content._addColumns(to: &columns)
    table.items += columns.items.map {
      TableColumnItem(label: $0.label, comparator: nil, content: $0.content, options: $0.options)
    }
  }
}

// MARK: Columns of data

/// Columns for the elements of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements.
  public var data: Data
  /// Creates the columns of an element.
  public var content: (Data.Element) -> Content

  /// Creates columns for the elements of a collection of identifiable data.
  public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns for the elements of a collection, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
  }

  /// Creates columns for the numbers of a constant range.
  public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    (self.data, self.content) = (data, content)
  }
}

@MainActor
extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  /// The columns themselves.
  public var tableColumnBody: Self { self }

  public func _addColumns(to table: inout _TableColumns<RowValue, Sort>) {
    for element in data { content(element)._addColumns(to: &table) }
  }
}
