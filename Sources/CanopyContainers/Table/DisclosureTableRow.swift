internal import CanopyAnimation
internal import CanopyControls
public import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// A row of a table that people expand to see other rows inside.
///
/// ```swift
/// Table(of: Folder.self) { … } rows: {
///   ForEach(folders) { folder in
///     DisclosureTableRow(folder) { ForEach(folder.files) }
///   }
/// }
/// ```
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row for a value, with rows inside.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: A binding to a Boolean value that indicates whether the rows inside show; nil if the table keeps it.
  ///   - content: The rows inside.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    self.init(isExpanded: isExpanded, content: content) { TableRow(value) }
  }

  /// Creates a row with rows inside.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a Boolean value that indicates whether the rows inside show; nil if the table keeps it.
  ///   - content: The rows inside.
  ///   - label: The row itself.
  public init(
    isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Label.TableRowValue> content: @escaping () -> Content,
    @TableRowBuilder<Label.TableRowValue> label: () -> Label
  ) {
    (self.label, self.isExpanded, self.content) = (label(), isExpanded, content)
  }
}

@MainActor
extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { true }

  public func _rows(in table: _TableCells<TableRowValue>) -> some View {
    DisclosedTableRows(isExpanded: isExpanded, label: label._rows(in: table)) { content()._rows(in: table) }
  }
}

/// The views of a row and of those inside it.
struct DisclosedTableRows<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: @MainActor () -> Content
  @State private var isOpen = false
  @Environment(\.tableRowLevel) private var level
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let disclosure = RowDisclosure(isExpanded: isExpanded ?? $isOpen, isMirrored: direction == .rightToLeft)
    label
      ._setting(\.tableRowDisclosure, disclosure, for: "DisclosureTableRow")
      .containerValue(\.rowDisclosure, disclosure)
    if disclosure.isExpanded.wrappedValue {
      content()._setting(\.tableRowLevel, level + 1, for: "DisclosureTableRow")
    }
  }
}

/// A row for each element of trees, which people expand.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

@MainActor
extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element

  /// The rows themselves.
  public var tableRowBody: Self { self }
  public static var _isOutline: Bool { true }

  public func _rows(in table: _TableCells<Data.Element>) -> some View {
    ForEach(data) { TableOutlineRow<Data>(value: $0, children: children, table: table) }
  }
}

/// The views of an element of a tree, and of those inside it.
private struct TableOutlineRow<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let table: _TableCells<Data.Element>

  var body: some View {
    if let inside = value[keyPath: children] {
      DisclosedTableRows(isExpanded: nil, label: TableRowView(value: value, table: table)) {
        AnyView(TableOutlineGroupContent(data: inside, children: children)._rows(in: table))
      }
    } else {
      TableRowView(value: value, table: table)
    }
  }
}

extension EnvironmentValues {
  /// The number of rows around a row.
  @Entry var tableRowLevel = 0
  /// The state of a row that shows and hides the rows inside it.
  @Entry var tableRowDisclosure: RowDisclosure?
}
