public import CanopyCore
public import Foundation

// MARK: Rows

extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type = Value.self, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columnCustomization, columns(), rows())
  }

  /// Creates a table of rows, one of which people can select.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(OptionalSelection(selection), nil, columnCustomization, columns(), rows())
  }

  /// Creates a table of rows, any number of which people can select.
  public init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(MultipleSelection(selection), nil, columnCustomization, columns(), rows())
  }

  /// Creates a table of rows, with headers that sort them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(nil, sortOrder, columnCustomization, columns(), rows())
  }

  /// Creates a table of rows, one of which people can select, with headers that sort them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(OptionalSelection(selection), sortOrder, columnCustomization, columns(), rows())
  }

  /// Creates a table of rows, any number of which people can select, with headers that sort them.
  public init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(MultipleSelection(selection), sortOrder, columnCustomization, columns(), rows())
  }
}

// MARK: Elements of a collection

extension Table {
  /// Creates a table with a row for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columnCustomization, columns(), TableForEachContent(data))
  }

  /// Creates a table with a row for each element of a collection, one of which people can select.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(OptionalSelection(selection), nil, columnCustomization, columns(), TableForEachContent(data))
  }

  /// Creates a table with a row for each element of a collection, any number of which people can select.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(MultipleSelection(selection), nil, columnCustomization, columns(), TableForEachContent(data))
  }

  /// Creates a table with a row for each element of a collection, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(nil, sortOrder, columnCustomization, columns(), TableForEachContent(data))
  }

  /// Creates a table with a row for each element of a collection, one of which people can select, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(OptionalSelection(selection), sortOrder, columnCustomization, columns(), TableForEachContent(data))
  }

  /// Creates a table with a row for each element of a collection, any number of which people can select, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(MultipleSelection(selection), sortOrder, columnCustomization, columns(), TableForEachContent(data))
  }
}

// MARK: Trees

extension Table {
  /// Creates a table with a row for each element of trees, which people expand.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(nil, nil, columnCustomization, columns(), TableOutlineGroupContent(data: data, children: children))
  }

  /// Creates a table with a row for each element of trees, which people expand, one of which people can select.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      OptionalSelection(selection), nil, columnCustomization, columns(),
      TableOutlineGroupContent(data: data, children: children))
  }

  /// Creates a table with a row for each element of trees, which people expand, any number of which people can select.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
    self.init(
      MultipleSelection(selection), nil, columnCustomization, columns(),
      TableOutlineGroupContent(data: data, children: children))
  }

  /// Creates a table with a row for each element of trees, which people expand, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(nil, sortOrder, columnCustomization, columns(), TableOutlineGroupContent(data: data, children: children))
  }

  /// Creates a table with a row for each element of trees, one of which people can select, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      OptionalSelection(selection), sortOrder, columnCustomization, columns(),
      TableOutlineGroupContent(data: data, children: children))
  }

  /// Creates a table with a row for each element of trees, any number of which people can select, with headers that sort them.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(
      MultipleSelection(selection), sortOrder, columnCustomization, columns(),
      TableOutlineGroupContent(data: data, children: children))
  }
}
