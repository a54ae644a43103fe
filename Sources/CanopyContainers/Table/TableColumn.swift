internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
public import Foundation

/// A column of a table: its title, and a view for each row.
///
/// ```swift
/// Table(people, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
///   TableColumn("Photo") { Thumbnail($0.photo) }
/// }
/// ```
///
/// A column with a value sorts the rows of a table that has a sort order.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  private let label: Label
  private let comparator: Sort?
  private let content: (RowValue) -> Content
  private var options = TableColumnOptions()

  private init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// Sets a width that people can't change; nil for a column of the usual width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.options.width = TableColumnWidth(fixed: width)
    return column
  }

  /// Sets the limits and the ideal of a width that people can change; nil for the usual ones.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.options.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return column
  }
}

@MainActor
extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  /// The column itself.
  public var tableColumnBody: Self { self }

  public func _addColumns(to table: inout _TableColumns<RowValue, Sort>) {
    table.items.append(
      TableColumnItem(
        label: AnyView(label), comparator: comparator, content: { [content] in AnyView(content($0)) }, options: options)
    )
  }
}

// MARK: Without a value

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title, which sorts no rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column with a localized title, which sorts no rows.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleResource), nil, content)
  }

  /// Creates a column with a title, which sorts no rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a column with a text as its title, which sorts no rows.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a localized title, which shows a string and sorts no rows.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column with a localized title, which shows a string and sorts no rows.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>) {
    self.init(Text(titleResource), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title, which shows a string and sorts no rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(title), nil, { Text($0[keyPath: value]) })
  }

  /// Creates a column with a text as its title, which shows a string and sorts no rows.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, nil, { Text($0[keyPath: value]) })
  }
}

// MARK: With a value

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title, which sorts rows by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a localized title, which sorts rows by a value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), KeyPathComparator(value), content)
  }

  /// Creates a column with a title, which sorts rows by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column with a text as its title, which sorts rows by a value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a localized title, which sorts rows by an optional value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column with a localized title, which sorts rows by an optional value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), KeyPathComparator(value), content)
  }

  /// Creates a column with a title, which sorts rows by an optional value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value), content)
  }

  /// Creates a column with a text as its title, which sorts rows by an optional value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value), content)
  }

  /// Creates a column with a localized title, which sorts rows by a value with a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a localized title, which sorts rows by a value with a comparator.
  @_disfavoredOverload
  public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(titleResource), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a title, which sorts rows by a value with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a text as its title, which sorts rows by a value with a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a localized title, which sorts rows by a Boolean value, false first.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: TableBoolComparator()), content)
  }

  /// Creates a column with a localized title, which sorts rows by a Boolean value, false first.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, Bool> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), KeyPathComparator(value, comparator: TableBoolComparator()), content)
  }

  /// Creates a column with a title, which sorts rows by a Boolean value, false first.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: TableBoolComparator()), content)
  }

  /// Creates a column with a text as its title, which sorts rows by a Boolean value, false first.
  public init(
    _ text: Text, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, KeyPathComparator(value, comparator: TableBoolComparator()), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localized title, which shows a string and sorts rows by it as people of the language do.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: TableTextComparator()), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a localized title, which shows a string and sorts rows by it with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a localized title, which shows a string and sorts rows by it as people of the language do.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      Text(titleResource), KeyPathComparator(value, comparator: TableTextComparator()), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a localized title, which shows a string and sorts rows by it with a comparator.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) {
    self.init(Text(titleResource), KeyPathComparator(value, comparator: comparator), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title, which shows a string and sorts rows by it as people of the language do.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value, comparator: TableTextComparator()), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a title, which shows a string and sorts rows by it with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a text as its title, which shows a string and sorts rows by it as people of the language do.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, KeyPathComparator(value, comparator: TableTextComparator()), { Text($0[keyPath: value]) })
  }

  /// Creates a column with a text as its title, which shows a string and sorts rows by it with a comparator.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator) {
    self.init(text, KeyPathComparator(value, comparator: comparator), { Text($0[keyPath: value]) })
  }
}

// MARK: With a comparator

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Creates a column with a localized title, which sorts rows with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator, content)
  }

  /// Creates a column with a localized title, which sorts rows with a comparator.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleResource), comparator, content)
  }

  /// Creates a column with a title, which sorts rows with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator, content)
  }

  /// Creates a column with a text as its title, which sorts rows with a comparator.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }
}

/// A comparator of Boolean values: false is before true.
private struct TableBoolComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ first: Bool, _ second: Bool) -> ComparisonResult {
    if first == second { return .orderedSame }
    return first == (order == .reverse) ? .orderedAscending : .orderedDescending
  }
}

/// A comparator of texts that orders them as people of the current language do: numbers by their values, and regardless of case.
private struct TableTextComparator: SortComparator {
  var order = SortOrder.forward

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    order == .forward ? first.localizedStandardCompare(second) : second.localizedStandardCompare(first)
  }
}
