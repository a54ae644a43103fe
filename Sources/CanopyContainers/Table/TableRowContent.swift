public import CanopyCore

/// The rows of a table, which a ``TableRowBuilder`` creates.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that this type consists of.
  associatedtype TableRowBody: TableRowContent
  /// The type of the views of the rows.
  associatedtype _Rows: View

  /// The rows that this type consists of.
  var tableRowBody: TableRowBody { get }

  /// A Boolean value that indicates whether rows may contain others.
  static var _isOutline: Bool { get }

  /// Returns the views of the rows.
  func _rows(in table: _TableCells<TableRowValue>) -> _Rows
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public static var _isOutline: Bool { TableRowBody._isOutline }
  public func _rows(in table: _TableCells<TableRowValue>) -> TableRowBody._Rows { tableRowBody._rows(in: table) }
}

/// Rows for the elements of a collection, which people may be able to edit.
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

// MARK: Builder

/// A result builder that creates the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Returns the first rows.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Returns rows followed by others.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, First, Next>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(first: accumulated, next: next)
  }

  /// Returns the rows of an `if` without an `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Returns the rows of the first branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> TableRowBranch<First, Second>
  where First.TableRowValue == Value { .first(first) }

  /// Returns the rows of the second branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> TableRowBranch<First, Second>
  where Second.TableRowValue == Value { .second(second) }
}

/// Rows followed by others.
public struct TupleTableRowContent<Value: Identifiable, First: TableRowContent, Next: TableRowContent>
where First.TableRowValue == Value, Next.TableRowValue == Value {
  let first: First
  let next: Next
}

@MainActor
extension TupleTableRowContent: TableRowContent {
  public typealias TableRowValue = Value

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { First._isOutline || Next._isOutline }

  public func _rows(in table: _TableCells<Value>) -> some View {
    Group {
      first._rows(in: table)
      next._rows(in: table)
    }
  }
}

@MainActor
extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { Wrapped._isOutline }
  public func _rows(in table: _TableCells<Wrapped.TableRowValue>) -> Wrapped._Rows? { map { $0._rows(in: table) } }
}

/// The rows of one of two branches.
public enum TableRowBranch<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  case first(First)
  case second(Second)
}

@MainActor
extension TableRowBranch: TableRowContent {
  public typealias TableRowValue = First.TableRowValue

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { First._isOutline || Second._isOutline }

  @ViewBuilder
  public func _rows(in table: _TableCells<First.TableRowValue>) -> some View {
    switch self {
    case .first(let content): content._rows(in: table)
    case .second(let content): content._rows(in: table)
    }
  }
}
